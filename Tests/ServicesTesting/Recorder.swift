/// Records the values that a closure receives, in order.
@MainActor
public final class Recorder<Value> {
  /// The recorded values, in order.
  public private(set) var all: [Value] = []

  /// Creates an empty recorder.
  public nonisolated init() {}

  /// Adds a value.
  public func record(_ value: Value) { all.append(value) }
}
