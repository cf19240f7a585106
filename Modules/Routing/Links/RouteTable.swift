/// Finds the kinds of route that a link may be about, by its bytes: one step a segment, however many kinds there are.
///
/// It is a tree with a branch for each text that a segment can be, and one for any value. The branches of all nodes stand
/// in one hash table, which is filled once and then only read.
struct RouteTable: Sendable {
  /// A kind of route that fits, and where its values stand.
  struct Match {
    /// The position of the kind in the list it was registered in.
    var kind = 0
    var values = LinkRanges()
    /// How many segments it takes.
    var length = 0
    /// Where these segments end, in bytes.
    var end: Int
  }

  struct Node {
    /// The kind of route that ends here.
    var kind: Int?
    /// Where any value leads.
    var value: Int?
    /// The place of the branch that was added last.
    var lastBranch: Int?
  }

  struct Branch {
    var node: Int
    var text: [UInt8]
    var child: Int
    /// The place of the branch of the same node that was added before.
    var previous: Int?
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private(set) var nodes = [Node()]
  /// An open hash table: its count is a power of two, and at least half of it is empty.
  private(set) var branches: [Branch?]

  /// Registers shapes; of two that are alike the first is found.
  init(_ shapes: [RouteShape]) {
    let texts = shapes.reduce(0) { $0 + $1.segments.count }
    branches = Array(repeating: nil, count: 2 << (Int.bitWidth - texts.leadingZeroBitCount))
    for (kind, shape) in shapes.enumerated() where shape.problem == nil {
      var node = 0
      for part in shape.segments { node = part.isValue ? valueChild(of: node) : child(of: node, Array(part.text.utf8)) }
      nodes[node].kind = nodes[node].kind ?? kind
    }
  }

  /// The kind of route that all segments of a link together are about; a text goes before a value.
  func match(_ link: Link) -> Match? {
    var text = link.text
    return text.withUTF8 { whole(Match(end: link.moduleEnd), at: 0, in: $0, until: link.pathEnd) }
  }

  /// Every kind of route that the segments behind an offset begin with, the longest first.
  func matches(_ link: Link, from offset: Int) -> [Match] {
    var text = link.text
    var found: [Match] = []
    text.withUTF8 { collect(Match(end: offset), at: 0, in: $0, until: link.pathEnd, into: &found) }
    return found.sorted { $0.length > $1.length }
  }

  private func whole(_ match: Match, at node: Int, in bytes: Bytes, until pathEnd: Int) -> Match? {
    guard match.end < pathEnd else {
      return nodes[node].kind.map { kind in
        var match = match
        match.kind = kind
        return match
      }
    }
    let (next, text, value) = step(match, at: node, in: bytes, until: pathEnd)
    if let text, let found = whole(next, at: text, in: bytes, until: pathEnd) { return found }
    return value.flatMap { whole(next.withValue(from: match.end), at: $0, in: bytes, until: pathEnd) }
  }

  private func collect(_ match: Match, at node: Int, in bytes: Bytes, until pathEnd: Int, into found: inout [Match]) {
    if let kind = nodes[node].kind {
      found.append(match)
      found[found.count - 1].kind = kind
    }
    guard match.end < pathEnd else { return }
    let (next, text, value) = step(match, at: node, in: bytes, until: pathEnd)
    if let text { collect(next, at: text, in: bytes, until: pathEnd, into: &found) }
    if let value { collect(next.withValue(from: match.end), at: value, in: bytes, until: pathEnd, into: &found) }
  }

  /// Takes one more segment: the match with it, and the nodes that its text and its being a value lead to.
  private func step(
    _ match: Match, at node: Int, in bytes: Bytes, until pathEnd: Int
  ) -> (next: Match, text: Int?, value: Int?) {
    let start = match.end + 1
    var end = start
    var hash = Self.seed(node)
    while end < pathEnd, bytes[end] != UInt8(ascii: "/") {
      hash = Self.mix(hash, bytes[end])
      end += 1
    }
    var next = match
    next.end = end
    next.length += 1
    return (next, branch(hash, node, Bytes(rebasing: bytes[start..<end])), nodes[node].value)
  }

  // MARK: Branches

  // FNV-1a of 64 bits (draft-eastlake-fnv), begun with the node.
  private static func seed(_ node: Int) -> UInt64 { 0xCBF2_9CE4_8422_2325 ^ UInt64(node) &* 0x9E37_79B9_7F4A_7C15 }
  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  func child(of node: Int, for text: String) -> Int? {
    branch(text.utf8.reduce(Self.seed(node), Self.mix), node, text.utf8)
  }

  private func branch(_ hash: UInt64, _ node: Int, _ text: some Sequence<UInt8>) -> Int? {
    var place = place(of: hash)
    while let branch = branches[place] {
      if branch.node == node, branch.text.elementsEqual(text) { return branch.child }
      place = (place + 1) & (branches.count - 1)
    }
    return nil
  }

  private func place(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash ^ hash >> 32) & (branches.count - 1) }

  private mutating func child(of node: Int, _ text: [UInt8]) -> Int {
    let hash = text.reduce(Self.seed(node), Self.mix)
    if let child = branch(hash, node, text) { return child }
    var place = place(of: hash)
    while branches[place] != nil { place = (place + 1) & (branches.count - 1) }
    nodes.append(Node())
    branches[place] = Branch(node: node, text: text, child: nodes.count - 1, previous: nodes[node].lastBranch)
    nodes[node].lastBranch = place
    return nodes.count - 1
  }

  private mutating func valueChild(of node: Int) -> Int {
    if let child = nodes[node].value { return child }
    nodes.append(Node())
    nodes[node].value = nodes.count - 1
    return nodes.count - 1
  }
}

extension RouteTable.Match {
  /// The same match whose last segment, which begins behind an offset, is a value.
  fileprivate func withValue(from offset: Int) -> Self {
    var match = self
    match.values.append(offset + 1..<end)
    return match
  }
}
