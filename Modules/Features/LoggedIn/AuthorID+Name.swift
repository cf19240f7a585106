import Services

extension Author.ID {
  /// The placeholder until the name of the author is loaded.
  var name: String { "Author \(rawValue)" }
}
