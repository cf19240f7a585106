/// A former path of a route that was in another module: `app://archive/articles/*`.
struct MovedPattern: Sendable {
  let pattern: AddressPattern
  private let module: String

  /// Creates a former path; throws if no link can have it, or it has not as many values as the route.
  init(_ text: String, forms: [ValueForm]) throws(PatternFault) {
    let rest = text.dropFirst(DeepLink.scheme.utf8.count)
    let name = rest.prefix { $0 != "/" && $0 != "?" }
    let tail = rest.dropFirst(name.count)
    module = String(name)
    if let fault = DeepLink(module: module).fault { throw PatternFault(reason: "can't be read: \(fault)") }
    let path = String(tail.hasPrefix("/") ? tail.dropFirst() : tail)
    pattern = try PathLesson.former(path, forms: forms)
  }

  /// Returns whether a whole link may have the path, whatever its values are.
  func fits(_ link: DeepLink) -> Bool {
    let segments = link.address.segments
    guard link.module == module, segments.count == pattern.path.count else { return false }
    for (segment, place) in zip(segments, pattern.path) {
      if case .literal(let text) = place, !segment.isText(text) { return false }
    }
    return link.address.unreservedParameter(besides: pattern.names) == nil
  }

  /// Returns a link with the path, of examples.
  var example: DeepLink? {
    let base = AddressBase(scheme: DeepLink.schemeName, host: module, isRooted: false)
    let text = AddressExample(AddressDeclaration(bases: [base], pattern: pattern), 1).text
    return text.flatMap { try? DeepLink($0) }
  }
}

extension RouteLinks {
  /// An example of each former path in another module, and the current link of its place.
  package var movedExamples: [(path: String, example: DeepLink, current: DeepLink)] {
    var examples: [(path: String, example: DeepLink, current: DeepLink)] = []
    for kind in patterns {
      for (path, moved) in kind.movedPaths {
        guard let example = moved.example, let route = try? kind.route(of: example, at: moved) else { continue }
        examples.append((path, example, link(of: route)))
      }
    }
    return examples
  }

  /// Returns the current link of a route that was in another module, with the parameters that any link may have, or `nil`; throws for a
  /// value that can't stand there.
  package func link(movedFrom link: DeepLink) throws(DeepLinkError) -> DeepLink? {
    for kind in patterns {
      for (_, moved) in kind.movedPaths where moved.fits(link) {
        let current = self.link(of: try kind.route(of: link, at: moved))
        let kept = link.parameters.filter { DeepLink.reservedKeys.contains($0.key) }
        return try? DeepLink(module: module, segments: current.segments, parameters: current.parameters + kept)
      }
    }
    return nil
  }
}

extension RoutePattern {
  fileprivate func route(of link: DeepLink, at moved: MovedPattern) throws(DeepLinkError) -> Route {
    do throws(AddressFault) {
      return try maker.make(from: try AddressFit(moved.pattern, link.address, .strict))
    } catch {
      throw error.error
    }
  }
}
