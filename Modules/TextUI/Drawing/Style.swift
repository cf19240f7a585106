/// The style of a cell: a color of the terminal's theme and four attributes.
struct Style: Equatable, Hashable, Sendable {
  /// A foreground color.
  ///
  /// The raw value is its SGR parameter.
  struct Color: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt8
    static let red = Color(rawValue: 31)
    static let cyan = Color(rawValue: 36)
    static let standard = Color(rawValue: 39)
  }

  /// The text attributes.
  ///
  /// Each color has one, so that color is never the only signal.
  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let underline = Attributes(rawValue: 4)
    static let reverse = Attributes(rawValue: 8)
  }

  var color = Color.standard
  var attributes: Attributes = []

  static let plain = Style()
  static let strong = Style(attributes: .bold)
  static let quiet = Style(attributes: .dim)
  static let selected = Style(attributes: .reverse)
  static let accent = Style(color: .cyan)
  static let error = Style(color: .red)

  /// The SGR parameters of the attributes, in output order.
  static let parameters: [(attribute: Attributes, parameter: UInt8)] = [
    (.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7),
  ]
}
