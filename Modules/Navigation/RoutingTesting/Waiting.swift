/// Waits until a condition holds, for what no call returns, such as an element of a sequence.
///
/// The time limit of the test ends a condition that never holds:
///
///     @Test(.timeLimit(.minutes(10)))
///     func tick() async {
///       clock.advance()
///       await wait { model.time == "08:01" }
///     }
@MainActor
public func wait(until condition: @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}
