/// A scheme and a host, of a URL or of a pattern.
struct EntryBase: Hashable {
  let scheme: String
  let host: String
  /// Whether the host, or a part of it, is a value.
  let isOpen: Bool

  init(scheme: String, host: String) {
    (self.scheme, self.host) = (scheme, host)
    isOpen = Self.isAny(host) || Self.labels(host).contains { Self.isValue($0) }
  }

  var text: String { "\(scheme)://\(host)" }

  private var texts: PlaceTexts {
    if Self.isAny(host) { return .type(String.self) }
    let labels = Self.labels(host).map { Self.isValue($0) ? PlaceTexts.type(String.self) : .literal(String($0)) }
    return .list(labels, separator: ".")
  }

  private static func isAny(_ host: String) -> Bool { host == "**" || host == "..." }
  private static func labels(_ host: String) -> [Substring] {
    host.split(separator: ".", omittingEmptySubsequences: false)
  }
  private static func isValue(_ label: Substring) -> Bool { label == "*" || label.hasPrefix(":") }

  func takes(_ base: EntryBase) -> Bool {
    host == base.host && scheme == base.scheme || isOpen && scheme == base.scheme && texts.reads(base.host)
  }

  private func relation(to other: EntryBase) -> TextRelation? {
    guard scheme == other.scheme, host == other.host || isOpen || other.isOpen else { return nil }
    return TextRelation(texts, other.texts)
  }

  /// Returns a common scheme and host, and whether either list is a part of the other; `nil` if they share none.
  static func relation(_ left: [Self], _ right: [Self]) -> (example: String, isPart: Bool, isWhole: Bool)? {
    let examples = left.lazy.flatMap { base in
      right.lazy.compactMap { other in base.relation(to: other)?.common.map { "\(base.scheme)://\($0)" } }
    }
    guard let example = examples.first else { return nil }
    return (
      example, left.allSatisfy { base in right.contains { base.relation(to: $0)?.isPart == true } },
      right.allSatisfy { base in left.contains { base.relation(to: $0)?.isPart == true } }
    )
  }
}

/// A pattern with its bases, which share what follows their hosts.
struct EntryDeclaration {
  let bases: [EntryBase]
  let pattern: EntryPattern

  /// Reads an entry's patterns: one for bases with the same path, and one for each host with a value.
  static func all<Target>(of entry: EntryLink<Target>, _ rules: EntryRules) throws(EntryProblem) -> [Self] {
    var groups: [(tail: String, host: String, bases: [EntryBase])] = []
    for text in entry.bases.isEmpty ? [entry.pattern] : entry.bases {
      let whole = entry.bases.isEmpty ? text : text + entry.pattern
      guard let mark = whole.firstRange(of: "://") else { throw EntryProblem(whole, "has no “://” after its scheme") }
      let rest = whole[mark.upperBound...]
      let host = rest.prefix { !"/?#".contains($0) }
      let bases = try whole[..<mark.lowerBound].split(separator: "|").map { scheme throws(EntryProblem) in
        EntryBase(scheme: scheme.lowercased(), host: try checkedHost(host, of: whole, rules))
      }
      guard let base = bases.first else { throw EntryProblem(whole, "has no scheme") }
      if bases.contains(where: { $0.text.hasPrefix(DeepLink.scheme) }) {
        throw EntryProblem(whole, "begins with “\(DeepLink.scheme)”, as the app's own links do")
      }
      let (tail, group) = (String(rest[host.endIndex...]), base.isOpen ? base.host : "")
      if let index = groups.firstIndex(where: { $0.tail == tail && $0.host == group }) {
        groups[index].bases += bases
      } else {
        groups.append((tail, group, bases))
      }
    }
    return try groups.map { group throws(EntryProblem) in
      let base = group.bases[0]
      return Self(
        bases: group.bases,
        pattern: try EntryPattern(
          base.text + group.tail, host: base.isOpen ? base.host : "", tail: group.tail[...], forms: entry.forms))
    }
  }

  private static func checkedHost(
    _ host: Substring, of pattern: String, _ rules: EntryRules
  ) throws(EntryProblem) -> String {
    guard host.utf8.allSatisfy({ LinkEscapes.isPlain($0) || ":*[]".utf8.contains($0) }) else {
      throw EntryProblem(pattern, "has a host with characters that are written in Punycode, such as “xn--…”")
    }
    return rules.compared(host: host.lowercased())
  }
}
