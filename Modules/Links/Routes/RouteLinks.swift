/// Every route of a module that can be read from a link, and where the module begins.
///
/// The way a route is written stands once, in its `path`. Here is only said which routes there are; how each is read back
/// follows from how it is written. It never changes, and is an object so that it can be handed on at little cost.
///
///     static let links = RouteLinks<Self>("library", root: .shelf, routes: .route(.shelf), .route(book))
public final class RouteLinks<Route: Linkable>: Sendable {
  /// The module's name in links.
  public let module: String
  /// What must be passed before any place of the module is shown, in this order.
  public let gates: [Gate]
  /// Where the module begins: one root, or a root for each tab.
  public let roots: [Route]
  @usableFromInline package let patterns: [RoutePattern<Route>]
  /// How each of them is written.
  package let shapes: [RouteShape]
  /// What stands before every path in a link.
  let prefix: String
  @usableFromInline package let table: RouteTable

  /// Declares the links of a module with one stack, or with a tab for each further root.
  public convenience init(
    _ module: String, requires gates: Gate..., root: Route, tabs: Route..., routes: RoutePattern<Route>...
  ) {
    self.init(module, requires: gates, root: root, tabs: tabs, routes: routes)
  }

  /// Declares the links of a module from lists.
  public init(_ module: String, requires gates: [Gate], root: Route, tabs: [Route], routes: [RoutePattern<Route>]) {
    self.module = module
    self.gates = gates
    roots = [root] + tabs
    patterns = routes
    prefix = Link.scheme + module + "/"
    // No key paths of a generic type, here and where these are read: they would be made anew for each route.
    shapes = routes.map { $0.shape }
    table = RouteTable(module: module, shapes)
  }

  /// The one route that a link is about; nil when it is about none, or leads through several.
  @inlinable public func route(of link: Link) -> Route? {
    var values = LinkValues()
    guard let kind = table.kind(of: link, &values.ranges) else { return nil }
    return try? patterns[kind].make(link, &values)
  }

  /// The link of a route.
  func link(of route: Route) -> Link { route.path.link(behind: prefix) }

  /// The kind of a route; nil when it is not among those that can be read back.
  package func pattern(of route: Route) -> RoutePattern<Route>? {
    let link = link(of: route)
    var values = LinkRanges()
    guard let kind = table.kind(of: link, &values), self.route(of: link) == route else { return nil }
    return patterns[kind]
  }

  /// A route that a link leads through.
  struct Step {
    var route: Route
    var pattern: RoutePattern<Route>
    /// The position of its first segment.
    var position: Int
  }

  /// The routes that a link leads through, from the outermost to the one it is about.
  ///
  /// Each step takes as many segments as it can, and the parameters it declares. A question is no step.
  func steps(in link: Link) throws(LinkMismatch) -> [Step] {
    guard link.module == module else { throw .otherModule(expected: module) }
    var steps: [Step] = []
    var position = 0
    var offset = link.moduleEnd
    var passedOver: LinkMismatch?
    while offset < link.pathEnd {
      let matches = table.matches(link, from: offset)
      var mismatch: LinkMismatch?
      var taken: RouteTable.Match?
      for match in matches where taken == nil {
        do throws(LinkMismatch) {
          let pattern = patterns[match.kind]
          steps.append(Step(route: try route(match, in: link, at: position), pattern: pattern, position: position))
          taken = match
        } catch {
          // A shorter kind may fit where a value can't be read; a wrong parameter is the fault of the longest.
          guard case .badSegment = error else { throw error }
          mismatch = mismatch ?? error
        }
      }
      guard let taken else { throw mismatch ?? passedOver ?? unknown(in: link, at: position) }
      if patterns[taken.kind].isQuestion { throw .question(position) }
      // `posts/seven` is no `posts` and then an unknown `seven`, but a post with a bad number.
      passedOver = mismatch
      position += taken.length
      offset = taken.end
    }
    try refuseStrayParameters(of: link, steps)
    return steps
  }

  private func route(_ match: RouteTable.Match, in link: Link, at position: Int) throws(LinkMismatch) -> Route {
    let shape = shapes[match.kind]
    guard let match = table.withParameters(match, in: link) else { throw wrongParameter(of: shape, in: link) }
    var values = LinkValues(ranges: match.values)
    do throws(LinkValues.Unreadable) {
      return try patterns[match.kind].make(link, &values)
    } catch {
      throw unreadable(error.index, of: shape, at: position)
    }
  }
}
