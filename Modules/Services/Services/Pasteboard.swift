/// A destination for copied text.
public protocol Pasteboard: Sendable {
  /// Copies text.
  func copy(_ text: String)
  /// Returns the message after copying, such as “Copied the link” for “link”.
  func message(afterCopying name: String) -> String
}

extension Pasteboard {
  /// Returns “Copied the” and the name.
  public func message(afterCopying name: String) -> String { "Copied the \(name)" }
}
