public import Links

/// A link that a module has read and planned: it can be opened later without reading it again.
public struct LinkPlan: Sendable {
  /// The link.
  public let link: DeepLink
  /// The gates before the place, in the order in which they must be passed.
  public internal(set) var gates: [Gate]
  /// The names of unknown parameters that were ignored.
  public let ignored: [String]
  /// The `RoutePlan` of the module's route type.
  let plan: any Sendable

  init<Route: Routable>(_ plan: RoutePlan<Route>) {
    link = plan.link
    gates = plan.gates
    ignored = plan.ignored
    self.plan = plan
  }
}
