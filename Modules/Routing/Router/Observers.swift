/// The observers of one kind of event, in the order in which they were added.
@MainActor
package final class Observers<Event> {
  private var observers: [(id: ObserverID, notify: @MainActor (Event) -> Void)] = []

  package nonisolated init() {}

  package func add(_ id: ObserverID, _ notify: @escaping @MainActor (Event) -> Void) { observers.append((id, notify)) }

  package func remove(_ id: ObserverID) { observers.removeAll { $0.id == id } }

  package func notify(_ event: Event) {
    // An observer may remove a later one.
    for observer in observers where observers.contains(where: { $0.id == observer.id }) { observer.notify(event) }
  }
}

/// The identity of an observer, for removing it.
public struct ObserverID: Hashable, Sendable {
  let number: Int

  package init(number: Int) { self.number = number }
}
