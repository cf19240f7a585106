/// What a table of entry links accepts beyond RFC 3986 and its own patterns.
public enum URLTolerance: Sendable {
  /// A `/` at the end of the path.
  case trailingSlash
  /// A `#` and the text after it, where a pattern has none.
  case fragment
  /// Path literals in another letter case.
  case letterCase
  /// `www.` before a host, or a host without the `www.` of its pattern.
  case www
  /// Characters that should be escaped, such as `ö`, and blanks at both ends.
  case unescaped
  /// A `+` for a blank in parameters, as in forms.
  case plusIsBlank
}
