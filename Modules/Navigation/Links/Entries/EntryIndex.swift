/// A tree of path segments for each set of hosts.
struct EntryIndex: Sendable {
  struct Node: Sendable {
    /// The next node for each literal, as compared.
    var literals: [String: Int] = [:]
    var values: [(type: any LinkValue.Type, node: Int)] = []
    /// The indices in `values` of types with listed texts, by lowercase text.
    var listed: [String: [Int]] = [:]
    var unlisted: [Int] = []
    /// The entries that end here, and those that take any further segments.
    var ends = EntryShelf()
    var rests = EntryShelf()

    var isLeaf: Bool { literals.isEmpty && values.isEmpty }
    var names: [String] { Array(literals.keys) + listed.keys }
  }

  private(set) var nodes: [Node] = []
  private(set) var roots: [(bases: [EntryBase], node: Int)] = []
  private var rootsByBases: [[EntryBase]: Int] = [:]
  private var exact: [EntryBase: [Int]] = [:]
  /// The bases with values in their hosts, by scheme and end of the host.
  private var open: [EntryBase: [(base: EntryBase, node: Int)]] = [:]
  private let tolerance: URLTolerance

  init(_ declarations: [EntryDeclaration], _ tolerance: URLTolerance, ignoring isIgnored: (String) -> Bool) {
    self.tolerance = tolerance
    for (entry, declaration) in declarations.enumerated() {
      insert(entry, declaration.pattern, at: root(of: declaration.bases))
    }
    let patterns = declarations.map(\.pattern)
    for index in nodes.indices {
      nodes[index].ends.file(patterns, ignoring: isIgnored)
      nodes[index].rests.file(patterns, ignoring: isIgnored)
    }
  }

  // MARK: Building

  private mutating func root(of bases: [EntryBase]) -> Int {
    if let root = rootsByBases[bases] { return root }
    let root = addNode()
    rootsByBases[bases] = root
    roots.append((bases, root))
    for base in bases {
      if base.isOpen {
        open[EntryBase(scheme: base.scheme, host: base.suffix), default: []].append((base, root))
      } else {
        exact[base, default: []].append(root)
      }
    }
    return root
  }

  private mutating func addNode() -> Int {
    nodes.append(Node())
    return nodes.count - 1
  }

  private mutating func insert(_ entry: Int, _ pattern: EntryPattern, at root: Int) {
    var node = root
    for (position, place) in pattern.path.enumerated() {
      if position == pattern.requiredSegments { nodes[node].ends.add(entry) }
      node = next(after: node, at: pattern.texts(of: place))
    }
    if case .refused = pattern.rest { nodes[node].ends.add(entry) } else { nodes[node].rests.add(entry) }
  }

  private mutating func next(after node: Int, at place: PlaceTexts) -> Int {
    switch place {
    case .literal(let text):
      let text = text.compared(tolerance)
      if let next = nodes[node].literals[text] { return next }
      let next = addNode()
      nodes[node].literals[text] = next
      return next
    case .type(let type):
      if let value = nodes[node].values.first(where: { $0.type == type }) { return value.node }
      let next = addNode()
      let position = nodes[node].values.count
      nodes[node].values.append((type, next))
      guard let texts = place.list else {
        nodes[node].unlisted.append(position)
        return next
      }
      for text in texts { nodes[node].listed[text.lowercased(), default: []].append(position) }
      return next
    }
  }

  // MARK: Searching

  func search(_ url: URLText) -> EntrySearch {
    var search = EntrySearch(url, tolerance)
    for node in roots(of: url) { collect(node, at: 0, &search) }
    return search
  }

  private func roots(of url: URLText) -> [Int] {
    let base = EntryBase(scheme: url.schemeName, host: url.hostName.withoutWWW(tolerance))
    let exact = exact[base] ?? []
    if open.isEmpty { return exact }
    let labels = base.labels
    return exact
      + (0...labels.count).flatMap { count in
        let end = EntryBase(scheme: base.scheme, host: labels.suffix(count).joined(separator: "."))
        return (open[end] ?? []).filter { $0.base.fits(labels) }.map(\.node)
      }
  }

  func names(after depth: Int, in url: URLText) -> [String] {
    var front = roots(of: url)
    for position in 0..<depth {
      guard let text = try? url.segment(at: position) else { return [] }
      var next: [Int] = []
      for node in front { forEachNode(after: node, at: text) { next.append($0) } }
      front = next
    }
    return front.flatMap { nodes[$0].names }.sorted()
  }

  private func collect(_ index: Int, at depth: Int, _ search: inout EntrySearch) {
    search.depth = max(search.depth, depth)
    search.add(nodes[index].rests)
    if depth == search.url.segments.count { return search.add(nodes[index].ends) }
    if nodes[index].isLeaf { return }
    guard let text = search.segment(at: depth) else { return }
    forEachNode(after: index, at: text) { collect($0, at: depth + 1, &search) }
  }
}

extension EntryIndex {
  /// Calls `body` with each node after a segment, without copying nodes.
  private func forEachNode(after node: Int, at text: String, _ body: (Int) -> Void) {
    if !nodes[node].literals.isEmpty, let literal = nodes[node].literals[text.compared(tolerance)] { body(literal) }
    if !nodes[node].listed.isEmpty {
      for position in nodes[node].listed[text.lowercased()] ?? [] { body(nodes[node].values[position].node) }
    }
    for position in nodes[node].unlisted { body(nodes[node].values[position].node) }
  }
}

extension EntryBase {
  fileprivate func fits(_ others: [Substring]) -> Bool {
    if takesAnyHost { return true }
    let labels = labels
    return labels.count == others.count && zip(labels, others).allSatisfy { $0 == $1 || Self.isValue($0) }
  }
}

struct EntrySearch {
  let url: URLText
  let parameters: [(key: String, value: String)]
  private(set) var entries: [Int] = []
  /// The number of segments that agree with a pattern; -1 for an unknown host.
  fileprivate(set) var depth = -1
  private(set) var segments: [String] = []
  private(set) var fault: EntryFault?

  private let tolerance: URLTolerance

  init(_ url: URLText, _ tolerance: URLTolerance) {
    (self.url, parameters, self.tolerance) = (url, url.namedParameters(), tolerance)
  }

  var ignoresFragment: Bool { tolerance.contains(.fragment) }
  var ignoresTrailingSlash: Bool { tolerance.contains(.trailingSlash) }

  func compared(_ text: String) -> String { text.compared(tolerance) }

  fileprivate mutating func add(_ shelf: EntryShelf) {
    if shelf.entries.isEmpty { return }
    for entry in shelf.fits(parameters) where !entries.contains(entry) { entries.append(entry) }
  }

  /// Returns a segment; records the fault if it can't be read.
  fileprivate mutating func segment(at depth: Int) -> String? {
    if depth < segments.count { return segments[depth] }
    do throws(DeepLinkError) {
      segments.append(try url.segment(at: depth))
      return segments[depth]
    } catch {
      fault = EntryFault(progress: depth + 1, error: error)
      return nil
    }
  }
}

/// Why an entry doesn't take a URL, and how many parts agree.
struct EntryFault: Error {
  let progress: Int
  let error: DeepLinkError
}

extension String {
  func compared(_ tolerance: URLTolerance) -> String { tolerance.contains(.letterCase) ? lowercased() : self }
}
