/// A tree of path segments for each set of hosts.
struct EntryIndex: Sendable {
  typealias Root = (bases: [EntryBase], entries: [Int], node: Int)

  private struct Node: Sendable {
    /// The next node for each literal, as compared.
    var literals: [String: Int] = [:]
    /// The next nodes for values, with the lowercase texts of a type that lists them.
    var values: [(type: any LinkValue.Type, known: Set<String>?, node: Int)] = []
    /// The entries that end here, and those that take any further segments.
    var ends = EntryShelf()
    var rests = EntryShelf()

    var names: [String] { Array(literals.keys) + values.flatMap { $0.known ?? [] } }
  }

  private(set) var roots: [Root] = []
  private var nodes: [Node] = []
  private var exact: [EntryBase: [Int]] = [:]
  private var open: [(base: EntryBase, root: Int)] = []
  private let rules: EntryRules

  init(_ declarations: [EntryDeclaration], _ rules: EntryRules) {
    self.rules = rules
    var rootsByBases: [[EntryBase]: Int] = [:]
    for (entry, declaration) in declarations.enumerated() {
      let root = rootsByBases[declaration.bases] ?? addRoot(declaration.bases)
      rootsByBases[declaration.bases] = root
      roots[root].entries.append(entry)
      insert(entry, declaration.pattern, at: roots[root].node)
    }
  }

  // MARK: Building

  private mutating func addRoot(_ bases: [EntryBase]) -> Int {
    for base in bases {
      if base.isOpen { open.append((base, roots.count)) } else { exact[base, default: []].append(roots.count) }
    }
    roots.append((bases, [], addNode()))
    return roots.count - 1
  }

  private mutating func addNode() -> Int {
    nodes.append(Node())
    return nodes.count - 1
  }

  private mutating func insert(_ entry: Int, _ pattern: EntryPattern, at root: Int) {
    var node = root
    for (position, place) in pattern.path.enumerated() {
      if position == pattern.requiredSegments { nodes[node].ends.add(entry, pattern, rules) }
      node = next(after: node, at: pattern.texts(of: place).compared(rules))
    }
    if pattern.rest == nil {
      nodes[node].ends.add(entry, pattern, rules)
    } else {
      nodes[node].rests.add(entry, pattern, rules)
    }
  }

  private mutating func next(after node: Int, at place: PlaceTexts) -> Int {
    switch place {
    case .literal(let text):
      let next = nodes[node].literals[text] ?? addNode()
      nodes[node].literals[text] = next
      return next
    case .type(let type):
      if let value = nodes[node].values.first(where: { $0.type == type }) { return value.node }
      let next = addNode()
      nodes[node].values.append((type, place.known.map { Set($0.map { $0.lowercased() }) }, next))
      return next
    case .list: return node
    }
  }

  // MARK: Searching

  func search(_ url: URLText) -> EntrySearch {
    var search = EntrySearch(url)
    for root in roots(of: url) { collect(root.node, at: 0, &search) }
    return search
  }

  private func roots(of url: URLText) -> [Root] {
    let base = EntryBase(scheme: url.schemeName, host: rules.compared(host: url.hostName))
    return ((exact[base] ?? []) + open.filter { $0.base.takes(base) }.map(\.root)).map { roots[$0] }
  }

  func names(after depth: Int, in url: URLText) -> [String] {
    var front = roots(of: url).map(\.node)
    for position in 0..<depth {
      guard let text = try? url.segment(at: position) else { return [] }
      var next: [Int] = []
      for node in front { forEachNode(after: node, at: text) { next.append($0) } }
      front = next
    }
    return front.flatMap { nodes[$0].names }.sorted()
  }

  private func collect(_ node: Int, at depth: Int, _ search: inout EntrySearch) {
    search.reach(depth)
    search.add(nodes[node].rests)
    if depth == search.url.segments.count { return search.add(nodes[node].ends) }
    if nodes[node].literals.isEmpty && nodes[node].values.isEmpty { return }
    guard let text = search.segment(at: depth) else { return }
    forEachNode(after: node, at: text) { collect($0, at: depth + 1, &search) }
  }

  /// Calls `body` with each node after a segment, without copying nodes.
  private func forEachNode(after node: Int, at text: String, _ body: (Int) -> Void) {
    if let literal = nodes[node].literals[rules.compared(text)] { body(literal) }
    for value in nodes[node].values where value.known?.contains(text.lowercased()) != false { body(value.node) }
  }

  // MARK: Overlaps

  /// Returns the entries below a node whose paths can meet the segments of a pattern from a position on.
  func meeting(_ pattern: EntryPattern, from node: Int, at position: Int = 0) -> [Int] {
    var found = nodes[node].rests.meeting(pattern)
    if position >= pattern.requiredSegments { found += nodes[node].ends.meeting(pattern) }
    let place = position < pattern.path.count ? pattern.path[position] : pattern.rest
    guard let place else { return found }
    for next in nodesMeeting(pattern.texts(of: place).compared(rules), after: node) {
      found += meeting(pattern, from: next, at: min(position + 1, pattern.path.count))
    }
    return found
  }

  private func nodesMeeting(_ place: PlaceTexts, after node: Int) -> [Int] {
    let here = nodes[node]
    let values = here.values.filter { TextRelation(place, .type($0.type)).common != nil }.map(\.node)
    if case .literal(let text) = place { return values + [here.literals[text]].compactMap(\.self) }
    return values + here.literals.filter { place.reads($0.key) }.values
  }
}
