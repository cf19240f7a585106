/// A value of an address: a parameter of the closure of an `EntryLink`, or of a route's case.
///
/// | type | its place in the address |
/// |---|---|
/// | a `LinkValue` | there once |
/// | an optional `LinkValue` | there once, or not: a parameter, the fragment, or the last segment of a URL |
/// | `Secret` | there once, and never shown |
/// | an array | as often as it likes: a parameter, or the segments of `/**` |
/// | `[String: String]` | the other parameters, `?*` |
/// | `WholeURL` | no place |
public protocol PlaceValue: Hashable, Sendable {
  /// How often the place occurs, and how its text is read.
  static var linkPlace: ValuePlace<Self> { get }
}

/// How often a value's place occurs in an address, and how its text is read; only Links makes them.
public struct ValuePlace<Value>: Sendable {
  let form: ValueForm
  let read: @Sendable (ValueText) -> Value?
}

/// How often a value's place occurs in an address, and the type of its texts.
enum ValueForm: Sendable {
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

  var choices: [String] { type?.choices ?? [] }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  var isSeveral: Bool { if case .several = self { true } else { false } }

  var isSecret: Bool { if case .secret = self { true } else { false } }

  /// Whether an address without the place fits.
  var isRequired: Bool {
    switch self {
    case .value, .secret: true
    case .optional, .several, .others, .url: false
    }
  }

  /// Whether an empty text is a field that was left out, because it spells no value.
  var isMissingIfEmpty: Bool {
    guard case .optional(let type) = self else { return false }
    return type.init(linkText: "") == nil
  }

  /// Returns whether the type reads a text.
  func reads(_ text: ValueText) -> Bool {
    guard let type else { return true }
    switch text {
    case .none: return !isRequired
    case .pairs: return true
    case .text(let text): return type.init(linkText: text) != nil
    case .texts(let texts): return texts.allSatisfy { type.init(linkText: $0) != nil }
    }
  }

  /// Returns the text of an example; the second one differs if the type has two.
  func example(_ number: Int) -> ValueText {
    switch self {
    case .value(let type), .optional(let type), .secret(let type):
      let texts = type.exampleTexts
      return .text(texts[min(number, texts.count - 1)])
    case .several: return .texts([])
    case .others: return .pairs([:])
    case .url: return .text("")
    }
  }
}

/// The decoded content of a value's place.
enum ValueText: Hashable, Sendable {
  case none
  case text(String)
  case texts([String])
  case pairs([String: String])
}

extension LinkValue {
  /// Once.
  public static var linkPlace: ValuePlace<Self> {
    ValuePlace(form: .value(Self.self)) { text in
      guard case .text(let text) = text else { return nil }
      return Self(linkText: text)
    }
  }
}

extension Optional: PlaceValue where Wrapped: LinkValue {
  /// At most once.
  public static var linkPlace: ValuePlace<Self> {
    ValuePlace(form: .optional(Wrapped.self)) { text in
      switch text {
      case .none: .some(nil)
      case .text(let text): Wrapped(linkText: text).map(Self.some)
      case .texts, .pairs: nil
      }
    }
  }
}

extension Array: PlaceValue where Element: LinkValue {
  /// Any number of times.
  public static var linkPlace: ValuePlace<Self> {
    ValuePlace(form: .several(Element.self)) { text in
      guard case .texts(let texts) = text else { return nil }
      let values = texts.compactMap { Element(linkText: $0) }
      return values.count == texts.count ? values : nil
    }
  }
}

extension Dictionary: PlaceValue where Key == String, Value == String {
  /// All other parameters.
  public static var linkPlace: ValuePlace<Self> {
    ValuePlace(form: .others) { text in
      guard case .pairs(let pairs) = text else { return nil }
      return pairs
    }
  }
}

/// The whole URL as sent.
public struct WholeURL: PlaceValue {
  /// The text of the URL.
  public let text: String

  /// Creates the value of a URL.
  public init(_ text: String) { self.text = text }

  /// No place.
  public static var linkPlace: ValuePlace<Self> {
    ValuePlace(form: .url) { text in
      guard case .text(let text) = text else { return nil }
      return Self(text)
    }
  }
}

/// A value that no message, event or log shows, such as a login code; only for actions, because links of places are saved.
public struct Secret<Value: LinkValue>: PlaceValue, CustomStringConvertible, CustomReflectable {
  /// The value.
  public let value: Value

  /// Creates a secret.
  public init(_ value: Value) { self.value = value }

  /// Once, and never shown.
  public static var linkPlace: ValuePlace<Self> {
    ValuePlace(form: .secret(Value.self)) { text in
      guard case .text(let text) = text else { return nil }
      return Value(linkText: text).map(Self.init)
    }
  }

  /// Three dots.
  public var description: String { "•••" }
  /// An empty mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
