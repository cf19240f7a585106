public import Links

/// A link that the modules have read: the routes that it leads through, each with its style.
///
/// It can be opened later without being read again, for example after the log-in.
public struct LinkPlan: Sendable {
  typealias Place = RoutePlan<AnyRoute>
  typealias Step = Place.Step

  /// The gates before the places, in the order in which they must be passed.
  public private(set) var gates: [Gate]
  /// The place of the link, then those in its parameter `then`, from bottom to top.
  private(set) var places: [Place]
  /// Whether the places lie on top of what is open in any case, because a caller has chosen the style of the first one.
  private(set) var isOnTop = false

  /// Plans a place behind the gates of its module, which are passed first.
  init(_ place: Place, behind gates: [Gate]) {
    places = [place]
    self.gates = gates.filter { !place.gates.contains($0) } + place.gates
  }

  /// The link without ignored parameters.
  public var link: DeepLink { places[0].link }
  /// The names of unknown parameters that were ignored.
  package var ignored: [String] { places[0].ignored }
  /// Whether the change may be animated.
  var isAnimated: Bool { places[0].isAnimated }
  /// The routes that the link names, from bottom to top.
  var routes: [AnyRoute] { places.flatMap(\.steps).map(\.route) }

  /// Returns the plan with the places of another plan on top, behind the gates of both.
  func followed(by plan: LinkPlan) -> LinkPlan {
    var both = self
    both.places += plan.places
    both.gates += plan.gates.filter { !gates.contains($0) }
    return both
  }

  /// Returns the plan that puts its places on top of what is open, the first route in this style.
  func presented(as style: PresentationStyle) -> LinkPlan {
    var plan = self
    plan.isOnTop = true
    let first = places[0].steps.first?.route ?? places[0].root
    plan.places[0].steps = [Step(route: first, style: style)] + places[0].steps.dropFirst()
    return plan
  }
}

extension LinkPlan.Place {
  var module: String { link.module }
  /// Whether the first step is the root, in the style of a root.
  var namesRoot: Bool { steps.first.map { $0.style == .push && $0.route == root } ?? false }
}
