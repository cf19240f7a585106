/// How a table compares addresses with its patterns.
final class AddressRules: Sendable {
  static let strict = AddressRules([], ignoring: [])

  let tolerance: Set<URLTolerance>
  let ignoresLetterCase: Bool
  private let names: Set<ByteText>
  private let beginnings: [String]

  /// Creates rules; `utm_*` stands for all names that begin with `utm_`.
  init(_ tolerance: Set<URLTolerance>, ignoring names: [String]) {
    self.tolerance = tolerance
    ignoresLetterCase = tolerance.contains(.letterCase)
    self.names = Set(names.map(ByteText.init))
    beginnings = names.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  func ignores(_ key: String) -> Bool {
    if names.contains(ByteText(key)) { return true }
    return beginnings.contains { key.utf8.starts(with: $0.utf8) }
  }

  func compared(_ text: String) -> String { ignoresLetterCase ? text.lowercased() : text }

  func compared(host: String) -> String {
    tolerance.contains(.www) && host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  func isSame(_ left: UInt8, _ right: UInt8) -> Bool {
    if left == right { return true }
    return ignoresLetterCase && LinkEscapes.lowercased(left) == LinkEscapes.lowercased(right)
  }
}
