/// Finds the kinds of route that a link may be about, by its bytes: one step a segment, however many kinds there are.
///
/// It is a tree with a branch for each text that a segment can be, and one for any value. The branches of all nodes stand
/// in one hash table, which is filled once and then only read.
@usableFromInline
struct RouteTable: Sendable {
  /// A kind of route that fits, and where its values stand.
  @usableFromInline struct Match {
    /// The position of the kind in the list it was registered in.
    @usableFromInline var kind = 0
    @usableFromInline var values = LinkRanges()
    /// How many segments it takes.
    var length = 0
    /// Where these segments end, in bytes.
    var end: Int
  }

  /// A parameter of a kind of route: its name, and its text unless that is a value, both as a link writes them.
  struct Parameter {
    var key: [UInt8]
    var text: [UInt8]?
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
    /// Where its text stands among all texts.
    var text: Range<Int>
    var child: Int
    /// The place of the branch of the same node that was added before.
    var previous: Int?
  }

  typealias Bytes = UnsafeBufferPointer<UInt8>

  private(set) var nodes = [Node()]
  /// An open hash table: its count is a power of two, and at least half of it is empty.
  private(set) var branches: [Branch?]
  private var texts: [UInt8] = []

  private let prefix: [UInt8]
  private let parameters: [[Parameter]]

  /// Registers shapes; of two that are alike the first is found.
  init(prefix: String, _ shapes: [RouteShape]) {
    self.prefix = Array(prefix.utf8)
    parameters = shapes.map { shape in
      shape.parameters.map {
        Parameter(key: Array($0.key.utf8), text: $0.value.isValue ? nil : Array($0.value.text.utf8))
      }
    }
    let texts = shapes.reduce(0) { $0 + $1.segments.count }
    branches = Array(repeating: nil, count: 2 << (Int.bitWidth - texts.leadingZeroBitCount))
    for (kind, shape) in shapes.enumerated() where shape.problem == nil {
      var node = 0
      for part in shape.segments { node = part.isValue ? valueChild(of: node) : child(of: node, Array(part.text.utf8)) }
      nodes[node].kind = nodes[node].kind ?? kind
    }
  }

  /// The kind of route that a link as a whole is about; a text goes before a value, and no parameter is left over.
  @usableFromInline func match(_ link: Link) -> Match? {
    var text = link.text
    return text.withUTF8 { bytes in
      var match = Match(end: link.moduleEnd)
      guard link.moduleEnd == prefix.count, bytes.starts(with: prefix),
        takeAll(&match, at: 0, in: bytes, until: link.pathEnd),
        Self.parameterCount(bytes, from: link.pathEnd) == parameters[match.kind].count
      else { return nil }
      return withParameters(match, in: bytes, from: link.pathEnd)
    }
  }

  /// Every kind of route that the segments behind an offset begin with, the longest first.
  func matches(_ link: Link, from offset: Int) -> [Match] {
    var text = link.text
    var found: [Match] = []
    text.withUTF8 { collect(Match(end: offset), at: 0, in: $0, until: link.pathEnd, into: &found) }
    return found.sorted { $0.length > $1.length }
  }

  /// The same match with the values of its parameters; nil when the link doesn't have all of them.
  func withParameters(_ match: Match, in link: Link) -> Match? {
    var text = link.text
    return text.withUTF8 { withParameters(match, in: $0, from: link.pathEnd) }
  }

  private func withParameters(_ match: Match, in bytes: Bytes, from pathEnd: Int) -> Match? {
    var match = match
    for parameter in parameters[match.kind] {
      guard let range = Self.range(ofValue: parameter.key, in: bytes, from: pathEnd) else { return nil }
      if let text = parameter.text {
        guard bytes[range].elementsEqual(text) else { return nil }
      } else {
        match.values.append(range)
      }
    }
    return match
  }

  private static func parameterCount(_ bytes: Bytes, from pathEnd: Int) -> Int {
    pathEnd == bytes.count ? 0 : bytes[pathEnd...].reduce(1) { $1 == UInt8(ascii: "&") ? $0 + 1 : $0 }
  }

  private static func range(ofValue key: [UInt8], in bytes: Bytes, from pathEnd: Int) -> Range<Int>? {
    var start = pathEnd + 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
      let value = start + key.count + 1
      if value <= end, bytes[value - 1] == UInt8(ascii: "="), bytes[start..<value - 1].elementsEqual(key) {
        return value..<end
      }
      start = end + 1
    }
    return nil
  }

  /// Takes the segments one by one as far as the path goes; false when no kind of route has them all.
  private func takeAll(_ match: inout Match, at node: Int, in bytes: Bytes, until pathEnd: Int) -> Bool {
    guard match.end < pathEnd else {
      guard let kind = nodes[node].kind else { return false }
      match.kind = kind
      return true
    }
    let before = match
    if let text = takeSegment(&match, at: node, in: bytes, until: pathEnd) {
      let taken = match
      if takeAll(&match, at: text, in: bytes, until: pathEnd) { return true }
      match = taken
    }
    guard let value = nodes[node].value else { return false }
    match.values.append(before.end + 1..<match.end)
    return takeAll(&match, at: value, in: bytes, until: pathEnd)
  }

  private func collect(_ match: Match, at node: Int, in bytes: Bytes, until pathEnd: Int, into found: inout [Match]) {
    if let kind = nodes[node].kind {
      found.append(match)
      found[found.count - 1].kind = kind
    }
    guard match.end < pathEnd else { return }
    var next = match
    if let text = takeSegment(&next, at: node, in: bytes, until: pathEnd) {
      collect(next, at: text, in: bytes, until: pathEnd, into: &found)
    }
    guard let value = nodes[node].value else { return }
    next.values.append(match.end + 1..<next.end)
    collect(next, at: value, in: bytes, until: pathEnd, into: &found)
  }

  /// Takes one more segment, and returns the node that its text leads to.
  private func takeSegment(_ match: inout Match, at node: Int, in bytes: Bytes, until pathEnd: Int) -> Int? {
    let start = match.end + 1
    var end = start
    var hash = Self.seed(node)
    // Where only values can stand, nothing is looked up.
    let hasBranches = nodes[node].lastBranch != nil
    while end < pathEnd, bytes[end] != UInt8(ascii: "/") {
      if hasBranches { hash = Self.mix(hash, bytes[end]) }
      end += 1
    }
    match.end = end
    match.length += 1
    return hasBranches ? branch(hash, node, Bytes(rebasing: bytes[start..<end])) : nil
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
      if branch.node == node, texts[branch.text].elementsEqual(text) { return branch.child }
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
    branches[place] = Branch(
      node: node, text: texts.count..<texts.count + text.count, child: nodes.count - 1, previous: nodes[node].lastBranch
    )
    texts += text
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
