/// The links of a module: its name, its roots, and its kinds of routes.
///
/// The time to find a route doesn't depend on the number of routes.
///
///     static let links = RouteLinks<Self>("library", root: .shelf, routes: .route(.shelf), .route(book))
public final class RouteLinks<Route: Linkable>: Sendable {
  /// The name in links.
  public let module: String
  /// The gates before every place, in order.
  public let gates: [Gate]
  /// The routes at which the module begins: one, or one for each tab.
  public let roots: [Route]
  // A key path of a generic type is created at each call, so code that reads links uses closures.
  let rootNames: [String]
  package let patterns: [RoutePattern<Route>]
  private let table: RouteTable

  /// Creates links with one stack, or with a tab for each root.
  public convenience init(
    _ module: String, requires gates: Gate..., root: Route, tabs: Route..., routes: RoutePattern<Route>...
  ) {
    self.init(module, requires: gates, root: root, tabs: tabs, routes: routes)
  }

  /// Creates links from arrays of gates, tabs and routes.
  public init(_ module: String, requires gates: [Gate], root: Route, tabs: [Route], routes: [RoutePattern<Route>]) {
    self.module = module
    self.gates = gates
    roots = [root] + tabs
    rootNames = roots.map { $0.path.description }
    patterns = routes
    table = RouteTable(routes.map { ($0.paths, $0.valueTypes) })
  }

  /// Returns the route of a link, or `nil` if the link names none or leads through several.
  public func route(of link: DeepLink) -> Route? {
    link.module == module ? onlyStep(in: link)?.route : nil
  }

  private func onlyStep(in link: DeepLink) -> Step? {
    (try? nextStep(in: link, at: 0)).flatMap { $0.isAll(of: link) ? $0 : nil }
  }

  /// Plans a saved link; throws unless it names exactly one route, without reserved parameters.
  package func savedPlan(_ link: DeepLink) throws(DeepLinkError) -> RoutePlan<Route> {
    let steps = try steps(in: link)
    if let index = link.parameters.firstIndex(where: { DeepLink.reservedKeys.contains($0.key) }) {
      throw link.unknownParameterError(at: index, known: [])
    }
    guard steps.count == 1 else {
      throw link.unknownSegmentError(at: steps.count > 1 ? steps[1].segments.lowerBound : 0, known: [])
    }
    return RoutePlan(
      to: steps[0].route, as: .push, link: link, behind: gates + patterns[steps[0].entry.pattern].gates, root: roots[0])
  }

  func link(of route: Route) -> DeepLink { DeepLink(module: module, path: route.path) }

  /// Returns the kind of a route, or `nil` if its link doesn't read back as the route.
  package func pattern(of route: Route) -> RoutePattern<Route>? {
    onlyStep(in: link(of: route)).flatMap { $0.route == route ? patterns[$0.entry.pattern] : nil }
  }

  /// Returns why a route's link doesn't lead back to it: its kind isn't among the routes, or a literal or a more special type takes the link.
  package func fault(of route: Route) -> DeepLinkError? {
    let link = link(of: route)
    guard let other = self.route(of: link) else {
      return link.error(.segment, at: 0, "No route of “\(module)” has this path; is it among the routes?")
    }
    return other == route ? nil : link.error(.segment, at: 0, "This link leads to “\(other)”")
  }

  /// Returns whether no link can lead through two routes in a row, because their path has only values.
  package func repeats(_ route: Route, after other: Route) -> Bool {
    guard let kind = pattern(of: route), !kind.isRepeating, kind.paths.first?.isOfValuesOnly == true else {
      return false
    }
    return pattern(of: other)?.paths.first?.description == kind.paths.first?.description
  }

  /// Returns the index of the first other kind that can have the same link although neither is a part of the other; a former path takes no
  /// link from a current one.
  package func rival(of index: Int) -> Int? {
    patterns[index].paths.flatMap { path in
      let entry: RouteTable.Entry = (path, patterns[index].valueTypes, index)
      return table.rivals(of: path).filter { $0.pattern != index && clash(entry, $0) }.map(\.pattern)
    }.min()
  }

