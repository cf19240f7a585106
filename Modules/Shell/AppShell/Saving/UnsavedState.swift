public import Services

/// A sentence about the state that a storage can't save.
public struct UnsavedState: CustomStringConvertible {
  /// The kinds of entries with their names for the user, the most important first.
  private static let kinds = [
    ("record", "who is signed in and what is open"), ("settings", "your settings"),
    ("start", "that the app has started"),
  ]

  /// The parts, the most important first, and the error of that one.
  public let description: String

  /// Creates the sentence for errors by name; `nil` if there are none.
  public init?(_ errors: [String: StorageError]) {
    let errors = errors.sorted { $0.key < $1.key }
    // A name can end with an account.
    let kinds = Self.kinds.compactMap { kind, name in
      errors.first { $0.key.prefix { $0 != "-" } == kind }.map { (name: name, error: $0.value) }
    }
    guard let error = kinds.first?.error ?? errors.first?.value else { return nil }
    let names = kinds.isEmpty ? "something" : kinds.map(\.name).joined(separator: ", ")
    description = "Not saved: \(names) (\(error))"
  }
}
