/// A record of the values that a closure receives, in order.
@MainActor
package final class Recorder<Value> {
  package private(set) var all: [Value] = []

  package nonisolated init() {}

  package func record(_ value: Value) { all.append(value) }
}