  private func clash(_ left: RouteTable.Entry, _ right: RouteTable.Entry) -> Bool {
    let relation = TextRelation(left, right)
    if relation.common == nil { return false }
    if relation.isPart == relation.isWhole { return true }
    let (part, whole) = relation.isPart ? (left, right) : (right, left)
    return isFormer(part) && !isFormer(whole)
  }

  private func isFormer(_ entry: RouteTable.Entry) -> Bool {
    patterns[entry.pattern].paths.first?.description != entry.path.description
  }

  // MARK: Reading

  struct Step {
    let route: Route
    let segments: Range<Int>
    let entry: RouteTable.Entry
    /// The error of a longer path that fits but can't be read.
    fileprivate let errorOfLonger: DeepLinkError?

    fileprivate func isAll(of link: DeepLink) -> Bool {
      segments.count == link.segments.count && entry.path.hasAllParameters(of: link)
    }
  }

  /// Returns the routes of a link, outermost first, each with as many segments as possible; throws for a confirmation.
  func steps(in link: DeepLink) throws(DeepLinkError) -> [Step] {
    if let fault = link.fault { throw fault }
    guard link.module == module else {
      throw DeepLinkError(.module, link.module, at: DeepLink.moduleOffset, "This module is called “\(module)”")
    }
    var steps: [Step] = []
    var position = 0
    if link.segments.isEmpty, !link.unknownParameters(of: []).isEmpty, let step = try nextStep(in: link, at: 0) {
      steps.append(step)
    }
    while position < link.segments.count {
      guard let step = try nextStep(in: link, at: position) else {
        // `posts/seven` is a post with a bad number, not `posts` followed by an unknown `seven`.
        throw steps.last?.errorOfLonger ?? table.unknownLinkError(of: link, at: position)
      }
      try check(step, after: steps.last, in: link)
      steps.append(step)
      position = step.segments.upperBound
    }
    if let index = link.unknownParameters(of: steps.map { $0.entry.path }).first {
      throw link.unknownParameterError(at: index, known: steps.flatMap { $0.entry.path.keys })
    }
    return steps
  }

  private func check(_ step: Step, after last: Step?, in link: DeepLink) throws(DeepLinkError) {
    let (kind, position) = (patterns[step.entry.pattern], step.segments.lowerBound)
    if kind.isConfirmation {
      throw link.error(.segment, at: position, "This is only asked before another screen is left")
    }
    if let last, last.entry.pattern == step.entry.pattern, step.entry.path.isOfValuesOnly, !kind.isRepeating {
      throw last.errorOfLonger ?? link.unknownSegmentError(at: position, known: [])
    }
  }

  /// Returns the route with the most segments, or `nil` if no path fits; throws if no fitting path can be read.
  private func nextStep(in link: DeepLink, at position: Int) throws(DeepLinkError) -> Step? {
    var errorOfLonger: DeepLinkError?
    // A path without segments fits only a link without segments.
    for end in stride(from: link.segments.count, through: link.segments.isEmpty ? 0 : position + 1, by: -1) {
      for index in table.fits(link.segments[position..<end]) {
        let entry = table.entries[index]
        do throws(DeepLinkError) {
          let route = try read(entry, in: link, from: position)
          return Step(route: route, segments: position..<end, entry: entry, errorOfLonger: errorOfLonger)
        } catch {
          errorOfLonger = errorOfLonger ?? table.misspelledKey(of: link, for: entry.path, error) ?? error
        }
      }
    }
    if let errorOfLonger { throw errorOfLonger }
    return nil
  }

  private func read(
    _ entry: RouteTable.Entry, in link: DeepLink, from position: Int
  ) throws(DeepLinkError) -> Route {
    try entry.path.checkLiteralParameters(of: link)
    return try patterns[entry.pattern].make(link, entry.path, position)
  }
}
