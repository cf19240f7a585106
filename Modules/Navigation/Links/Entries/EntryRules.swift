/// What a table of entry links accepts beyond RFC 3986 and its own patterns.
public struct URLTolerance: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A `/` at the end of the path.
  public static let trailingSlash = URLTolerance(rawValue: 1)
  /// A `#` and the text after it, where a pattern has none.
  public static let fragment = URLTolerance(rawValue: 2)
  /// Path literals in another letter case.
  public static let letterCase = URLTolerance(rawValue: 4)
  /// `www.` before a host, or a host without the `www.` of its pattern.
  public static let www = URLTolerance(rawValue: 8)
  /// Characters that should be escaped, such as `ö`, and blanks at both ends.
  public static let unescaped = URLTolerance(rawValue: 16)
  /// A `+` for a blank in parameters, as in forms.
  public static let plusIsBlank = URLTolerance(rawValue: 32)
}

struct EntryRules: Sendable {
  let tolerance: URLTolerance
  private let names: Set<String>
  private let beginnings: [String]

  init(_ tolerance: URLTolerance, ignoring names: [String]) {
    self.tolerance = tolerance
    self.names = Set(names)
    beginnings = names.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  func ignores(_ key: String) -> Bool { names.contains(key) || beginnings.contains { key.hasPrefix($0) } }

  func compared(_ segment: String) -> String { tolerance.contains(.letterCase) ? segment.lowercased() : segment }

  func compared(host: String) -> String {
    tolerance.contains(.www) && host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
