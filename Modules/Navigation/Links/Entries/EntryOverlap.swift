/// The overlaps of a table's entries, and which of two is a part of the other.
///
/// One entry is a part of another if it takes less at some places and more at none. The first level that differs decides: host and common
/// segments, further segments, then parameters. So `/users/me?tab=` is a part of `/users/:name`.
struct EntryOverlap {
  private typealias Hosts = (example: String, isPart: Bool, isWhole: Bool)

  private let declarations: [EntryDeclaration]
  private let rules: EntryRules
  /// The parts of each entry.
  private var parts: [Int: [Int]] = [:]
  /// Two entries that overlap although neither is a part of the other, with a common URL.
  private(set) var clash: (first: Int, second: Int, example: String)?

  init(_ declarations: [EntryDeclaration], in index: EntryIndex, _ rules: EntryRules) {
    (self.declarations, self.rules) = (declarations, rules)
    for root in index.roots {
      for other in index.roots {
        guard let hosts = EntryBase.relation(root.bases, other.bases) else { continue }
        for entry in root.entries {
          let candidates = index.meeting(declarations[entry].pattern, from: other.node)
          for candidate in candidates where entry < candidate { compare(entry, candidate, hosts) }
        }
      }
    }
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

  // MARK: Comparing two

  private mutating func compare(_ first: Int, _ second: Int, _ hosts: Hosts) {
    guard clash == nil else { return }
    let (left, right) = (declarations[first].pattern, declarations[second].pattern)
    var comparison = EntryComparison()
    comparison.add(isPart: hosts.isPart, isWhole: hosts.isWhole, on: .path)
    var example = hosts.example
    for position in 0...max(left.path.count, right.path.count) {
      let (first, second) = (left.choice(at: position, rules), right.choice(at: position, rules))
      let bothGoOn = first.texts != nil && second.texts != nil
      let text = comparison.add(first, second, on: bothGoOn ? .path : .furtherSegments)
      if let text { example += "/" + URLText.escaped(text, in: .segment) }
      if comparison.isDisjoint { return }
    }
    example += compareParameters(left, right, &comparison)
    if let text = comparison.add(left.fragmentChoice(rules), right.fragmentChoice(rules), on: .parameters) {
      example += "#" + URLText.escaped(text, in: .fragment)
    }
    if comparison.isDisjoint { return }
    switch comparison.result {
    case (true, false): parts[second, default: []].append(first)
    case (false, true): parts[first, default: []].append(second)
    default: clash = (first, second, example)
    }
  }

  private func compareParameters(
    _ left: EntryPattern, _ right: EntryPattern, _ comparison: inout EntryComparison
  ) -> String {
    var pairs: [String] = []
    for key in left.parameters.map(\.key) + right.parameters.map(\.key).filter({ !left.names($0) }) {
      let text = comparison.add(left.choice(of: key, rules), right.choice(of: key, rules), on: .parameters)
      if let text { pairs.append(URLText.escaped(key, in: .key) + "=" + URLText.escaped(text, in: .value)) }
    }
    comparison.add(
      left.choice(of: left.otherParameters, rules), right.choice(of: right.otherParameters, rules), on: .parameters)
    return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
  }
}

private struct EntryComparison {
  enum Level: CaseIterable { case path, furtherSegments, parameters }

  /// Whether the entries share nothing at some place.
  private(set) var isDisjoint = false
  private var levels: [Level: (isPart: Bool, isWhole: Bool)] = [:]

  /// Whether either entry is a part of the other, on the deciding level.
  var result: (isPart: Bool, isWhole: Bool) {
    let decided = Level.allCases.compactMap { levels[$0] }.first { !($0.isPart && $0.isWhole) }
    return decided ?? (true, true)
  }

  /// Returns a text that both take; `nil` if there is none, or both may be empty.
  @discardableResult
  mutating func add(_ left: EntryChoice, _ right: EntryChoice, on level: Level) -> String? {
    let areOptional = left.takesNone && right.takesNone
    var common: String?
    if let ofLeft = left.texts, let ofRight = right.texts {
      let relation = TextRelation(ofLeft, ofRight)
      common = relation.common
      add(isPart: relation.isPart, isWhole: relation.isWhole, on: level)
    } else {
      add(isPart: left.texts == nil, isWhole: right.texts == nil, on: level)
    }
    if common == nil, !areOptional { isDisjoint = true }
    // Whether a segment may be missing concerns the length of the path.
    add(
      isPart: (!left.takesNone || right.takesNone) && (!left.takesSeveral || right.takesSeveral),
      isWhole: (!right.takesNone || left.takesNone) && (!right.takesSeveral || left.takesSeveral),
      on: level == .path ? .furtherSegments : level)
    return areOptional ? nil : common
  }

  mutating func add(isPart: Bool, isWhole: Bool, on level: Level) {
    let before = levels[level] ?? (true, true)
    levels[level] = (before.isPart && isPart, before.isWhole && isWhole)
  }
}
