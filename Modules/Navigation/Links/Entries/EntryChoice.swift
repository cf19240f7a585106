/// What a place of a URL accepts.
struct EntryChoice {
  var takesNone = true
  var texts: PlaceTexts?
  var takesSeveral = false
}

extension EntryPattern {
  /// Returns the choice of one segment; each further segment has its own.
  func choice(at position: Int, _ rules: EntryRules) -> EntryChoice {
    var choice = choice(of: position < path.count ? path[position] : rest, rules)
    (choice.texts, choice.takesSeveral) = (choice.texts?.compared(rules), false)
    return choice
  }

  func choice(of key: String, _ rules: EntryRules) -> EntryChoice {
    let place = parameters.first { $0.key == key }?.place
    return choice(of: place ?? (rules.ignores(key) ? .ignored : otherParameters), rules)
  }

  func fragmentChoice(_ rules: EntryRules) -> EntryChoice {
    var choice = choice(of: fragment ?? (rules.tolerance.contains(.fragment) ? .ignored : nil), rules)
    choice.takesSeveral = false
    return choice
  }

  func choice(of place: Place?, _ rules: EntryRules) -> EntryChoice {
    guard let place else { return EntryChoice() }
    var choice = EntryChoice(takesNone: !isRequired(place), texts: texts(of: place))
    switch place {
    case .literal: break
    case .value(let index): if case .several = forms[index] { choice.takesSeveral = true }
    case .path: choice.texts = choice.texts?.compared(rules)
    case .ignored: choice.takesSeveral = true
    }
    return choice
  }
}

extension PlaceTexts {
  func compared(_ rules: EntryRules) -> PlaceTexts {
    switch self {
    case .literal(let text): .literal(rules.compared(text))
    case .type: self
    case .list(let places, let separator): .list(places.map { $0.compared(rules) }, separator: separator)
    }
  }
}
