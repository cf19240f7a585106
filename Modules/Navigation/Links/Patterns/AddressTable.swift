/// A tree of the segments of patterns, for each set of schemes and hosts.
///
/// Of the patterns that fit an address, the first in `AddressOrder` is read.
struct AddressTable: Sendable {
  private struct Node: Sendable {
    var literals: [ByteText: Int] = [:]
    var mixed: [(place: AddressPattern.Place, node: Int)] = []
    var value: Int?
    /// The patterns that end here, and those that take any further segments.
    var ends = AddressShelf()
    var rests = AddressShelf()
  }

  let declarations: [AddressDeclaration]
  let rules: AddressRules
  private var nodes: [Node] = []
  /// The root nodes of a scheme and a host.
  private var roots: [AddressBase: [Int]] = [:]
  private var openRoots: [(base: AddressBase, node: Int)] = []
  /// The bases of each scheme, in order of declaration.
  private(set) var bases: [String: [AddressBase]] = [:]
  /// The place of each pattern in the order of reading.
  private var ranks: [Int] = []

  init(_ declarations: [AddressDeclaration], _ rules: AddressRules) {
    self.declarations = declarations
    self.rules = rules
    var shared: [[AddressBase]: Int] = [:]
    for (index, declaration) in declarations.enumerated() {
      let root = shared[declaration.bases] ?? addRoot(declaration.bases)
      shared[declaration.bases] = root
      insert(index, declaration.pattern, at: root)
    }
    ranks = AddressOrder.ranks(of: declarations.map(\.pattern))
  }

  // MARK: Building

  private mutating func addRoot(_ bases: [AddressBase]) -> Int {
    let node = addNode()
    for base in bases {
      self.bases[base.scheme, default: []].append(base)
      if base.isOpen {
        openRoots.append((base, node))
      } else {
        roots[base, default: []].append(node)
      }
    }
    return node
  }

  private mutating func addNode() -> Int {
    nodes.append(Node())
    return nodes.count - 1
  }

  private mutating func insert(_ index: Int, _ pattern: AddressPattern, at root: Int) {
    var node = root
    for (position, place) in pattern.path.enumerated() {
      if position == pattern.requiredSegments { nodes[node].ends.add(index, pattern, rules) }
      node = next(after: node, at: place)
    }
    if pattern.rest == nil {
      nodes[node].ends.add(index, pattern, rules)
    } else {
      nodes[node].rests.add(index, pattern, rules)
    }
  }

  private mutating func next(after node: Int, at place: AddressPattern.Place) -> Int {
    switch place {
    case .literal(let text):
      let key = ByteText(rules.compared(text))
      if let next = nodes[node].literals[key] { return next }
      let next = addNode()
      nodes[node].literals[key] = next
      return next
    case .mixed:
      let next = addNode()
      nodes[node].mixed.append((place, next))
      return next
    case .value, .path, .ignored:
      if let next = nodes[node].value { return next }
      let next = addNode()
      nodes[node].value = next
      return next
    }
  }

  // MARK: Searching

  /// Finds the patterns that fit the segments of an address from a position on: all of them, or if `isWhole` is `false` also fewer.
  func search(_ address: Address, from start: Int = 0, isWhole: Bool = true) -> AddressSearch {
    var search = AddressSearch(address: address, isWhole: isWhole)
    for root in roots(of: address) { visit(root, at: start, &search) }
    search.sort(by: ranks)
    return search
  }

  /// Finds how far an address that no pattern fits is known.
  func explain(_ address: Address, from start: Int = 0) -> AddressSearch {
    var search = AddressSearch(address: address, isWhole: true, isExplaining: true)
    for root in roots(of: address) { visit(root, at: start, &search) }
    return search
  }

  /// Whether a pattern has the scheme and the host of an address.
  func knowsBase(of address: Address) -> Bool { !roots(of: address).isEmpty }

  private func roots(of address: Address) -> [Int] {
    // The table of a module has one base, and is asked for its links only.
    if address.grammar.isOwn { return nodes.isEmpty ? [] : [0] }
    let host = address.host.map { rules.compared(host: $0.text ?? "") }
    let scheme = address.scheme.text ?? ""
    var found = roots[AddressBase(scheme: scheme, host: host, isRooted: address.isRooted)] ?? []
    guard !openRoots.isEmpty, let host else { return found }
    let labels = AddressBase.labels(host)
    for (base, node) in openRoots where base.takes(scheme, labels) { found.append(node) }
    return found
  }

  private func visit(_ node: Int, at position: Int, _ search: inout AddressSearch) {
    if search.isExplaining { search.reach(node, at: position) }
    let segments = search.address.segments
    search.add(nodes[node].rests, until: segments.count)
    if position == segments.count || !search.isWhole { search.add(nodes[node].ends, until: position) }
    guard position < segments.count else { return }
    if let text = segments[position].text, let next = nodes[node].literals[ByteText(rules.compared(text))] {
      visit(next, at: position + 1, &search)
    }
    if nodes[node].mixed.isEmpty && nodes[node].value == nil { return }
    guard let text = search.value(ofSegment: position) else { return }
    for (place, next) in nodes[node].mixed where place.fits(text, rules) { visit(next, at: position + 1, &search) }
    if let next = nodes[node].value { visit(next, at: position + 1, &search) }
  }

  // MARK: Describing

  /// The literals that can follow where a search ended.
  func names(after search: AddressSearch) -> [String] {
    search.front.flatMap { nodes[$0].literals.keys.map(\.text) }
  }

  /// Whether a value can follow where a search ended.
  func takesValue(after search: AddressSearch) -> Bool { search.front.contains { nodes[$0].value != nil } }

  /// Returns the index of the pattern that takes the examples of another one, or `nil` if that reads one itself.
  func taker(of index: Int, reading: (Address) -> Int?) -> Int? {
    let declaration = declarations[index]
    let grammar: AddressGrammar = declaration.bases[0].isOwn ? .own : .url(rules.tolerance)
    var taker: Int?
    for number in 0..<3 {
      guard let text = AddressExample(declaration, number).text,
        let address = try? AddressReader.read(text, grammar), let reader = reading(address)
      else { continue }
      if reader == index { return nil }
      taker = taker ?? reader
    }
    return taker
  }
}
