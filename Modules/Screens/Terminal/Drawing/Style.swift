/// The style of a cell: a color of the terminal's theme and four attributes.
public struct Style: Equatable, Hashable, Sendable {
  /// A foreground color.
  ///
  /// The raw value is its SGR parameter.
  public enum Color: UInt8, Sendable {
    /// Red.
    case red = 31
    /// Magenta.
    case magenta = 35
    /// The terminal's own color of text.
    case standard = 39
  }

  /// The text attributes.
  ///
  /// Each color has one, so that color is never the only signal.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt8
    /// Bold.
    public static let bold = Attributes(rawValue: 1)
    /// Dim.
    public static let dim = Attributes(rawValue: 2)
    /// Underlined.
    public static let underline = Attributes(rawValue: 4)
    /// With the colors of text and background exchanged.
    public static let reverse = Attributes(rawValue: 8)

    /// Creates attributes from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// The color of the text.
  public var color: Color
  /// The attributes.
  public var attributes: Attributes

  /// Creates a style, by default that of plain text.
  public init(color: Color = .standard, attributes: Attributes = []) {
    self.color = color
    self.attributes = attributes
  }

  /// Plain text.
  public static let plain = Style()
  /// Emphasized text.
  public static let strong = Style(attributes: .bold)
  /// Text of less importance.
  public static let quiet = Style(attributes: .dim)
  /// The selected row.
  public static let selected = Style(color: .magenta, attributes: .reverse)
  /// Text that can be chosen.
  ///
  /// Of the sixteen colors, magenta is readable on black and on white.
  public static let accent = Style(color: .magenta)
  /// What is focused, open or selected.
  public static let current = Style(color: .magenta, attributes: .bold)
  /// An error message.
  public static let error = Style(color: .red)

  /// The SGR parameters of the attributes, in output order.
  static let parameters: [(attribute: Attributes, parameter: UInt8)] = [
    (.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7),
  ]
}
