/// The overlaps of a table's entries, and which of two is a part of the other.
struct EntryOverlap {
  private let declarations: [EntryDeclaration]
  private let index: EntryIndex
  private let tolerance: URLTolerance
  private let isIgnored: (String) -> Bool
  /// The entries that are a part of each entry.
  private var parts: [Int: [Int]] = [:]
  /// Two entries that overlap although neither is a part of the other, with a common URL.
  private(set) var clash: (first: Int, second: Int, example: String)?

  init(
    _ declarations: [EntryDeclaration], in index: EntryIndex, _ tolerance: URLTolerance,
    ignoring isIgnored: @escaping (String) -> Bool
  ) {
    (self.declarations, self.index, self.tolerance, self.isIgnored) = (declarations, index, tolerance, isIgnored)
    for root in index.roots { compareBelow(root.node) }
    for (left, right) in rootsThatMeet() { compare(left, right) }
  }

  /// A number for each entry, smaller for a part of another.
  var ranks: [Int] {
    var ranks = [Int?](repeating: nil, count: declarations.count)
    func rank(_ entry: Int) -> Int {
      if let rank = ranks[entry] { return rank }
      let found = (parts[entry] ?? []).map { rank($0) + 1 }.max() ?? 0
      ranks[entry] = found
      return found
    }
    return declarations.indices.map(rank)
  }

  // MARK: Pairs

  /// Returns the first nodes of overlapping sets of hosts.
  private func rootsThatMeet() -> [(Int, Int)] {
    var byBase: [String: [Int]] = [:]
    for (position, root) in index.roots.enumerated() {
      for base in root.bases where !base.isOpen { byBase[base.text, default: []].append(position) }
    }
    var pairs: Set<[Int]> = []
    for roots in byBase.values where roots.count > 1 {
      for (offset, first) in roots.enumerated() {
        for second in roots[(offset + 1)...] { pairs.insert([first, second]) }
      }
    }
    for (first, open) in index.roots.enumerated() where open.bases.contains(where: \.isOpen) {
      for (second, other) in index.roots.enumerated() where first != second {
        let meets = open.bases.contains { base in other.bases.contains { base.commonHost(with: $0) != nil } }
        if meets { pairs.insert([min(first, second), max(first, second)]) }
      }
    }
    return pairs.sorted { $0.lexicographicallyPrecedes($1) }.map { (index.roots[$0[0]].node, index.roots[$0[1]].node) }
  }

  private mutating func compareBelow(_ node: Int) {
    let here = index.nodes[node]
    compare(here.ends, here.ends)
    compare(here.rests, here.rests)
    for entry in here.rests.entries { compareAll(below: node, with: entry) }
    for (position, value) in here.values.enumerated() {
      for (text, literal) in here.literals where value.type.reads(text) { compare(literal, value.node) }
      for other in here.values[(position + 1)...] where value.type.meets(other.type) { compare(value.node, other.node) }
    }
    for literal in here.literals.values { compareBelow(literal) }
    for value in here.values { compareBelow(value.node) }
  }

  /// Compares the entries at and below two nodes that one path can reach.
  private mutating func compare(_ left: Int, _ right: Int) {
    let (first, second) = (index.nodes[left], index.nodes[right])
    compare(first.ends, second.ends)
    compare(first.rests, second.rests)
    for entry in first.rests.entries { compareAll(below: right, with: entry) }
    for entry in second.rests.entries { compareAll(below: left, with: entry) }
    let (fewer, more) = first.literals.count < second.literals.count ? (first, second) : (second, first)
    for (text, node) in fewer.literals { if let other = more.literals[text] { compare(node, other) } }
    for (text, node) in first.literals {
      for value in second.values where value.type.reads(text) { compare(node, value.node) }
    }
    for value in first.values {
      for (text, node) in second.literals where value.type.reads(text) { compare(value.node, node) }
      for other in second.values where value.type.meets(other.type) { compare(value.node, other.node) }
    }
  }

  private mutating func compare(_ left: EntryShelf, _ right: EntryShelf) {
    let (fewer, more) = left.entries.count < right.entries.count ? (left, right) : (right, left)
    for entry in fewer.entries {
      for other in more.meeting(declarations[entry].pattern) { check(entry, other) }
    }
  }

  private mutating func compareAll(below node: Int, with entry: Int) {
    for other in index.nodes[node].ends.entries + index.nodes[node].rests.entries { check(entry, other) }
    for literal in index.nodes[node].literals.values { compareAll(below: literal, with: entry) }
    for value in index.nodes[node].values { compareAll(below: value.node, with: entry) }
  }

  // MARK: Comparing two

  private mutating func check(_ first: Int, _ second: Int) {
    guard first != second, clash == nil else { return }
    let (left, right) = (declarations[first], declarations[second])
    var comparison = EntryComparison()
    var example = compareHosts(left, right, &comparison)
    let count = max(left.pattern.path.count, right.pattern.path.count) + 1
    for position in 0..<count {
      let (first, second) = (
        left.pattern.choice(at: position, tolerance), right.pattern.choice(at: position, tolerance)
      )
      let bothGoOn = first.texts != nil && second.texts != nil
      let text = comparison.add(first, second, on: bothGoOn ? .path : .furtherSegments)
      if let text { example += "/" + URLText.escaped(text, in: .segment) }
      if comparison.isDisjoint { return }
    }
    example += compareParameters(left.pattern, right.pattern, &comparison)
    let (ownFragment, otherFragment) = (left.pattern.fragmentChoice(tolerance), right.pattern.fragmentChoice(tolerance))
    if let text = comparison.add(ownFragment, otherFragment, on: .parameters) {
      example += "#" + URLText.escaped(text, in: .fragment)
    }
    if comparison.isDisjoint { return }
    switch comparison.result {
    case (true, false): parts[second, default: []].append(first)
    case (false, true): parts[first, default: []].append(second)
    default: clash = (min(first, second), max(first, second), example)
    }
  }

  private func compareHosts(
    _ left: EntryDeclaration, _ right: EntryDeclaration, _ comparison: inout EntryComparison
  ) -> String {
    comparison.add(
      isPart: left.bases.allSatisfy { base in right.bases.contains { base.isPart(of: $0) } },
      isWhole: right.bases.allSatisfy { base in left.bases.contains { base.isPart(of: $0) } }, on: .path)
    for base in left.bases {
      for other in right.bases { if let host = base.commonHost(with: other) { return "\(base.scheme)://\(host)" } }
    }
    return ""
  }

  private func compareParameters(
    _ left: EntryPattern, _ right: EntryPattern, _ comparison: inout EntryComparison
  ) -> String {
    var pairs: [String] = []
    let keys =
      left.parameters.map(\.key)
      + right.parameters.map(\.key).filter { key in !left.parameters.contains { $0.key == key } }
    for key in keys {
      let text = comparison.add(
        left.choice(of: key, tolerance, ignoring: isIgnored), right.choice(of: key, tolerance, ignoring: isIgnored),
        on: .parameters)
      if let text { pairs.append(URLText.escaped(key, in: .key) + "=" + URLText.escaped(text, in: .value)) }
    }
    comparison.add(
      left.choice(of: left.otherParameters), right.choice(of: right.otherParameters), on: .parameters)
    return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
  }
}

extension LinkValue {
  fileprivate static func meets(_ other: any LinkValue.Type) -> Bool {
    TextRelation(.type(Self.self), .type(other)).common != nil
  }
}
