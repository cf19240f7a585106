/// Something that can stand in a link: a number, a text, an identifier, a date, a choice.
///
/// A type that has a raw value needs to give a sample only.
///
///     extension Post.ID: LinkValue {
///       static var sample: Self { Self(rawValue: 1) }
///     }
public protocol LinkValue: Hashable, Sendable {
  /// Reads a value; nil when the text is not exactly what `linkText` gives.
  init?(linkText: borrowing LinkText)
  /// The value as text, before escaping.
  var linkText: String { get }
  /// Any value; it serves to learn where in a link values of this type stand.
  static var sample: Self { get }
}

extension LinkValue {
  /// Reads a value from text that stands in no link.
  public init?(linkText: String) { self.init(linkText: LinkText(linkText)) }
}

extension Int: LinkValue {
  /// Reads decimal digits, with a `-` before them if need be; nil for a `+`, a leading zero, or a number too large.
  public init?(linkText: borrowing LinkText) {
    guard let number = linkText.integer else { return nil }
    self = number
  }

  /// The number in decimal digits.
  public var linkText: String { String(self) }

  /// One.
  public static var sample: Int { 1 }
}

extension String: LinkValue {
  /// Takes any text as it is.
  public init?(linkText: borrowing LinkText) { self = linkText.string }

  /// The string unchanged; a link escapes what it must.
  public var linkText: String { self }

  /// The letter “a”, for any text would do.
  public static var sample: String { "a" }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Reads a raw value; nil when there is no such value.
  @inlinable public init?(linkText: borrowing LinkText) {
    guard let raw = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: raw)
  }

  /// The raw value as text.
  public var linkText: String { rawValue.linkText }
}
