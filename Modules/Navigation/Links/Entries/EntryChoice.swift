/// What a place of a URL accepts: nothing, one of some texts, or several.
struct EntryChoice {
  enum Texts {
    case place(PlaceTexts)
    case path([PlaceTexts])
  }

  static let nothing = EntryChoice(takesNone: true)
  static let anything = EntryChoice(takesNone: true, texts: .place(.type(String.self)), takesSeveral: true)

  var takesNone = false
  var texts: Texts?
  var takesSeveral = false
}

/// A comparison, place by place, of what two entries take.
///
/// One entry is a part of another if it takes less at some places and more at none. The first level that differs decides: host and common
/// segments, further segments, then parameters. So `/users/me?tab=` is a part of `/users/:name`.
struct EntryComparison {
  enum Level: CaseIterable { case path, furtherSegments, parameters }

  private typealias Relation = (common: String?, isPart: Bool, isWhole: Bool)

  /// Whether the entries share nothing at some place.
  private(set) var isDisjoint = false
  private var levels: [Level: (isPart: Bool, isWhole: Bool)] = [:]

  /// Whether the second entry takes all that the first one takes, and vice versa, on the deciding level.
  var result: (isPart: Bool, isWhole: Bool) {
    let decided = Level.allCases.compactMap { levels[$0] }.first { !($0.isPart && $0.isWhole) }
    return decided ?? (true, true)
  }

  /// Returns a text that both take; `nil` if there is none, or both may be empty.
  @discardableResult
  mutating func add(_ left: EntryChoice, _ right: EntryChoice, on level: Level) -> String? {
    let (common, isPart, isWhole) = Self.relation(left.texts, right.texts)
    if common == nil, !(left.takesNone && right.takesNone) { isDisjoint = true }
    add(isPart: isPart, isWhole: isWhole, on: level)
    // Whether a segment may be missing concerns the length of the path.
    add(
      isPart: (!left.takesNone || right.takesNone) && (!left.takesSeveral || right.takesSeveral),
      isWhole: (!right.takesNone || left.takesNone) && (!right.takesSeveral || left.takesSeveral),
      on: level == .path ? .furtherSegments : level)
    return left.takesNone && right.takesNone ? nil : common
  }

  mutating func add(isPart: Bool, isWhole: Bool, on level: Level) {
    let before = levels[level] ?? (true, true)
    levels[level] = (before.isPart && isPart, before.isWhole && isWhole)
  }

  private static func relation(
    _ left: EntryChoice.Texts?, _ right: EntryChoice.Texts?
  ) -> Relation {
    switch (left, right) {
    case (nil, _): return (nil, true, right == nil)
    case (_, nil): return (nil, false, true)
    case (.place(let left), .place(let right)):
      let relation = TextRelation(left, right)
      return (relation.common, relation.isPart, relation.isWhole)
    case (.path(let left), .path(let right)): return relation(left, right)
    case (.path(let path), .place(let place)):
      let sample = path.sample
      return place.reads(sample) ? (sample, true, false) : (nil, false, false)
    case (.place, .path):
      let (common, isPart, isWhole) = relation(right, left)
      return (common, isWhole, isPart)
    }
  }

  private static func relation(
    _ left: [PlaceTexts], _ right: [PlaceTexts]
  ) -> Relation {
    let relations = zip(left, right).map { TextRelation($0, $1) }
    let texts = relations.compactMap(\.common)
    guard left.count == right.count, texts.count == left.count else { return (nil, false, false) }
    return (
      texts.map { "/" + $0 }.joined(), relations.allSatisfy(\.isPart), relations.allSatisfy(\.isWhole)
    )
  }
}

extension [PlaceTexts] {
  fileprivate var sample: String {
    map { place in
      switch place {
      case .literal(let text): "/" + text
      case .type(let type): "/" + type.anyText
      }
    }.joined()
  }
}

extension LinkValue {
  fileprivate static var anyText: String { choices.first ?? sample.linkText }
}

extension EntryPattern {
  func choice(at position: Int, _ tolerance: URLTolerance) -> EntryChoice {
    if position < path.count {
      return EntryChoice(
        takesNone: position >= requiredSegments, texts: .place(texts(of: path[position]).compared(tolerance)))
    }
    // The places after this one decide how many more there can be.
    var choice = choice(of: rest)
    choice.takesSeveral = false
    return choice
  }

  func choice(of key: String, _ tolerance: URLTolerance, ignoring isIgnored: (String) -> Bool) -> EntryChoice {
    switch parameters.first(where: { $0.key == key })?.need {
    case .path(let places)?: EntryChoice(texts: .path(places.map { texts(of: $0).compared(tolerance) }))
    case .place(let place)?: choice(of: place)
    case nil: isIgnored(key) ? .anything : choice(of: otherParameters)
    }
  }

  func fragmentChoice(_ tolerance: URLTolerance) -> EntryChoice {
    if let fragment { return choice(of: fragment) }
    return ignoresFragment || tolerance.contains(.fragment)
      ? EntryChoice(takesNone: true, texts: EntryChoice.anything.texts) : .nothing
  }

  func choice(of rest: Rest) -> EntryChoice {
    switch rest {
    case .refused: .nothing
    case .ignored: .anything
    case .value(let index):
      switch forms[index] {
      case .others: EntryChoice(takesNone: true, texts: EntryChoice.anything.texts)
      default: EntryChoice(takesNone: true, texts: .place(.type(forms[index].type ?? String.self)), takesSeveral: true)
      }
    }
  }

  private func choice(of place: Place) -> EntryChoice {
    var choice = EntryChoice(takesNone: !isRequired(.place(place)), texts: .place(texts(of: place)))
    if case .value(let index) = place, case .several = forms[index] { choice.takesSeveral = true }
    return choice
  }
}

extension PlaceTexts {
  fileprivate func compared(_ tolerance: URLTolerance) -> PlaceTexts {
    if case .literal(let text) = self { .literal(text.compared(tolerance)) } else { self }
  }
}
