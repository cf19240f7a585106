/// One kind of route as it stands in links: which parts are text, which are values, and how the values make a route.
public struct RoutePattern<Route: Linkable>: Sendable {
  package let shape: RouteShape
  /// A route of this kind, made from samples.
  package let sample: Route
  /// What must be passed before a route of this kind is shown.
  package let gates: [Gate]
  /// The routes that this one leads to.
  package private(set) var targets: [Route] = []
  /// Whether it is only ever asked, and no link and no saved place leads there.
  package private(set) var isQuestion = false
  @usableFromInline let make: @Sendable (Link, inout LinkValues) throws(LinkValues.Unreadable) -> Route

  @usableFromInline init(
    _ route: Route, _ probes: LinkProbes, sample: Route, gates: [Gate],
    make: @escaping @Sendable (Link, inout LinkValues) throws(LinkValues.Unreadable) -> Route
  ) {
    shape = RouteShape(route.path, kinds: probes.kinds, values: probes.texts)
    self.sample = sample
    self.gates = gates
    self.make = make
  }

  /// A route without values: `.route(.menu)`.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - gates: What must be passed before it is shown, in this order, behind the gates of the module.
  public static func route(_ route: Route, requires gates: Gate...) -> Self {
    Self(route, LinkProbes(), sample: route, gates: gates) { _, _ in route }
  }

  /// A route with values, written in the link in the order they are declared: `.route(details)`.
  ///
  /// - Parameters:
  ///   - make: The case of the route, as a function of its values.
  ///   - gates: What must be passed before it is shown, in this order, behind the gates of the module.
  @inlinable public static func route<each Value: LinkValue>(
    _ make: @escaping @Sendable (repeat each Value) -> Route, requires gates: Gate...
  ) -> Self {
    var probes = LinkProbes()
    let probe = make(repeat probes.next((each Value).self))
    return Self(probe, probes, sample: make(repeat (each Value).sample), gates: gates) {
      link, values throws(LinkValues.Unreadable) in try make(repeat values.next((each Value).self, in: link))
    }
  }

  // The same for one value and for two, because the compiler makes faster code of these than of any number.

  /// A route with one value: `.route(details)`; see the same for any number of values.
  @inlinable public static func route<Value: LinkValue>(
    _ make: @escaping @Sendable (Value) -> Route, requires gates: Gate...
  ) -> Self {
    var probes = LinkProbes()
    let probe = make(probes.next(Value.self))
    return Self(probe, probes, sample: make(.sample), gates: gates) { link, values throws(LinkValues.Unreadable) in
      make(try values.next(Value.self, in: link))
    }
  }

  /// A route with two values: `.route(comment)`; see the same for any number of values.
  @inlinable public static func route<First: LinkValue, Second: LinkValue>(
    _ make: @escaping @Sendable (First, Second) -> Route, requires gates: Gate...
  ) -> Self {
    var probes = LinkProbes()
    let probe = make(probes.next(First.self), probes.next(Second.self))
    return Self(probe, probes, sample: make(.sample, .sample), gates: gates) {
      link, values throws(LinkValues.Unreadable) in
      make(try values.next(First.self, in: link), try values.next(Second.self, in: link))
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

  /// The same kind of route as a question, which is asked before another route is left and is no place to go to.
  ///
  /// It has a link, so that it can be named, but opening that is refused, and no saved place has it again.
  ///
  ///     .route(.discardDraft).asQuestion()
  public func asQuestion() -> Self {
    var pattern = self
    pattern.isQuestion = true
    return pattern
  }
}

/// The values of a link, read one after the other.
@usableFromInline
struct LinkValues {
  /// A value that can't be read.
  @usableFromInline struct Unreadable: Error {
    var index: Int

    @usableFromInline init(index: Int) { self.index = index }
  }

  @usableFromInline var ranges: LinkRanges
  @usableFromInline var index = 0

  @inlinable init(ranges: LinkRanges = LinkRanges()) { self.ranges = ranges }

  // Inlined, because the types of several values are known only where the route is declared.
  @inlinable @inline(__always)
  mutating func next<Value: LinkValue>(_: Value.Type, in link: Link) throws(Unreadable) -> Value {
    guard let range = ranges.range(at: index), let value = Value(linkText: LinkText(link: link.text, range: range))
    else { throw Unreadable(index: index) }
    index += 1
    return value
  }
}

/// Values to learn from how a route is written: each is another than those before it where its type allows.
@usableFromInline
struct LinkProbes {
  private(set) var kinds: [RouteShape.Kind] = []
  private(set) var texts: [String] = []

  @usableFromInline init() {}

  @usableFromInline mutating func next<Value: LinkValue>(_ type: Value.Type) -> Value {
    let value = Value(linkText: "\(texts.count + 1)") ?? .sample
    kinds.append(RouteShape.Kind(type))
    texts.append(value.linkText)
    return value
  }
}
