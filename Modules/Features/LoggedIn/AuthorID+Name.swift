import Services

extension Author.ID {
  /// The placeholder for an author whose name isn't loaded.
  var name: String { "Author \(rawValue)" }
}
