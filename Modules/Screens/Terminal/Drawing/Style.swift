/// The style of a cell: a theme color and attributes.
package struct Style: Equatable, Hashable, Sendable {
  /// A foreground color; the raw value is its SGR parameter.
  package enum Color: UInt8, Sendable {
    case red = 31
    case magenta = 35
    /// The terminal's own text color.
    case standard = 39
  }

  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  package var color: Color
  package var attributes: Attributes

  package init(color: Color = .standard, attributes: Attributes = []) {
    self.color = color
    self.attributes = attributes
  }

  package static let plain = Style()
  package static let strong = Style(attributes: .bold)
  package static let quiet = Style(attributes: .dim)
  package static let selected = Style(color: .magenta, attributes: .reverse)
  /// Text that can be chosen.
  package static let accent = Style(color: .magenta)
  /// The focused, open or selected item.
  package static let current = Style(color: .magenta, attributes: .bold)
  package static let error = Style(color: .red)

  static let parameters: [(attribute: Attributes, parameter: UInt8)] = [
    (.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7),
  ]
}
