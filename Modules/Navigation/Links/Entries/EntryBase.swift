struct EntryBase: Hashable {
  let scheme: String
  let host: String

  var text: String { "\(scheme)://\(host)" }
  var labels: [Substring] { host.split(separator: ".", omittingEmptySubsequences: false) }

  /// Whether the host, or a part of it, is a value.
  var isOpen: Bool { takesAnyHost || labels.contains { Self.isValue($0) } }
  var takesAnyHost: Bool { host == "**" || host == "..." }
  /// The end of the host, after the last value.
  var suffix: String {
    takesAnyHost ? "" : labels.reversed().prefix { !Self.isValue($0) }.reversed().joined(separator: ".")
  }

  static func isValue(_ label: Substring) -> Bool { label == "*" || label.hasPrefix(":") }

  /// Returns a host that both take, or `nil`.
  func commonHost(with other: EntryBase) -> String? {
    guard scheme == other.scheme else { return nil }
    if takesAnyHost { return other.takesAnyHost ? "a.example" : other.host.sampleHost }
    if other.takesAnyHost { return host.sampleHost }
    guard labels.count == other.labels.count else { return nil }
    var common: [Substring] = []
    for (left, right) in zip(labels, other.labels) {
      guard left == right || Self.isValue(left) || Self.isValue(right) else { return nil }
      common.append(Self.isValue(left) ? right : left)
    }
    return common.joined(separator: ".").sampleHost
  }

  func isPart(of other: EntryBase) -> Bool {
    guard scheme == other.scheme else { return false }
    if other.takesAnyHost { return true }
    guard !takesAnyHost, labels.count == other.labels.count else { return false }
    return zip(labels, other.labels).allSatisfy { $0 == $1 || Self.isValue($1) }
  }
}

/// A pattern with its bases, which share what follows their hosts.
struct EntryDeclaration {
  let bases: [EntryBase]
  let pattern: EntryPattern

  /// Reads an entry's patterns: one for bases with the same path, and one for each host with a value.
  static func all<Target>(of entry: EntryLink<Target>, _ tolerance: URLTolerance) throws(EntryProblem) -> [Self] {
    var groups: [(tail: String, host: String, bases: [EntryBase])] = []
    for text in entry.bases.isEmpty ? [entry.pattern] : entry.bases {
      let whole = entry.bases.isEmpty ? text : text + entry.pattern
      guard let mark = whole.firstRange(of: "://") else { throw EntryProblem(whole, "has no “://” after its scheme") }
      let rest = whole[mark.upperBound...]
      let host = rest.prefix { !"/?#".contains($0) }
      let bases = try whole[..<mark.lowerBound].split(separator: "|").map { scheme throws(EntryProblem) in
        EntryBase(scheme: scheme.lowercased(), host: try checkedHost(host, of: whole, tolerance))
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
    _ host: Substring, of pattern: String, _ tolerance: URLTolerance
  ) throws(EntryProblem) -> String {
    guard host.utf8.allSatisfy({ LinkEscapes.isPlain($0) || ":*[]".utf8.contains($0) }) else {
      throw EntryProblem(pattern, "has a host with characters that are written in Punycode, such as “xn--…”")
    }
    return host.lowercased().withoutWWW(tolerance)
  }
}

extension String {
  func withoutWWW(_ tolerance: URLTolerance) -> String {
    tolerance.contains(.www) && hasPrefix("www.") ? String(dropFirst(4)) : self
  }

  fileprivate var sampleHost: String {
    split(separator: ".", omittingEmptySubsequences: false).map { EntryBase.isValue($0) ? "a" : String($0) }
      .joined(separator: ".")
  }
}
