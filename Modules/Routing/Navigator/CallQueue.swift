/// Runs the navigation calls of a window one after another.
@MainActor
final class CallQueue {
  private var isRunning = false
  private var isSettling = false
  private var waiting: [@MainActor () -> Void] = []
  private var following: [@MainActor () -> Void] = []

  /// Runs a call now; while another one runs, the call is queued and runs after it.
  func run(_ call: @escaping @MainActor () -> NavigationOutcome) -> NavigationOutcome {
    guard !isRunning else {
      waiting.append { [weak self] in _ = self?.run(call) }
      return .queued
    }
    isRunning = true
    let outcome = call()
    isRunning = false
    let isOutermost = !isSettling
    isSettling = true
    while !following.isEmpty { following.removeFirst()() }
    guard isOutermost else { return outcome }
    while !waiting.isEmpty { waiting.removeFirst()() }
    isSettling = false
    return outcome
  }

  /// Performs an action right after the current call, before the calls that are queued; the calls of the action run immediately.
  func afterCall(_ action: @escaping @MainActor () -> Void) { following.append(action) }
}
