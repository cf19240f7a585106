/// Finds the kinds of route that a link may be about, by its bytes: one step a segment, however many kinds there are.
///
/// It is a tree with a branch for each text that a segment can be, and one for any value.
@usableFromInline
package struct RouteTable: Sendable {
  /// A kind of route that the segments of a link begin with, and where its values stand.
  struct Match {
    /// The position of the kind in the list it was registered in.
    var kind: Int
    var values: LinkRanges
    /// How many segments it takes.
    var length: Int
    /// Where these segments end, in bytes.
    var end: Int
  }

  /// A parameter of a kind of route, both parts as a link writes them.
  struct Parameter {
    /// The name and the `=`.
    var key: [UInt8]
    /// What stands behind it; nil when that is a value.
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

  typealias Bytes = UnsafeBufferPointer<UInt8>

  private(set) var nodes = [Node()]
  private(set) var branches: RouteBranches

  private let module: [UInt8]
  private let parameters: [[Parameter]]

  /// Registers shapes; of two that are alike the first is found.
  init(module: String, _ shapes: [RouteShape]) {
    self.module = Array(module.utf8)
    parameters = shapes.map { shape in
      shape.parameters.map {
        Parameter(key: Array("\($0.key)=".utf8), text: $0.value.isValue ? nil : Array($0.value.text.utf8))
      }
    }
    branches = RouteBranches(atMost: shapes.reduce(0) { $0 + $1.segments.count })
    for (kind, shape) in shapes.enumerated() where shape.problem == nil {
      var node = 0
      for part in shape.segments { node = part.isValue ? valueChild(of: node) : textChild(of: node, part.text) }
      nodes[node].kind = nodes[node].kind ?? kind
    }
  }

  private mutating func textChild(of node: Int, _ text: String) -> Int {
    if let child = child(of: node, for: text) { return child }
    nodes.append(Node())
    let child = nodes.count - 1
    nodes[node].lastBranch = branches.add(Array(text.utf8), from: node, to: child, previous: nodes[node].lastBranch)
    return child
  }

  private mutating func valueChild(of node: Int) -> Int {
    if let child = nodes[node].value { return child }
    nodes.append(Node())
    nodes[node].value = nodes.count - 1
    return nodes.count - 1
  }

  func child(of node: Int, for text: String) -> Int? {
    text.withBytes { branches.child(of: node, for: $0.indices, in: $0, TextNumber($0)) }
  }

  /// The kind of route that a link as a whole is about, and where its values stand.
  ///
  /// A text goes before a value, and no parameter is left over.
  @usableFromInline func kind(of link: Link, _ values: inout LinkRanges) -> Int? {
    link.text.withBytes { bytes in
      guard link.moduleEnd == Link.scheme.utf8.count + module.count, bytes.has(module, at: Link.scheme.utf8.count),
        let kind = kind(at: 0, behind: link.moduleEnd, in: bytes, until: link.pathEnd, &values),
        // No parameter is left over where those of the route are as long as all that stands behind the path.
        take(parameters[kind], in: bytes, from: link.pathEnd, &values) == bytes.count - link.pathEnd
      else { return nil }
      return kind
    }
  }

  /// Every kind of route that the segments behind an offset begin with, the longest first.
  func matches(_ link: Link, from offset: Int) -> [Match] {
    var found: [Match] = []
    let start = Match(kind: 0, values: LinkRanges(), length: 0, end: offset)
    link.text.withBytes { collect(start, at: 0, in: $0, until: link.pathEnd, into: &found) }
    return found.sorted { $0.length > $1.length }
  }

  /// The same match with the values of its parameters; nil when the link doesn't have all of them.
  func withParameters(_ match: Match, in link: Link) -> Match? {
    var match = match
    let length = link.text.withBytes { take(parameters[match.kind], in: $0, from: link.pathEnd, &match.values) }
    return length == nil ? nil : match
  }

  // MARK: Parameters

  /// Takes the values of parameters, in any order; returns how long they are with a separator each, nil when one is missing.
  @inline(__always)
  private func take(
    _ parameters: [Parameter], in bytes: Bytes, from pathEnd: Int, _ values: inout LinkRanges
  ) -> Int? {
    var length = 0
    var start = pathEnd + 1
    for parameter in parameters {
      // Most links have them in the order of the route, each behind the one before.
      guard
        let range = Self.value(of: parameter, in: bytes, at: start)
          ?? Self.value(of: parameter, in: bytes, behind: pathEnd)
      else { return nil }
      if let text = parameter.text {
        guard range.count == text.count, bytes.has(text, at: range.lowerBound) else { return nil }
      } else {
        values.append(range)
      }
      length += 1 + parameter.key.count + range.count
      start = range.upperBound + 1
    }
    return length
  }

  private static func value(of parameter: Parameter, in bytes: Bytes, behind pathEnd: Int) -> Range<Int>? {
    var start = pathEnd + 1
    while start < bytes.count {
      if let range = value(of: parameter, in: bytes, at: start) { return range }
      start = bytes.offset(of: UInt8(ascii: "&"), from: start) + 1
    }
    return nil
  }

  @inline(__always)
  private static func value(of parameter: Parameter, in bytes: Bytes, at start: Int) -> Range<Int>? {
    guard bytes.has(parameter.key, at: start) else { return nil }
    let value = start + parameter.key.count
    return value..<bytes.offset(of: UInt8(ascii: "&"), from: value)
  }

  // MARK: Segments

  /// The kind of route that has all of the segments behind an offset; nil when none has.
  private func kind(
    at node: Int, behind offset: Int, in bytes: Bytes, until pathEnd: Int, _ values: inout LinkRanges
  ) -> Int? {
    var node = node
    var end = offset
    while end < pathEnd {
      let (segment, text) = segment(behind: end, at: node, in: bytes, until: pathEnd)
      end = segment.upperBound
      let value = nodes[node].value
      if let text, value != nil {
        // Only here are there two ways: the text's is tried first.
        let count = values.count
        if let kind = kind(at: text, behind: end, in: bytes, until: pathEnd, &values) { return kind }
        values.count = count
      } else if let text {
        node = text
        continue
      }
      guard let value else { return nil }
      values.append(segment)
      node = value
    }
    return nodes[node].kind
  }

  private func collect(_ match: Match, at node: Int, in bytes: Bytes, until pathEnd: Int, into found: inout [Match]) {
    if let kind = nodes[node].kind {
      found.append(match)
      found[found.count - 1].kind = kind
    }
    guard match.end < pathEnd else { return }
    let (segment, text) = segment(behind: match.end, at: node, in: bytes, until: pathEnd)
    var next = match
    next.length += 1
    next.end = segment.upperBound
    if let text { collect(next, at: text, in: bytes, until: pathEnd, into: &found) }
    guard let value = nodes[node].value else { return }
    next.values.append(segment)
    collect(next, at: value, in: bytes, until: pathEnd, into: &found)
  }

  /// Where the segment behind an offset stands, and the node that its text leads to.
  @inline(__always)
  private func segment(
    behind offset: Int, at node: Int, in bytes: Bytes, until pathEnd: Int
  ) -> (range: Range<Int>, text: Int?) {
    let start = offset + 1
    var end = start
    var number = TextNumber()
    while end < pathEnd, bytes[end] != UInt8(ascii: "/") {
      number.append(bytes[end])
      end += 1
    }
    // Where only values can stand, nothing is looked up.
    guard nodes[node].lastBranch != nil else { return (start..<end, nil) }
    return (start..<end, branches.child(of: node, for: start..<end, in: bytes, number))
  }
}
