/// Finds the kinds of route that a link may be about, by its bytes: one step a segment, however many kinds there are.
///
/// It is a tree with a branch for each text that a segment can be, and one for any value. The branches of all nodes stand
/// in one hash table, which is filled once and then only read.
@usableFromInline
package struct RouteTable: Sendable {
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
    link.text.withBytes { bytes in
      var match = Match(end: link.moduleEnd)
      guard link.moduleEnd == prefix.count, Self.areEqual(bytes, 0, prefix, prefix.indices),
        takeAll(&match, at: 0, in: bytes, until: link.pathEnd),
        Self.parameterCount(bytes, from: link.pathEnd) == parameters[match.kind].count
      else { return nil }
      return withParameters(match, in: bytes, from: link.pathEnd)
    }
  }

  /// Every kind of route that the segments behind an offset begin with, the longest first.
  func matches(_ link: Link, from offset: Int) -> [Match] {
    var found: [Match] = []
    link.text.withBytes { collect(Match(end: offset), at: 0, in: $0, until: link.pathEnd, into: &found) }
    return found.sorted { $0.length > $1.length }
  }

  /// The same match with the values of its parameters; nil when the link doesn't have all of them.
  func withParameters(_ match: Match, in link: Link) -> Match? {
    link.text.withBytes { withParameters(match, in: $0, from: link.pathEnd) }
  }

  private func withParameters(_ match: Match, in bytes: Bytes, from pathEnd: Int) -> Match? {
    var match = match
    for parameter in parameters[match.kind] {
      guard let range = Self.range(ofValue: parameter.key, in: bytes, from: pathEnd) else { return nil }
      if let text = parameter.text {
        guard range.count == text.count, Self.areEqual(bytes, range.lowerBound, text, text.indices) else { return nil }
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
      if value <= end, bytes[value - 1] == UInt8(ascii: "="), areEqual(bytes, start, key, key.indices) {
        return value..<end
      }
      start = end + 1
    }
    return nil
  }

  /// Takes the segments one by one as far as the path goes; false when no kind of route has them all.
  private func takeAll(_ match: inout Match, at node: Int, in bytes: Bytes, until pathEnd: Int) -> Bool {
    var node = node
    while match.end < pathEnd {
      let start = match.end + 1
      let text = takeSegment(&match, at: node, in: bytes, until: pathEnd)
      let value = nodes[node].value
      if let text, value != nil {
        // Only here are there two ways: the text's is tried first.
        let taken = match
        if takeAll(&match, at: text, in: bytes, until: pathEnd) { return true }
        match = taken
      } else if let text {
        node = text
        continue
      }
      guard let value else { return false }
      match.values.append(start..<match.end)
      node = value
    }
    guard let kind = nodes[node].kind else { return false }
    match.kind = kind
    return true
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
    return hasBranches ? branch(hash, node, bytes, start..<end) : nil
  }

  // MARK: Branches

  // FNV-1a of 64 bits (draft-eastlake-fnv), begun with the node.
  private static func seed(_ node: Int) -> UInt64 { 0xCBF2_9CE4_8422_2325 ^ UInt64(node) &* 0x9E37_79B9_7F4A_7C15 }
  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  func child(of node: Int, for text: String) -> Int? {
    text.withBytes { branch($0.reduce(Self.seed(node), Self.mix), node, $0, $0.indices) }
  }

  private func branch(_ hash: UInt64, _ node: Int, _ bytes: Bytes, _ text: Range<Int>) -> Int? {
    var place = place(of: hash)
    while let branch = branches[place] {
      if branch.node == node, branch.text.count == text.count,
        Self.areEqual(bytes, text.lowerBound, texts, branch.text)
      {
        return branch.child
      }
      place = (place + 1) & (branches.count - 1)
    }
    return nil
  }

  /// Whether the bytes from `start` are those of `text` in this range; there are at least as many.
  @inline(__always)
  private static func areEqual(_ bytes: Bytes, _ start: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
    var position = start
    for index in range {
      guard bytes[position] == text[index] else { return false }
      position += 1
    }
    return true
  }

  private func place(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash ^ hash >> 32) & (branches.count - 1) }

  private mutating func child(of node: Int, _ text: [UInt8]) -> Int {
    let hash = text.reduce(Self.seed(node), Self.mix)
    if let child = text.withUnsafeBufferPointer({ branch(hash, node, $0, $0.indices) }) { return child }
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
