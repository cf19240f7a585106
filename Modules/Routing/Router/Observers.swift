/// The observers of one kind of event, in the order in which they were added.
@MainActor
package final class Observers<Event> {
  private var observers: [ObserverID: @MainActor (Event) -> Void] = [:]
  private var lastNumber = 0

  package nonisolated init() {}

  package func add(_ observer: @escaping @MainActor (Event) -> Void) -> ObserverID {
    lastNumber += 1
    let id = ObserverID(number: lastNumber)
    observers[id] = observer
    return id
  }

  package func remove(_ id: ObserverID) { observers[id] = nil }

  /// Calls every observer; one that another observer removes meanwhile isn't called any more.
  package func notify(_ event: Event) {
    for id in observers.keys.sorted(by: { $0.number < $1.number }) { observers[id]?(event) }
  }
}

/// The identity of an observer, for removing it.
public struct ObserverID: Hashable, Sendable {
  let number: Int

  package init(number: Int) { self.number = number }
}
