public import Links

/// A link that a module has read and planned: it can be opened later without reading it again.
public struct LinkPlan: Sendable {
  /// The link without ignored parameters.
  public let link: DeepLink
  /// The gates before the place, in the order in which they must be passed.
  public internal(set) var gates: [Gate]
  /// The names of unknown parameters that were ignored.
  package let ignored: [String]
  /// The plans of the links in the parameter `then`, each of any module.
  public private(set) var above: [LinkPlan] = []
  /// The links in the parameter `then`.
  package let linksAbove: [DeepLink]
  /// Whether the change may be animated.
  let isAnimated: Bool
  /// Returns what is open in a child flow that begins at the link; computed on demand, because few plans need it.
  let childSnapshot: @Sendable () -> NavigationSnapshot<DeepLink>
  /// The `RoutePlan` of the module's route type.
  let routePlan: any Sendable

  init<Route: Routable>(_ plan: RoutePlan<Route>) {
    let parameters = plan.link.parameters.filter { !plan.ignored.contains($0.key) }
    let stripped = try? DeepLink(module: plan.link.module, segments: plan.link.segments, parameters: parameters)
    link = plan.ignored.isEmpty ? plan.link : stripped ?? plan.link
    gates = plan.gates
    ignored = plan.ignored
    linksAbove = plan.linksAbove
    isAnimated = plan.isAnimated
    childSnapshot = { plan.childSnapshot }
    routePlan = plan
  }

  /// Adds the plan of a place above, and the gates before it.
  package mutating func add(_ plan: LinkPlan) {
    above += [plan] + plan.above
    gates += plan.gates.filter { !gates.contains($0) }
  }
}
