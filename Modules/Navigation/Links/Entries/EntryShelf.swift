/// The entries that end at one node, filed by a required parameter, so that few are compared with a URL.
struct EntryShelf: Sendable {
  private(set) var entries: [Int] = []
  private var unfiled: [Int] = []
  /// The entries by their parameter's key and lowercase text, `nil` for any text.
  private var filed: [String: [String?: [Int]]] = [:]

  mutating func add(_ entry: Int, _ pattern: EntryPattern, _ rules: EntryRules) {
    entries.append(entry)
    let required = pattern.parameters.filter { pattern.isRequired($0.place) && !rules.ignores($0.key) }
      .map { ($0.key, pattern.filedTexts(of: $0.place)) }
    guard let (key, texts) = required.first(where: { $0.1 != [nil] }) ?? required.first else {
      return unfiled.append(entry)
    }
    for text in texts { filed[key, default: [:]][text, default: []].append(entry) }
  }

  /// Returns the entries that may take these parameters; never omits an only entry, whose error names what is missing.
  func fits(_ parameters: [(key: String, value: String)]) -> [Int] {
    if filed.isEmpty || entries.count == 1 { return entries }
    var found = unfiled
    for (key, value) in parameters {
      guard let texts = filed[key] else { continue }
      found += (texts[nil] ?? []) + (texts[value.lowercased()] ?? [])
    }
    return found
  }

  /// Returns the entries that may share a URL with a pattern.
  func meeting(_ pattern: EntryPattern) -> [Int] {
    var found = unfiled
    for (key, texts) in filed {
      let place = pattern.parameters.first { $0.key == key }?.place
      if place == nil, pattern.otherParameters == nil { continue }
      let own = place.map(pattern.filedTexts) ?? [nil]
      found += own == [nil] ? texts.values.flatMap(\.self) : (own + [nil]).flatMap { texts[$0] ?? [] }
    }
    return found
  }
}

extension EntryPattern {
  /// The known texts of a parameter in lowercase, or `nil` for any text.
  fileprivate func filedTexts(of place: Place) -> [String?] {
    texts(of: place).known.map { $0.map { $0.lowercased() } } ?? [nil]
  }
}
