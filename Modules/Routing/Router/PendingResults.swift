/// The results that somebody waits for, by entry.
@usableFromInline
struct PendingResults: Sendable {
  @usableFromInline struct Pending: Sendable {
    var waiter: ObjectIdentifier
    var finish: @Sendable (any Sendable) -> (@MainActor () -> Void)?
    var cancel: @MainActor (Cancellation) -> Void
  }

  @usableFromInline var pending: [EntryID: Pending] = [:]

  @inlinable var isEmpty: Bool { pending.isEmpty }

  mutating func add<Value>(_ entry: EntryID, _ waiter: Waiter<Value>) {
    pending[entry] = Pending(waiter: ObjectIdentifier(waiter)) { value in
      guard let value = value as? Value else { return nil }
      return { waiter.tell(.finished(value)) }
    } cancel: { why in
      waiter.tell(.cancelled(why))
    }
  }

  /// Takes the wait of somebody away, whichever entry it is for by now.
  mutating func remove<Value>(_ waiter: Waiter<Value>) {
    if let wait = pending.first(where: { $0.value.waiter == ObjectIdentifier(waiter) }) { pending[wait.key] = nil }
  }

  /// Takes the wait for a result away and returns what hands the result over; nil when nobody waits for such a one.
  mutating func take(_ entry: EntryID, with value: some Sendable) -> (@MainActor () -> Void)? {
    guard let deliver = pending[entry]?.finish(value) else { return nil }
    pending[entry] = nil
    return deliver
  }

  /// Takes the wait for a result away and returns what tells the one who waited.
  @usableFromInline mutating func take(_ entry: EntryID) -> (@MainActor (Cancellation) -> Void)? {
    pending.removeValue(forKey: entry)?.cancel
  }

  /// Lets whoever waits for one entry wait for another.
  mutating func move(_ entry: EntryID, to other: EntryID) {
    if let waiting = pending.removeValue(forKey: entry) { pending[other] = waiting }
  }

  /// Tells everybody who waits, in the order of their entries.
  @MainActor func cancelAll(_ why: Cancellation) {
    for (_, waiting) in pending.sorted(by: { $0.key < $1.key }) { waiting.cancel(why) }
  }
}

/// Somebody who waits for a result, and is told once.
@MainActor
final class Waiter<Value: Sendable> {
  var then: (@MainActor (FlowResult<Value>) -> Void)?

  init(_ then: (@MainActor (FlowResult<Value>) -> Void)? = nil) { self.then = then }

  func tell(_ result: FlowResult<Value>) {
    let then = then
    self.then = nil
    then?(result)
  }
}
