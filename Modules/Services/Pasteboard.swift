/// Where copied text goes.
public protocol Pasteboard: Sendable {
  /// Takes text for a person to paste elsewhere.
  func copy(_ text: String)
}
