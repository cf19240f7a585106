/// Keeps what a closure is told, in order.
@MainActor
public final class Recorder<Value> {
  /// What was told so far.
  public private(set) var all: [Value] = []

  /// Begins with nothing.
  public nonisolated init() {}

  /// Keeps one more.
  public func record(_ value: Value) { all.append(value) }
}
