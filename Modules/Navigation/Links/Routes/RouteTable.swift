/// A trie of the segments of paths.
struct RouteTable: Sendable {
  /// A path, with the index of its kind in `RouteLinks.patterns`.
  typealias Entry = (path: PathPattern, types: [any LinkValue.Type], pattern: Int)

  private struct Node {
    /// The next node for each escaped literal; unescaped strings with different bytes can be equal.
    var branches: [String: Int] = [:]
    var value: Int?
    /// The indices in `entries` of the paths that end here, parts of others first.
    var ends: [Int] = []
  }

  private var nodes = [Node()]
  private(set) var entries: [Entry] = []

  init(_ patterns: [(paths: [PathPattern], types: [any LinkValue.Type])]) {
    for (pattern, (paths, types)) in patterns.enumerated() {
      for path in paths { insert((path, types, pattern)) }
    }
  }

  private mutating func insert(_ entry: Entry) {
    var node = 0
    for segment in entry.path.segments {
      let next = next(after: node, at: segment) ?? nodes.count
      if next == nodes.count {
        nodes.append(Node())
        if let segment { nodes[node].branches[LinkEscapes.escaped(segment)] = next } else { nodes[node].value = next }
      }
      node = next
    }
    let ends = nodes[node].ends
    let place = ends.firstIndex { TextRelation(entry, entries[$0]).isPart } ?? ends.count
    nodes[node].ends.insert(entries.count, at: place)
    entries.append(entry)
  }

  private func next(after node: Int, at segment: String?) -> Int? {
    if let segment { nodes[node].branches[LinkEscapes.escaped(segment)] } else { nodes[node].value }
  }

  /// Returns the indices in `entries` of fitting paths, literal segments before values.
  func fits(_ segments: ArraySlice<String>) -> [Int] { fits(segments, after: 0) }

  private func fits(_ segments: ArraySlice<String>, after node: Int) -> [Int] {
    guard let first = segments.first else { return nodes[node].ends }
    let rest = segments.dropFirst()
    let literal = nodes[node].branches.isEmpty ? nil : next(after: node, at: first).map { fits(rest, after: $0) }
    let value = nodes[node].value.map { fits(rest, after: $0) }
    guard let literal, !literal.isEmpty else { return value ?? [] }
    return value.map { literal + $0 } ?? literal
  }

  /// Returns the paths that can fit the same segments, ignoring types.
  func rivals(of path: PathPattern) -> [Entry] {
    var front = [0]
    for segment in path.segments {
      front = front.flatMap { node in
        let literals = segment == nil ? Array(nodes[node].branches.values) : []
        return literals + [segment.flatMap { next(after: node, at: $0) }, nodes[node].value].compactMap(\.self)
      }
    }
    return front.flatMap { nodes[$0].ends }.map { entries[$0] }
  }

  // MARK: Errors

  func unknownLinkError(of link: DeepLink, at position: Int) -> DeepLinkError {
    let agreements = entries.map { (path: $0.path, count: $0.path.agreement(with: link, from: position)) }
    let nearest = agreements.map(\.count).max() ?? 0
    let nearestPaths = agreements.filter { $0.count == nearest }.map(\.path)
    let expected: [String?] = nearestPaths.compactMap { $0.segments.dropFirst(nearest).first }
    if position + nearest == link.segments.count, let first = expected.first {
      let name = first.map { "“\($0)”" } ?? "a value"
      return link.error(.segment, at: position + nearest - 1, "\(name) is missing after this")
    }
    return link.unknownSegmentError(at: position + nearest, known: expected.compactMap(\.self))
  }

  /// Returns the error for an unknown parameter, probably a misspelling, if `error` reports a missing one.
  func misspelledKey(of link: DeepLink, for path: PathPattern, _ error: DeepLinkError) -> DeepLinkError? {
    guard error.part == .key else { return nil }
    let unknown = link.unknownParameters(of: entries.map(\.path))
    return unknown.first.map { link.unknownParameterError(at: $0, known: path.keys) }
  }
}

extension TextRelation {
  /// Creates the relation of two paths with equally many segments.
  init(_ left: RouteTable.Entry, _ right: RouteTable.Entry) {
    func texts(of entry: RouteTable.Entry) -> [PlaceTexts] {
      var types = entry.types[...]
      return entry.path.segments.map { text in
        text.map { .literal($0) } ?? .type(types.popFirst() ?? String.self)
      }
    }
    self.init(texts(of: left), texts(of: right), separator: "/")
  }
}
