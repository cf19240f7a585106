/// Finds the paths that fit a link, with dictionary lookups instead of a search through all paths.
///
/// It is a trie: a node has a branch for each literal segment, and one for a segment that is a value.
struct RouteTable: Sendable {
  private struct Node {
    /// Where literal segments lead, by their escaped text: Unicode calls texts equal that differ in their bytes.
    var branches: [String: Int] = [:]
    /// Where a value leads.
    var value: Int?
    /// The position in `paths` of the path that ends here.
    var path: Int?
  }

  private var nodes = [Node()]
  private(set) var paths: [(path: PathPattern, pattern: Int)] = []

  /// Registers the paths of each kind of route; of two that fit the same links, the first one counts.
  init(_ patterns: [[PathPattern]]) {
    for (pattern, list) in patterns.enumerated() {
      for path in list { insert(path, pattern) }
    }
  }

  private mutating func insert(_ path: PathPattern, _ pattern: Int) {
    var node = 0
    for segment in path.segments { node = next(after: node, at: segment) ?? addNode(after: node, at: segment) }
    if nodes[node].path == nil { nodes[node].path = paths.count }
    paths.append((path, pattern))
  }

  private mutating func addNode(after node: Int, at segment: PathPattern.Part) -> Int {
    nodes.append(Node())
    let next = nodes.count - 1
    if let literal = segment.literal {
      nodes[node].branches[LinkEscapes.escaped(literal)] = next
    } else {
      nodes[node].value = next
    }
    return next
  }

  private func next(after node: Int, at segment: PathPattern.Part) -> Int? {
    if let literal = segment.literal { nodes[node].branches[LinkEscapes.escaped(literal)] } else { nodes[node].value }
  }

  /// Returns the positions in `paths` of the paths that fit some segments of a link, literal segments first.
  func fits(_ segments: Range<Int>, of link: DeepLink) -> [Int] {
    var fits: [Int] = []
    collect(segments, of: link, after: 0, into: &fits)
    return fits
  }

  private func collect(_ segments: Range<Int>, of link: DeepLink, after node: Int, into fits: inout [Int]) {
    guard let first = segments.first else {
      if let path = nodes[node].path { fits.append(path) }
      return
    }
    let rest = first + 1..<segments.upperBound
    if !nodes[node].branches.isEmpty, let next = nodes[node].branches[LinkEscapes.escaped(link.segments[first])] {
      collect(rest, of: link, after: next, into: &fits)
    }
    if let next = nodes[node].value { collect(rest, of: link, after: next, into: &fits) }
  }

  /// Returns the paths that could fit the same segments if types are ignored.
  func rivals(of path: PathPattern) -> [(path: PathPattern, pattern: Int)] {
    var front = [0]
    for segment in path.segments {
      front = front.flatMap { node in
        let literals =
          segment.isValue ? Array(nodes[node].branches.values) : [next(after: node, at: segment)].compactMap(\.self)
        return literals + [nodes[node].value].compactMap(\.self)
      }
    }
    return front.compactMap { nodes[$0].path }.map { paths[$0] }
  }

  // MARK: Errors

  /// Returns the error for a link that no path fits from a position on, based on the closest paths.
  func unknownLinkError(of link: DeepLink, at position: Int) -> DeepLinkError {
    let agreements = paths.map { (path: $0.path, count: $0.path.agreement(with: link, from: position)) }
    let nearest = agreements.map(\.count).max() ?? 0
    let expected = agreements.filter { $0.count == nearest }.compactMap { $0.path.segments.dropFirst(nearest).first }
    if position + nearest == link.segments.count, let first = expected.first {
      let name = first.literal.map { "“\($0)”" } ?? "a value"
      return link.error(atSegment: position + nearest - 1, "\(name) is missing after this")
    }
    return link.unknownSegmentError(at: position + nearest, known: expected.compactMap(\.literal))
  }

  /// Returns the error for the first parameter that no route of the module has, when a parameter of a path is missing.
  func misspelledKey(of link: DeepLink, for path: PathPattern, _ error: DeepLinkError) -> DeepLinkError? {
    guard error.part == .key else { return nil }
    let known = DeepLink.reservedKeys.union(paths.flatMap(\.path.keys))
    return link.unknownParameters(known: known).first.map { link.unknownParameterError(at: $0, known: path.keys) }
  }
}

extension DeepLink {
  /// Returns the positions of the parameters with other names than these canonical spellings.
  func unknownParameters(known: Set<String>) -> [Int] {
    parameters.indices.filter { !known.contains(LinkEscapes.escaped(parameters[$0].key)) }
  }

  /// Returns an error about a segment, or about the end of a link that has no such segment.
  func error(atSegment position: Int, _ reason: String) -> DeepLinkError {
    let text = segments.indices.contains(position) ? segments[position] : ""
    return DeepLinkError(.segment, text, at: offset(ofSegment: position), reason)
  }

  /// Returns the error for a segment that no path of the module has there.
  func unknownSegmentError(at position: Int, known: [String]) -> DeepLinkError {
    var error = error(atSegment: position, "No screen of “\(module)” is called that")
    error.isUnknown = true
    error.nearMisses = NearMisses.of(error.text, among: known)
    return error
  }

  /// Returns the error for a parameter that nothing uses.
  func unknownParameterError(at position: Int, known: [String]) -> DeepLinkError {
    let name = parameters[position].key
    return DeepLinkError(
      .key, name, at: offset(ofKey: position), "The link has no use for this parameter",
      nearMisses: NearMisses.of(name, among: known + DeepLink.reservedKeys))
  }

  /// Returns the error for a parameter that a route needs.
  func missingParameterError(_ key: String) -> DeepLinkError {
    DeepLinkError(.key, key, at: endOffset, "The parameter “\(key)” is missing")
  }

  /// Returns the error for the value of a parameter.
  func wrongValueError(of key: String, choices: [String]) -> DeepLinkError {
    let reason = "“\(key)” is not one of: \(choices.joined(separator: ", "))"
    guard let index = parameterIndex(key) else { return DeepLinkError(.value, "", at: endOffset, reason) }
    return DeepLinkError(.value, parameters[index].value, at: offset(ofValue: index), reason)
  }
}
