/// A parameter of an `EntryLink` closure, whose type determines how often its place occurs in a URL.
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
  /// Returns the value of a text in a URL, or `nil` if it spells none.
  static func read(_ text: EntryText) -> Self?
}

/// How often a value's place occurs in a URL, and the type of its texts.
public enum EntryForm: Sendable {
  /// Once.
  case value(any LinkValue.Type)
  /// At most once.
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

/// The decoded content of a value's place in a URL.
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

  /// Returns the value of a text.
  public static func read(_ text: EntryText) -> Self? {
    if case .text(let text) = text { Self(linkText: text) } else { nil }
  }
}

extension Optional: EntryValue where Wrapped: LinkValue {
  /// At most once.
  public static var entryForm: EntryForm { .optional(Wrapped.self) }

  /// Returns the value of a text, or an empty optional without one.
  public static func read(_ text: EntryText) -> Self? {
    if case .none = text { return .some(nil) }
    return Wrapped.read(text).map(Self.some)
  }
}

extension Array: EntryValue where Element: LinkValue {
  /// Any number of times.
  public static var entryForm: EntryForm { .several(Element.self) }

  /// Returns the values of texts, or `nil` if one can't be read.
  public static func read(_ text: EntryText) -> Self? {
    guard case .texts(let texts) = text else { return nil }
    let values = texts.compactMap { Element(linkText: $0) }
    return values.count == texts.count ? values : nil
  }
}

extension Dictionary: EntryValue where Key == String, Value == String {
  /// All other parameters.
  public static var entryForm: EntryForm { .others }

  /// Returns a dictionary of parameters.
  public static func read(_ text: EntryText) -> Self? { if case .pairs(let pairs) = text { pairs } else { nil } }
}

/// The whole URL as sent.
public struct WholeURL: EntryValue {
  /// The text of the URL.
  public let text: String

  /// Creates the value of a URL.
  public init(_ text: String) { self.text = text }

  /// No place.
  public static let entryForm = EntryForm.url

  /// Returns the value of a URL's text.
  public static func read(_ text: EntryText) -> Self? {
    if case .text(let text) = text { Self(text) } else { nil }
  }
}

/// A value that no message, event or log shows, such as a login code; only for actions, because links of places are saved.
public struct Secret<Value: LinkValue>: EntryValue, CustomStringConvertible, CustomReflectable {
  /// The value.
  public let value: Value

  /// Creates a secret.
  public init(_ value: Value) { self.value = value }

  /// Once, and never shown.
  public static var entryForm: EntryForm { .secret(Value.self) }

  /// Returns the secret of a text.
  public static func read(_ text: EntryText) -> Self? { Value.read(text).map(Self.init) }

  /// Three dots.
  public var description: String { "•••" }
  /// An empty mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
