/// One kind of route as it stands in links: which parts are text, which are values, and how the values make a route.
public struct RoutePattern<Route: Routable>: Sendable {
  let shape: RouteShape
  /// A route of this kind, made from samples.
  let sample: Route
  /// What must be passed before a route of this kind is shown.
  let gates: [Gate]
  /// The routes that this one leads to.
  private(set) var targets: [Route] = []
  let make: @Sendable (inout LinkValues) throws(LinkValues.Unreadable) -> Route

  /// A route without values: `.route(.menu)`.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - gates: What must be passed before it is shown, in this order, behind the gates of the module.
  public static func route(_ route: Route, requires gates: Gate...) -> Self {
    Self(shape: RouteShape(route.path, kinds: [], values: []), sample: route, gates: gates) { _ in route }
  }

  /// A route with values, written in the link in the order they are declared: `.route(details)`.
  ///
  /// - Parameters:
  ///   - make: The case of the route, as a function of its values.
  ///   - gates: What must be passed before it is shown, in this order, behind the gates of the module.
  public static func route<each Value: LinkValue>(
    _ make: @escaping @Sendable (repeat each Value) -> Route, requires gates: Gate...
  ) -> Self {
    var kinds: [RouteShape.Kind] = []
    repeat kinds.append(RouteShape.Kind((each Value).self))
    // Different values where there are any, so that it shows in which order they are written.
    var probes = LinkProbes()
    let path = make(repeat probes.next((each Value).self)).path
    return Self(
      shape: RouteShape(path, kinds: kinds, values: probes.texts), sample: make(repeat (each Value).sample),
      gates: gates
    ) {
      values throws(LinkValues.Unreadable) in try make(repeat values.next((each Value).self))
    }
  }

  /// The same kind of route, with the routes that its screen leads to; of a route with values any one will do.
  ///
  ///     .route(details).leading(to: .author(.sample), .share(.sample))
  public func leading(to routes: Route...) -> Self {
    var pattern = self
    pattern.targets += routes
    return pattern
  }
}

/// The values of a link, read one after the other.
struct LinkValues {
  /// A value that can't be read.
  struct Unreadable: Error {
    var index: Int
  }

  let link: Link
  let ranges: LinkRanges
  private var index = 0

  init(_ link: Link, _ ranges: LinkRanges) {
    self.link = link
    self.ranges = ranges
  }

  mutating func next<Value: LinkValue>(_: Value.Type) throws(Unreadable) -> Value {
    guard index < ranges.count, let value = Value(linkText: link.decoded(link.part(ranges[index]))) else {
      throw Unreadable(index: index)
    }
    index += 1
    return value
  }
}

/// Values to try a route with, each other than those before it where its type allows.
private struct LinkProbes {
  private(set) var texts: [String] = []

  mutating func next<Value: LinkValue>(_: Value.Type) -> Value {
    let number = texts.count + 1
    let value = Value(linkText: "\(number)") ?? .sample
    texts.append(value.linkText)
    return value
  }
}
