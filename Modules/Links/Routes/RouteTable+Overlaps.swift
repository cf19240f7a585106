extension RouteTable {
  /// The first other kind of route that some link of this kind could be about as well; nil when there is none.
  package func overlaps(of kind: Int, among shapes: [RouteShape]) -> Int? {
    var rivals: [Int] = []
    collectRivals(of: shapes[kind].segments[...], at: 0, into: &rivals)
    return rivals.filter { $0 != kind && Self.canMeet(shapes[kind], shapes[$0]) }.min()
  }

  /// Every kind whose segments are texts or values where these are the same texts or values.
  private func collectRivals(of parts: ArraySlice<RouteShape.Part>, at node: Int, into rivals: inout [Int]) {
    guard let part = parts.first else {
      if let kind = nodes[node].kind { rivals.append(kind) }
      return
    }
    let rest = parts.dropFirst()
    if let value = nodes[node].value { collectRivals(of: rest, at: value, into: &rivals) }
    if part.isValue {
      for child in children(of: node) { collectRivals(of: rest, at: child, into: &rivals) }
    } else if let child = child(of: node, for: part.text) {
      collectRivals(of: rest, at: child, into: &rivals)
    }
  }

  /// Where the texts lead that can stand behind a node.
  private func children(of node: Int) -> [Int] {
    sequence(first: nodes[node].lastBranch) { $0.flatMap { branches[$0]?.previous } }.prefix { $0 != nil }
      .compactMap { $0.flatMap { branches[$0]?.child } }
  }

  /// Whether every text of one shape can be read as the value that stands in its place in the other.
  private static func canMeet(_ left: RouteShape, _ right: RouteShape) -> Bool {
    let (leftKinds, rightKinds) = (left.segmentKinds, right.segmentKinds)
    return left.segments.indices.allSatisfy { index in
      switch (leftKinds[index], rightKinds[index]) {
      case (nil, let kind?): kind.reads(left.segments[index].text)
      case (let kind?, nil): kind.reads(right.segments[index].text)
      case (nil, nil), (_?, _?): true
      }
    }
  }
}

extension RouteShape {
  /// What can stand in each segment; nil where there is text.
  fileprivate var segmentKinds: [Kind?] {
    var kinds = kinds[...]
    return segments.map { $0.isValue ? kinds.popFirst() : nil }
  }
}
