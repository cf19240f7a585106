/// Where a well-written link stops to make sense to a module.
package enum LinkMismatch: Error {
  case unknownModule(known: [String])
  case otherModule(expected: String)
  case afterAlert(Int)
  case question(Int)
  case unknownSegment(Int, known: [String])
  case missingSegment(after: Int, expected: String)
  case badSegment(Int, expected: String)
  case unknownKey(String, known: [String])
  case missingKey(String)
  case badValue(key: String, expected: String)
}

// Why a link is not understood. It is looked into only when it is not, so that links which are cost nothing for it.
extension RouteLinks {
  /// The one route that a link of a saved place is about; throws what is wrong when it is about none.
  package func onlyRoute(of link: Link) throws(LinkMismatch) -> Route {
    var ranges = LinkRanges()
    if let kind = table.kind(of: link, &ranges), !patterns[kind].isQuestion, let route = route(of: link) {
      return route
    }
    let steps = try steps(in: link)
    if let key = link.parameters.first(where: { Link.reservedKeys.contains($0.key) })?.key {
      throw .unknownKey(key, known: [])
    }
    throw .unknownSegment(steps.count > 1 ? steps[1].position : 0, known: [])
  }

  /// What is wrong where no kind of route fits: the kinds that come nearest tell.
  func unknown(in link: Link, at position: Int) -> LinkMismatch {
    let rest = link.segments[position...]
    let nearest = shapes.map { $0.fitting(rest) }.max() ?? 0
    let wanted = shapes.filter { $0.fitting(rest) == nearest && $0.segments.count > nearest }.map {
      $0.segments[nearest]
    }
    if nearest == rest.count, let first = wanted.first {
      return .missingSegment(after: position + nearest - 1, expected: first.isValue ? "a value" : "“\(first.text)”")
    }
    return .unknownSegment(position + nearest, known: wanted.filter { !$0.isValue }.map(\.text))
  }

  func unreadable(_ index: Int, of shape: RouteShape, at position: Int) -> LinkMismatch {
    let expected = shape.kinds.indices.contains(index) ? shape.kinds[index].name : "text"
    let inSegments = shape.segments.indices.filter { shape.segments[$0].isValue }
    if index < inSegments.count { return .badSegment(position + inSegments[index], expected: expected) }
    let keys = shape.parameters.filter(\.value.isValue).map(\.key)
    return .badValue(key: keys[index - inSegments.count], expected: expected)
  }

  func wrongParameter(of shape: RouteShape, in link: Link) -> LinkMismatch {
    let given = link.parameters
    let known = Link.reservedKeys.union(shapes.flatMap { $0.parameters.map(\.key) })
    if let stray = given.first(where: { !known.contains($0.key) }) {
      return .unknownKey(stray.key, known: shape.parameters.map(\.key))
    }
    for wanted in shape.parameters {
      guard let found = given.first(where: { $0.key == wanted.key }) else { return .missingKey(wanted.key) }
      if !wanted.value.isValue, found.value != wanted.value.text {
        return .badValue(key: wanted.key, expected: wanted.value.text)
      }
    }
    return .unknownKey(given.first?.key ?? "", known: shape.parameters.map(\.key))
  }

  func refuseStrayParameters(of link: Link, _ steps: [Step]) throws(LinkMismatch) {
    let known = steps.flatMap { $0.pattern.shape.parameters.map(\.key) }
    for key in link.parameters.map(\.key) where !known.contains(key) && !Link.reservedKeys.contains(key) {
      throw .unknownKey(key, known: known)
    }
  }
}

extension RouteShape {
  /// How many segments, from the first, could stand for this kind of route.
  fileprivate func fitting(_ texts: ArraySlice<String>) -> Int {
    zip(segments, texts).prefix { $0.isValue || $0.text == $1 }.count
  }
}
