/// Entries filed by what they require, so that few are compared with a URL.
struct EntryShelf: Sendable {
  private(set) var entries: [Int] = []
  private var unfiled: [Int] = []
  private var byKey: [String: [Int]] = [:]
  private var byText: [String: [String: [Int]]] = [:]

  mutating func add(_ entry: Int) {
    entries.append(entry)
    unfiled.append(entry)
  }

  /// Files each entry under its rarest required parameter, and under its texts if they are listed.
  mutating func file(_ patterns: [EntryPattern], ignoring isIgnored: (String) -> Bool) {
    guard entries.count > 1 else { return }
    let requirements = entries.map { patterns[$0].requirements.filter { !isIgnored($0.key) } }
    var counts: [String: Int] = [:]
    for (key, texts) in requirements.joined() {
      for text in texts ?? [""] { counts[key + "=" + text, default: 0] += 1 }
    }
    func count(_ requirement: EntryPattern.Requirement) -> Int {
      (requirement.texts ?? [""]).map { counts[requirement.key + "=" + $0] ?? 0 }.max() ?? 0
    }
    unfiled = []
    for (entry, requirements) in zip(entries, requirements) {
      guard let rarest = requirements.min(by: { count($0) < count($1) }) else {
        unfiled.append(entry)
        continue
      }
      guard let texts = rarest.texts else {
        byKey[rarest.key, default: []].append(entry)
        continue
      }
      for text in texts { byText[rarest.key, default: [:]][text, default: []].append(entry) }
    }
  }

  func fits(_ parameters: [(key: String, value: String)]) -> [Int] {
    if byKey.isEmpty && byText.isEmpty { return unfiled }
    return unfiled
      + parameters.flatMap { key, value -> [Int] in
        let named = byKey[key] ?? []
        guard let texts = byText[key] else { return named }
        return named + (texts[value.lowercased()] ?? []) + (texts[value.firstSegment] ?? [])
      }
  }

  /// Returns the entries that may share a URL with a pattern.
  func meeting(_ pattern: EntryPattern) -> [Int] {
    if byKey.isEmpty && byText.isEmpty { return unfiled }
    var found = unfiled
    let keys = pattern.takesOtherParameters ? Set(byKey.keys).union(byText.keys) : pattern.keys
    for key in keys {
      found += byKey[key] ?? []
      guard let texts = byText[key] else { continue }
      if let own = pattern.texts(of: key) {
        found += own.flatMap { texts[$0] ?? [] }
      } else {
        found += texts.values.joined()
      }
    }
    return found
  }
}

extension EntryPattern {
  /// A required parameter or fragment, with its lowercase texts if they are listed.
  typealias Requirement = (key: String, texts: [String]?)

  static let fragmentKey = "#"

  fileprivate var requirements: [Requirement] {
    parameters.compactMap { key, need in isRequired(need) ? (key, texts(of: need)) : nil }
      + (fragment.flatMap { isRequired(.place($0)) ? [(Self.fragmentKey, texts(of: .place($0)))] : [] } ?? [])
  }

  fileprivate var takesOtherParameters: Bool { if case .refused = otherParameters { false } else { true } }
  fileprivate var keys: Set<String> { Set(parameters.map(\.key) + [Self.fragmentKey]) }

  fileprivate func texts(of key: String) -> [String]? {
    if key == Self.fragmentKey { return fragment.flatMap { texts(of: .place($0)) } }
    return parameters.first { $0.key == key }.flatMap { texts(of: $0.need) }
  }

  func isRequired(_ need: Need) -> Bool {
    guard case .place(.value(let index)) = need else { return true }
    return switch forms[index] {
    case .value, .secret: true
    case .optional, .several, .others, .url: false
    }
  }

  private func texts(of need: Need) -> [String]? {
    switch need {
    case .place(let place): texts(of: place).list?.map { $0.lowercased() }
    case .path(let places):
      if case .literal(let first) = places.first { ["/" + first.lowercased()] } else { nil }
    }
  }
}

extension String {
  /// The first segment of a path, in lowercase: `/settings` of `/settings/general`.
  fileprivate var firstSegment: String { hasPrefix("/") ? "/" + dropFirst().prefix { $0 != "/" }.lowercased() : "" }
}
