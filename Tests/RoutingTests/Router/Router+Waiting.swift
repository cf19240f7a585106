@testable import Routing

extension Router {
  /// Whether a caller awaits a result.
  var isAwaited: Bool { !results.isEmpty || pendingAttempt?.waiter != nil }
}
