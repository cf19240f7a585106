/// A scheme and what tells its URLs apart before their paths: `https://site.example`, `com.app:/`, `mailto:`.
struct AddressBase: Hashable, Sendable {
  let scheme: String
  /// The host, or `nil` without `//`.
  let host: String?
  /// Whether the path begins with `/` although there is no host.
  let isRooted: Bool

  /// Whether links of the app itself have the scheme.
  var isOwn: Bool { scheme == DeepLink.schemeName }

  var text: String {
    if let host { return scheme + "://" + host }
    return scheme + (isRooted ? ":/" : ":")
  }

  /// Whether the host, or a part of it, is a value.
  var isOpen: Bool { takesAnyHost || labels.contains(where: Self.isValue) }

  /// Whether the pattern is `**` or `...`.
  var takesAnyHost: Bool { host == "**" || host == "..." }

  var labels: [Substring] { host.map(Self.labels) ?? [] }

  static func labels(_ host: String) -> [Substring] { host.split(separator: ".", omittingEmptySubsequences: false) }

  static func isValue(_ label: Substring) -> Bool { label == "*" || label.hasPrefix(":") }

  /// Returns whether an open base takes a host with these labels; no value is empty.
  func takes(_ scheme: String, _ labels: [Substring]) -> Bool {
    guard self.scheme == scheme else { return false }
    if takesAnyHost { return host == "..." || labels != [""] }
    let own = self.labels
    guard own.count == labels.count else { return false }
    return zip(own, labels).allSatisfy { Self.isValue($0) ? !$1.isEmpty : $0 == $1 }
  }
}

/// A pattern with the schemes and hosts that it stands behind.
struct AddressDeclaration: Sendable {
  var bases: [AddressBase]
  let pattern: AddressPattern

  /// Reads a written pattern: once for bases with the same path, and once for each host with a value.
  static func all(
    _ text: String, on bases: [String], _ forms: [ValueForm], _ rules: AddressRules, isFormer: Bool = false
  ) throws(EntryProblem) -> [Self] {
    var declarations: [Self] = []
    var tails: [String] = []
    for base in bases { try check(base, before: text) }
    for whole in bases.isEmpty ? [text] : bases.map({ $0 + text }) {
      let (own, tail) = try split(whole, rules)
      let known = tails.indices.first { tails[$0] == tail && !own[0].isOpen && !declarations[$0].bases[0].isOpen }
      if let known {
        declarations[known].bases += own
        continue
      }
      let pattern = try PatternReader.read(own[0], tail, forms, isFormer: isFormer)
      declarations.append(Self(bases: own, pattern: pattern))
      tails.append(tail)
    }
    return declarations
  }

  /// Throws for a base that ends with more than a path, or that a pattern would continue in the middle of a name.
  private static func check(_ base: String, before text: String) throws(EntryProblem) {
    if let mark = base.first(where: { "?#".contains($0) }) {
      throw EntryProblem(base, "has a “\(mark)”, which belongs to the patterns of the site")
    }
    guard let first = text.first, !"/?#".contains(first), let last = base.last, !"/:".contains(last) else { return }
    throw EntryProblem(text, "begins in the middle of a name after “\(base)”; write “/\(text)”")
  }

  /// Returns the bases of a pattern, one for each of its schemes, and what follows the host.
  private static func split(
    _ whole: String, _ rules: AddressRules
  ) throws(EntryProblem) -> (bases: [AddressBase], tail: String) {
    guard let colon = whole.firstIndex(of: ":") else {
      throw EntryProblem(whole, "has no “:” after its scheme; write “https://” and the host, or put it into a “Site”")
    }
    var tail = whole[colon...].dropFirst()
    let isRooted = tail.hasPrefix("/")
    var host: String?
    if tail.hasPrefix("//") {
      let name = tail.dropFirst(2).prefix { !"/?#".contains($0) }
      host = try checkedHost(name, of: whole, rules)
      tail = tail[name.endIndex...]
    }
    var bases: [AddressBase] = []
    for scheme in whole[..<colon].split(separator: "|") {
      bases.append(AddressBase(scheme: scheme.lowercased(), host: host, isRooted: host == nil && isRooted))
    }
    if bases.isEmpty { throw EntryProblem(whole, "has no scheme") }
    if bases.contains(where: \.isOwn) {
      throw EntryProblem(whole, "begins with “\(DeepLink.scheme)”, as the app's own links do")
    }
    return (bases, String(tail))
  }

  private static func checkedHost(
    _ host: Substring, of pattern: String, _ rules: AddressRules
  ) throws(EntryProblem) -> String {
    guard host.utf8.allSatisfy({ LinkEscapes.isPlain($0) || ":*[]".utf8.contains($0) }) else {
      throw EntryProblem(pattern, "has a host with characters that are written in Punycode, such as “xn--…”")
    }
    return rules.compared(host: host.lowercased())
  }
}
