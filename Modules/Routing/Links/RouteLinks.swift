/// Every route of a module that can be read from a link, and where the module begins.
///
/// The way a route is written stands once, in its `path`. Here is only said which routes there are; how each is read back
/// follows from how it is written.
///
///     static let links = RouteLinks<Self>("library", root: .shelf, routes: .route(.shelf), .route(book))
public struct RouteLinks<Route: Routable>: Sendable {
  /// The module's name in links.
  public let module: String
  /// Where the module begins: one root, or a root for each tab.
  public let roots: [Route]
  let patterns: [RoutePattern<Route>]

  /// Declares the links of a module with one stack, or with a tab for each further root.
  public init(_ module: String, root: Route, tabs: Route..., routes: RoutePattern<Route>...) {
    self.module = module
    roots = [root] + tabs
    patterns = routes
  }

  /// The routes that a link leads through, from the outermost to the one it is about.
  ///
  /// Each step takes as many segments as it can. Parameters belong to the last step.
  func steps(in link: Link) throws(LinkMismatch) -> [(route: Route, position: Int)] {
    var steps: [(route: Route, position: Int)] = []
    var position = 0
    var passedOver: LinkMismatch?
    let parameters = link.parameters.filter { !LinkPlan.reservedKeys.contains($0.key) }
    while position < link.segments.count {
      do throws(LinkMismatch) {
        let step = try step(in: link, at: position, parameters: parameters)
        steps.append((step.route, position))
        position += step.length
        passedOver = step.passedOver
      } catch {
        // `posts/seven` is no `posts` and then an unknown `seven`, but a post with a bad number.
        if case .unknownSegment = error, let passedOver { throw passedOver }
        throw error
      }
    }
    if let stray = parameters.first, link.segments.isEmpty { throw .unknownKey(stray.key, known: []) }
    return steps
  }

  /// The one route that a link of a saved place is about.
  func route(of link: Link) throws(LinkMismatch) -> Route {
    guard link.module == module else { throw .otherModule(expected: module) }
    let steps = try steps(in: link)
    guard let first = steps.first, steps.count == 1 else {
      throw .unknownSegment(steps.count > 1 ? steps[1].position : 0, known: [])
    }
    if let key = link.parameters.first(where: { LinkPlan.reservedKeys.contains($0.key) })?.key {
      throw .unknownKey(key, known: [])
    }
    return first.route
  }

  /// The longest pattern that fits decides; a shorter one is tried only when a value can't be read.
  private func step(
    in link: Link, at position: Int, parameters: [Link.Parameter]
  ) throws(LinkMismatch) -> (route: Route, length: Int, passedOver: LinkMismatch?) {
    let rest = link.segments[position...]
    var passedOver: LinkMismatch?
    for pattern in patterns.sorted(by: { $0.path.segments.count > $1.path.segments.count })
    where pattern.matches(rest) {
      let length = pattern.path.segments.count
      let isLast = position + length == link.segments.count
      do throws(LinkMismatch) {
        return (try pattern.route(from: rest, at: position, parameters: isLast ? parameters : []), length, passedOver)
      } catch {
        guard case .badSegment = error else { throw error }
        passedOver = error
      }
    }
    throw passedOver ?? .unknownSegment(position, known: patterns.compactMap(\.path.segments.first?.text))
  }
}

/// Where a well-written link stops to make sense to a module.
enum LinkMismatch: Error {
  case otherModule(expected: String)
  case afterAlert(Int)
  case unknownSegment(Int, known: [String])
  case badSegment(Int, expected: String)
  case unknownKey(String, known: [String])
  case missingKey(String)
  case badValue(key: String, expected: String)
}
