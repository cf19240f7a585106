import Services

extension Author.ID {
  /// The identifier as text, for rows and settings.
  var text: String { String(rawValue) }

  /// Reads an identifier from text.
  init?(text: String) {
    guard let number = Int(text), String(number) == text else { return nil }
    self.init(rawValue: number)
  }

  /// The placeholder for an author whose name isn't loaded.
  var name: String { "Author \(rawValue)" }
}
