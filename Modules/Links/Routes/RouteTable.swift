/// Finds the paths that fit a link: a trie with a branch for each literal segment, and one for a segment that is a value.
struct RouteTable: Sendable {
  /// A path, and the position of its kind of route in `RouteLinks.patterns`.
  typealias Entry = (path: PathPattern, pattern: Int)

  private struct Node {
    /// The next node for each literal segment, by its escaped text, because strings with different bytes can be equal.
    var branches: [String: Int] = [:]
    var value: Int?
    /// The position in `entries` of the path that ends here.
    var entry: Int?
  }

  private var nodes = [Node()]
  private(set) var entries: [Entry] = []

  /// Makes the table of the paths of each kind of route; of two paths with the same segments, the first one counts.
  init(_ patterns: [[PathPattern]]) {
    for (pattern, paths) in patterns.enumerated() {
      for path in paths { insert((path, pattern)) }
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
    if nodes[node].entry == nil { nodes[node].entry = entries.count }
    entries.append(entry)
  }

  private func next(after node: Int, at segment: String?) -> Int? {
    if let segment { nodes[node].branches[LinkEscapes.escaped(segment)] } else { nodes[node].value }
  }

  /// Returns the positions in `entries` of the paths that fit these segments; literal segments come before values.
  func fits(_ segments: ArraySlice<String>) -> [Int] {
    var fits: [Int] = []
    collect(segments, after: 0, into: &fits)
    return fits
  }

  private func collect(_ segments: ArraySlice<String>, after node: Int, into fits: inout [Int]) {
    guard let first = segments.first else {
      if let entry = nodes[node].entry { fits.append(entry) }
      return
    }
    let rest = segments.dropFirst()
    if !nodes[node].branches.isEmpty, let next = next(after: node, at: first) {
      collect(rest, after: next, into: &fits)
    }
    if let next = nodes[node].value { collect(rest, after: next, into: &fits) }
  }

  /// Returns the paths that can fit the same segments as `path`, ignoring the types of values.
  func rivals(of path: PathPattern) -> [Entry] {
    var front = [0]
    for segment in path.segments {
      front = front.flatMap { node in
        let literals = segment == nil ? Array(nodes[node].branches.values) : []
        return literals + [segment.flatMap { next(after: node, at: $0) }, nodes[node].value].compactMap(\.self)
      }
    }
    return front.compactMap { nodes[$0].entry }.map { entries[$0] }
  }

  // MARK: Errors

  /// Returns the error for a link that no path fits from a position on, based on the closest paths.
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

  /// Returns the error for the first unknown parameter, probably a misspelling, if `error` reports a missing one.
  func misspelledKey(of link: DeepLink, for path: PathPattern, _ error: DeepLinkError) -> DeepLinkError? {
    guard error.part == .key else { return nil }
    let unknown = link.unknownParameters(of: entries.map(\.path))
    return unknown.first.map { link.unknownParameterError(at: $0, known: path.keys) }
  }
}
