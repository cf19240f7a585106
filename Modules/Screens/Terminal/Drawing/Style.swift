/// The style of a cell: a theme color and attributes.
public struct Style: Equatable, Hashable, Sendable {
  /// A foreground color; the raw value is its SGR parameter.
  public enum Color: UInt8, Sendable {
    /// Red.
    case red = 31
    /// Magenta.
    case magenta = 35
    /// The terminal's own text color.
    case standard = 39
  }

  /// The text attributes.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt8
    /// Bold.
    public static let bold = Attributes(rawValue: 1)
    /// Dim.
    public static let dim = Attributes(rawValue: 2)
    /// Underlined.
    public static let underline = Attributes(rawValue: 4)
    /// With text and background colors exchanged.
    public static let reverse = Attributes(rawValue: 8)

    /// Creates attributes from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// The text color.
  public var color: Color
  /// The attributes.
  public var attributes: Attributes

  /// Creates a style, by default plain.
  public init(color: Color = .standard, attributes: Attributes = []) {
    self.color = color
    self.attributes = attributes
  }

  /// Plain text.
  public static let plain = Style()
  /// Emphasized text.
  public static let strong = Style(attributes: .bold)
  /// Less important text.
  public static let quiet = Style(attributes: .dim)
  /// The selected row.
  public static let selected = Style(color: .magenta, attributes: .reverse)
  /// Text that can be chosen.
  public static let accent = Style(color: .magenta)
  /// The focused, open or selected item.
  public static let current = Style(color: .magenta, attributes: .bold)
  /// An error message.
  public static let error = Style(color: .red)

  static let parameters: [(attribute: Attributes, parameter: UInt8)] = [
    (.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7),
  ]
}
