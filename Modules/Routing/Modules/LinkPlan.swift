public import Links

/// A link that the modules have read: the routes that it leads through, each with its style.
///
/// It can be opened later without being read again, for example after the log-in.
public struct LinkPlan: Sendable {
  /// A route and how it is presented.
  struct Step: Sendable {
    let route: AnyRoute
    let style: PresentationStyle
  }

  /// The place of a link, or a place in its parameter `then`.
  struct Place: Sendable {
    let module: String
    /// The root of the tab that the place belongs to, as the module declares it.
    let root: AnyRoute
    /// The name of the tab, if the link says it.
    let tabName: String?
    /// The routes that lead to the place, the root included if the link names it.
    var steps: [Step]

    /// Whether the first step is the root, in the style of a root.
    var namesRoot: Bool { steps.first.map { $0.style == .push && $0.route == root } ?? false }
  }

  /// The link without ignored parameters.
  public let link: DeepLink
  /// The gates before the places, in the order in which they must be passed.
  public private(set) var gates: [Gate]
  /// The names of unknown parameters that were ignored.
  package let ignored: [String]
  /// The places, from bottom to top; at least one.
  private(set) var places: [Place]
  /// Whether the places lie on top of what is open in any case, because a caller has chosen the style of the first one.
  private(set) var isOnTop = false
  /// Whether the change may be animated.
  let isAnimated: Bool
  /// The links in the parameter `then`, which are not planned yet.
  let linksAbove: [DeepLink]

  init<Route: Routable>(_ plan: RoutePlan<Route>) {
    let parameters = plan.link.parameters.filter { !plan.ignored.contains($0.key) }
    let stripped = try? DeepLink(module: plan.link.module, segments: plan.link.segments, parameters: parameters)
    link = plan.ignored.isEmpty ? plan.link : stripped ?? plan.link
    gates = plan.gates
    ignored = plan.ignored
    isAnimated = plan.isAnimated
    linksAbove = plan.linksAbove
    places = [
      Place(
        module: plan.link.module, root: AnyRoute(plan.root), tabName: plan.tabName,
        steps: plan.steps.map { Step(route: AnyRoute($0.route), style: $0.presentation) })
    ]
  }

  /// The routes that the link names, from bottom to top.
  var routes: [AnyRoute] { places.flatMap(\.steps).map(\.route) }

  /// Returns the plan behind more gates, which are passed first.
  func requiring(_ gates: [Gate]) -> LinkPlan {
    var plan = self
    plan.gates = gates.filter { !self.gates.contains($0) } + self.gates
    return plan
  }

  /// Returns the plan with the places of another plan on top, behind the gates of both.
  func followed(by plan: LinkPlan) -> LinkPlan {
    var both = self
    both.places += plan.places
    both.gates += plan.gates.filter { !gates.contains($0) }
    return both
  }

  /// Returns the plan that puts its places on top of what is open, the first route in this style.
  public func presented(as style: PresentationStyle) -> LinkPlan {
    var plan = self
    plan.isOnTop = true
    let first = places[0].steps.first?.route ?? places[0].root
    plan.places[0].steps = [Step(route: first, style: style)] + places[0].steps.dropFirst()
    return plan
  }
}
