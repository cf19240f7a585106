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
  private let table: AddressTable
  /// The kind of each pattern of the table, as an index in `patterns`.
  private let kinds: [Int]
  /// The names of all parameters.
  private let keys: Set<ByteText>

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
    let base = AddressBase(scheme: DeepLink.schemeName, host: module, isRooted: false)
    var declarations: [AddressDeclaration] = []
    var kinds: [Int] = []
    for (kind, route) in routes.enumerated() {
      for path in route.paths {
        declarations.append(AddressDeclaration(bases: [base], pattern: path))
        kinds.append(kind)
      }
    }
    table = AddressTable(declarations, .strict)
    self.kinds = kinds
    keys = Set(declarations.flatMap { $0.pattern.parameters.map { ByteText($0.key) } })
  }

  /// Returns the route of a link, or `nil` if the link names none or leads through several.
  public func route(of link: DeepLink) -> Route? {
    link.module == module ? onlyStep(in: link)?.route : nil
  }

  private func onlyStep(in link: DeepLink) -> Step? {
    (try? nextStep(in: link.address, at: 0)).flatMap { $0.isWhole ? $0 : nil }
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
      to: steps[0].route, as: .push, link: link, behind: gates + patterns[steps[0].kind].gates, root: roots[0])
  }

  func link(of route: Route) -> DeepLink { DeepLink(module: module, path: route.path) }

  /// Returns the kind of a route, or `nil` if its link doesn't read back as the route.
  package func pattern(of route: Route) -> RoutePattern<Route>? {
    onlyStep(in: link(of: route)).flatMap { $0.route == route ? patterns[$0.kind] : nil }
  }

  /// Returns why a route's link doesn't lead back to it: its kind isn't among the routes, or a literal or a more special type takes the link.
  package func fault(of route: Route) -> DeepLinkError? {
    let link = link(of: route)
    guard let other = self.route(of: link) else {
      return link.segmentError(at: 0, "No route of “\(module)” has this path; is it among the routes?")
    }
    return other == route ? nil : link.segmentError(at: 0, "This link leads to “\(other)”")
  }

  /// Returns whether no link can lead through two routes in a row, because their path has only values.
  package func repeats(_ route: Route, after other: Route) -> Bool {
    guard let kind = pattern(of: route), !kind.isRepeating, kind.paths.first?.isOfValuesOnly == true else {
      return false
    }
    return pattern(of: other)?.paths.first?.text == kind.paths.first?.text
  }

  /// Returns the index of the first other kind that takes the links of all examples of one of a kind's paths.
  package func rival(of kind: Int) -> Int? {
    let own = kinds.indices.filter { kinds[$0] == kind }
    return own.compactMap { table.taker(of: $0, reading: reader) }.map { kinds[$0] }.min()
  }

  /// Returns the index of the pattern that reads a whole address.
  private func reader(of address: Address) -> Int? {
    (try? nextStep(in: address, at: 0)).flatMap { $0.isWhole ? $0.index : nil }
  }

  // MARK: Reading

  /// A path that fits the segments of a link but can't be read, and why.
  fileprivate struct Misreading {
    let pattern: AddressPattern
    let error: DeepLinkError
  }

  struct Step {
    let route: Route
    let segments: Range<Int>
    let pattern: AddressPattern
    /// The index of the pattern in the table.
    fileprivate let index: Int
    /// The index of the kind of route.
    let kind: Int
    /// Whether the route has all segments and parameters of the link.
    fileprivate let isWhole: Bool
    /// A longer path that fits but can't be read.
    fileprivate let longer: Misreading?
  }

  /// Returns the routes of a link, outermost first, each with as many segments as possible; throws for a confirmation.
  func steps(in link: DeepLink) throws(DeepLinkError) -> [Step] {
    if let fault = link.fault { throw fault }
    guard link.module == module else {
      throw DeepLinkError(.module, link.module, at: DeepLink.moduleOffset, "This module is called “\(module)”")
    }
    let count = link.address.segments.count
    var steps: [Step] = []
    var position = 0
    if count == 0, link.address.unreservedParameter() != nil, let step = try nextStep(in: link.address, at: 0) {
      steps.append(step)
    }
    while position < count {
      guard let step = try nextStep(in: link.address, at: position) else {
        // `posts/seven` is a post with a bad number, not `posts` followed by an unknown `seven`.
        if let longer = steps.last?.longer { throw error(of: longer, in: link.address) }
        throw unknownLinkError(of: link, at: position)
      }
      try check(step, after: steps.last, in: link)
      steps.append(step)
      position = step.segments.upperBound
    }
    let unknown = link.address.unreservedParameter { key in steps.contains { $0.pattern.names(key) } }
    if let index = unknown {
      throw link.unknownParameterError(at: index, known: steps.flatMap(\.pattern.keys))
    }
    return steps
  }

  private func check(_ step: Step, after last: Step?, in link: DeepLink) throws(DeepLinkError) {
    let kind = patterns[step.kind]
    let position = step.segments.lowerBound
    if kind.isConfirmation {
      throw link.segmentError(at: position, "This is only asked before another screen is left")
    }
    if let last, last.kind == step.kind, step.pattern.isOfValuesOnly, !kind.isRepeating {
      if let longer = last.longer { throw error(of: longer, in: link.address) }
      throw link.unknownSegmentError(at: position, known: [])
    }
  }

  /// Returns the route with the most segments, or `nil` if no path fits; throws if no fitting path can be read.
  private func nextStep(in address: Address, at position: Int) throws(DeepLinkError) -> Step? {
    var longer: Misreading?
    for fit in table.search(address, from: position, isWhole: false).fits {
      // A path without segments fits only a link without segments.
      if fit.end == position, !address.segments.isEmpty { continue }
      let pattern = table.declarations[fit.pattern].pattern
      let kind = kinds[fit.pattern]
      do throws(AddressFault) {
        let read = try AddressFit(pattern, address, from: position, table.rules)
        let isWhole = fit.end - position == address.segments.count && read.readCount == address.parameters.count
        return Step(
          route: try patterns[kind].maker.make(from: read), segments: position..<fit.end, pattern: pattern,
          index: fit.pattern, kind: kind, isWhole: isWhole, longer: longer)
      } catch {
        longer = longer ?? Misreading(pattern: pattern, error: error.error)
      }
    }
    if let longer { throw error(of: longer, in: address) }
    return nil
  }

  // MARK: Errors

  private func unknownLinkError(of link: DeepLink, at position: Int) -> DeepLinkError {
    let search = table.explain(link.address, from: position)
    let names = table.names(after: search)
    if search.depth == link.address.segments.count, search.depth > position {
      let takesValue = names.isEmpty && table.takesValue(after: search)
      let missing = takesValue ? "a value" : names.min().map { "“\($0)”" } ?? "Something"
      return link.segmentError(at: search.depth - 1, "\(missing) is missing after this")
    }
    return link.unknownSegmentError(at: max(position, search.depth), known: names)
  }

  /// Returns the error of a path that can't be read: of an unknown parameter, probably a misspelling, if it lacks one.
  private func error(of misreading: Misreading, in address: Address) -> DeepLinkError {
    guard misreading.error.part == .key else { return misreading.error }
    guard let unknown = address.unreservedParameter(besides: { keys.contains(ByteText($0)) }) else {
      return misreading.error
    }
    return address.unknownParameterError(at: unknown, known: misreading.pattern.keys + DeepLink.reservedKeys)
  }
}

extension Address {
  /// Returns the index of the first parameter that neither any link may have nor `isKnown` knows.
  func unreservedParameter(besides isKnown: (String) -> Bool = { _ in false }) -> Int? {
    parameters.firstIndex { parameter in
      let key = parameter.key.text ?? ""
      return !DeepLink.reservedKeys.contains(key) && !isKnown(key)
    }
  }
}
