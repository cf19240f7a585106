/// The result of a presented flow.
public enum FlowResult<Value: Sendable>: Sendable {
  /// The flow finished with a value.
  case finished(Value)
  /// The flow ended without a value.
  case cancelled(Cancellation)
}

extension FlowResult: Equatable where Value: Equatable {}

/// The reason why a flow ended without a value.
public enum Cancellation: Equatable, Sendable {
  /// The route could not be shown.
  case refused(NavigationError)
  /// The route was not shown, because a confirmation came first and was declined.
  case notShown
  /// A navigation call of this kind removed the entry.
  case left(NavigationKind)
  /// The router was stopped or released.
  case flowEnded
  /// The awaiting task was cancelled; the shown route stays open.
  case taskCancelled
}
