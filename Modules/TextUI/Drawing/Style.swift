/// How a cell looks: one of the terminal's own colors and four attributes, so that every theme stays readable.
struct Style: Equatable, Hashable, Sendable {
  /// A foreground color; the raw value is its SGR parameter.
  struct Color: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt8
    static let red = Color(rawValue: 31)
    static let cyan = Color(rawValue: 36)
    static let standard = Color(rawValue: 39)
  }

  /// What a color is never the only sign of.
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

  /// The SGR parameter of each attribute, in the order they are written.
  static let parameters: [(attribute: Attributes, parameter: UInt8)] = [
    (.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7),
  ]
}
