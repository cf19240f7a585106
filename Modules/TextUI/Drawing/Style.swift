/// How a cell looks: one of the terminal's own colours and four attributes, so that every theme stays readable.
struct Style: Equatable, Hashable, Sendable {
  /// A foreground colour; the raw value is its SGR parameter.
  struct Color: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt8
    static let red = Color(rawValue: 31)
    static let green = Color(rawValue: 32)
    static let yellow = Color(rawValue: 33)
    static let cyan = Color(rawValue: 36)
    static let standard = Color(rawValue: 39)
  }

  /// What a colour is never the only sign of.
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

  /// The SGR parameters that switch from nothing to this style, as `0;1;31`.
  func parameters(color hasColor: Bool) -> String {
    var parameters = "0"
    if attributes.contains(.bold) { parameters += ";1" }
    if attributes.contains(.dim) { parameters += ";2" }
    if attributes.contains(.underline) { parameters += ";4" }
    if attributes.contains(.reverse) { parameters += ";7" }
    if hasColor, color != .standard { parameters += ";\(color.rawValue)" }
    return parameters
  }
}
