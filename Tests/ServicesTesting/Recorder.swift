/// Records the values that a closure receives, in order.
@MainActor
public final class Recorder<Value> {
  /// The values so far.
  public private(set) var all: [Value] = []

  /// Begins with nothing.
  public nonisolated init() {}

  /// Keeps one more.
  public func record(_ value: Value) { all.append(value) }
}
