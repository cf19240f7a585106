import Observation
import Synchronization

/// A value that the front end reads of the app once per change.
///
/// Making a scene is the expensive part of a key, so it is kept until Observation reports a change, or the front end calls `forget()`
/// after a request.
@MainActor
final class Observed<Value: Sendable> {
  /// Called at most once per reading, before the app changes, on any thread.
  var onChange: @Sendable () -> Void = {}
  private let read: () -> Value
  private var reading: Reading<Value>?

  init(_ read: @escaping () -> Value) { self.read = read }

  var value: Value {
    if let value = reading?.value { return value }
    let reading = Reading<Value>()
    let value = withObservationTracking {
      read()
    } onChange: { [onChange] in
      reading.end()
      onChange()
    }
    reading.begin(value)
    self.reading = reading
    return value
  }

  /// Makes the next access read the app again.
  func forget() { reading = nil }
}

/// A value of the app until the app changes.
///
/// It is released before the change, so that the app never copies a long list because the front end holds it too.
private final class Reading<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var isOver = false
  }

  private let state = Mutex(State())

  var value: Value? { state.withLock(\.value) }

  /// Keeps a value, unless the app has changed since it was read.
  func begin(_ value: Value) { state.withLock { if !$0.isOver { $0.value = value } } }

  func end() { state.withLock { $0 = State(isOver: true) } }
}
