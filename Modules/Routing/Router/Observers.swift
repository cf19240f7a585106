/// The observers of one kind of event, in the order in which they were added.
@MainActor
package final class Observers<Event> {
  private final class Observer {
    let id: ObserverID
    let notify: @MainActor (Event) -> Void
    var isRemoved = false

    init(_ id: ObserverID, _ notify: @escaping @MainActor (Event) -> Void) {
      self.id = id
      self.notify = notify
    }
  }

  private var observers: [Observer] = []

  package nonisolated init() {}

  package func add(_ id: ObserverID, _ notify: @escaping @MainActor (Event) -> Void) {
    observers.append(Observer(id, notify))
  }

  package func remove(_ id: ObserverID) {
    for observer in observers where observer.id == id { observer.isRemoved = true }
    observers.removeAll { $0.isRemoved }
  }

  /// Calls every observer; one that another observer removes meanwhile isn't called any more.
  package func notify(_ event: Event) {
    for observer in observers where !observer.isRemoved { observer.notify(event) }
  }
}

/// The identity of an observer, for removing it.
public struct ObserverID: Hashable, Sendable {
  private let number = UInt64.random(in: 0 ... .max)

  package init() {}
}
