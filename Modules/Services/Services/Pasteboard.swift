/// A destination for copied text.
public protocol Pasteboard: Sendable {
  /// Copies text so that the user can paste it elsewhere.
  func copy(_ text: String)
  /// Returns what to tell the user after copying, such as “Copied the link”.
  ///
  /// - Parameter name: What was copied, in a word.
  func message(afterCopying name: String) -> String
}

extension Pasteboard {
  /// Returns “Copied the” and the name.
  public func message(afterCopying name: String) -> String { "Copied the \(name)" }
}
