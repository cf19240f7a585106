/// A parameter of the closure of an `EntryLink`, whose type says how often its place occurs in a URL.
///
/// | type | place |
/// |---|---|
/// | a `LinkValue` | there once |
/// | an optional `LinkValue` | there once, or not: a parameter, the fragment, or the last segment of a path |
/// | `Secret` | there once, and never shown |
/// | an array | as often as it likes: a parameter, or the segments of `/**` |
/// | `[String: String]` | the other parameters, `?*` |
/// | `WholeURL` | no place |
public protocol EntryValue: Hashable, Sendable {
  /// How often the place occurs, and the type of its texts.
  static var entryForm: EntryForm { get }
  /// Makes the value of what stands in a URL; `nil` if the text is no spelling of a value.
  static func read(_ text: EntryText) -> Self?
}

/// How often the place of a value occurs in a URL, and the type of its texts.
public enum EntryForm: Sendable {
  /// Once.
  case value(any LinkValue.Type)
  /// Once, or not at all.
  case optional(any LinkValue.Type)
  /// Once, and never shown.
  case secret(any LinkValue.Type)
  /// Any number of times.
  case several(any LinkValue.Type)
  /// All other parameters.
  case others
  /// No place: the whole URL.
  case url

  var type: (any LinkValue.Type)? {
    switch self {
    case .value(let type), .optional(let type), .secret(let type), .several(let type): type
    case .others, .url: nil
    }
  }
}

/// What stands in a URL at the place of a value, decoded.
public enum EntryText: Hashable, Sendable {
  /// Nothing.
  case none
  /// A text.
  case text(String)
  /// Several texts.
  case texts([String])
  /// Parameters.
  case pairs([String: String])
}

extension LinkValue {
  /// Once.
  public static var entryForm: EntryForm { .value(Self.self) }

  /// Makes the value of a text.
  public static func read(_ text: EntryText) -> Self? {
    if case .text(let text) = text { Self(linkText: text) } else { nil }
  }
}

extension Optional: EntryValue where Wrapped: LinkValue {
  /// Once, or not at all.
  public static var entryForm: EntryForm { .optional(Wrapped.self) }

  /// Makes the value of a text, or `nil` without one.
  public static func read(_ text: EntryText) -> Self? {
    if case .none = text { return .some(nil) }
    return Wrapped.read(text).map(Self.some)
  }
}

extension Array: EntryValue where Element: LinkValue {
  /// Any number of times.
  public static var entryForm: EntryForm { .several(Element.self) }

  /// Makes the values of some texts, all of which must be readable.
  public static func read(_ text: EntryText) -> Self? {
    guard case .texts(let texts) = text else { return nil }
    let values = texts.compactMap { Element(linkText: $0) }
    return values.count == texts.count ? values : nil
  }
}

extension Dictionary: EntryValue where Key == String, Value == String {
  /// All other parameters.
  public static var entryForm: EntryForm { .others }

  /// Makes a dictionary of parameters.
  public static func read(_ text: EntryText) -> Self? { if case .pairs(let pairs) = text { pairs } else { nil } }
}

/// The whole URL as it was sent.
public struct WholeURL: EntryValue {
  /// The text of the URL.
  public let text: String

  /// Makes a URL of its text.
  public init(_ text: String) { self.text = text }

  /// No place.
  public static let entryForm = EntryForm.url

  /// Makes the value of the text of a URL.
  public static func read(_ text: EntryText) -> Self? {
    if case .text(let text) = text { Self(text) } else { nil }
  }
}

/// A value of a URL that no message, event or log shows, such as the code of a log-in by mail; it is for an action, because the
/// link of a place is saved.
public struct Secret<Value: LinkValue>: EntryValue, CustomStringConvertible, CustomReflectable {
  /// The value.
  public let value: Value

  /// Makes a secret.
  public init(_ value: Value) { self.value = value }

  /// Once, and never shown.
  public static var entryForm: EntryForm { .secret(Value.self) }

  /// Makes the secret of a text.
  public static func read(_ text: EntryText) -> Self? { Value.read(text).map(Self.init) }

  /// Three dots.
  public var description: String { "•••" }
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
