/// A destination for copied text.
public protocol Pasteboard: Sendable {
  /// Copies text so that the user can paste it elsewhere.
  func copy(_ text: String)
}
