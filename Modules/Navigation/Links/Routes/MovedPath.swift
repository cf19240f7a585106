/// A former path of a route that was in another module: `app://archive/articles/*`.
struct MovedPath: Sendable {
  let text: String
  let path: PathPattern
  private let module: String

  /// Creates a former path; throws if no link can have it.
  init(_ text: String) throws(DeepLinkError) {
    self.text = text
    let rest = text.dropFirst(DeepLink.scheme.utf8.count)
    let name = rest.prefix { $0 != "/" && $0 != "?" }
    let tail = rest.dropFirst(name.count)
    module = String(name)
    _ = try DeepLink(module: module, segments: [])
    path = try PathPattern(String(tail.hasPrefix("/") ? tail.dropFirst() : tail))
  }

  /// Returns whether a whole link may have the path, whatever its values are.
  func fits(_ link: DeepLink) -> Bool {
    let count = path.segments.count
    guard link.module == module, link.segments.count == count, path.agreement(with: link, from: 0) == count else {
      return false
    }
    return link.unknownParameters(of: [path]).isEmpty
  }

  /// Returns a link with the path, of examples.
  func example(_ types: [any LinkValue.Type]) -> DeepLink? {
    var examples = types.map { $0.exampleTexts[0] }[...]
    let segments = path.segments.map { $0 ?? examples.popFirst() ?? "" }
    var parameters: [DeepLink.Parameter] = []
    for (key, text) in path.parameters {
      parameters.append(DeepLink.Parameter(key: key, value: text ?? examples.popFirst() ?? ""))
    }
    return try? DeepLink(module: module, segments: segments, parameters: parameters)
  }
}

extension RouteLinks {
  /// An example of each former path in another module, and the current link of its place.
  package var movedExamples: [(path: String, example: DeepLink, current: DeepLink)] {
    var examples: [(path: String, example: DeepLink, current: DeepLink)] = []
    for pattern in patterns {
      for moved in pattern.movedPaths {
        guard let example = moved.example(pattern.valueTypes),
          let route = try? pattern.make(checking: moved.path, example)
        else { continue }
        examples.append((moved.text, example, link(of: route)))
      }
    }
    return examples
  }

  /// Returns the current link of a route that was in another module, with the parameters that any link may have, or `nil`; throws for a
  /// value that can't stand there.
  package func link(movedFrom link: DeepLink) throws(DeepLinkError) -> DeepLink? {
    for pattern in patterns {
      for moved in pattern.movedPaths where moved.fits(link) {
        let current = self.link(of: try pattern.make(checking: moved.path, link))
        let kept = link.parameters.filter { DeepLink.reservedKeys.contains($0.key) }
        return try? DeepLink(module: module, segments: current.segments, parameters: current.parameters + kept)
      }
    }
    return nil
  }
}

extension RoutePattern {
  fileprivate func make(checking path: PathPattern, _ link: DeepLink) throws(DeepLinkError) -> Route {
    try path.checkLiteralParameters(of: link)
    return try make(link, path, 0)
  }
}
