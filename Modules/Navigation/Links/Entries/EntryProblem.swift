/// A mistake in a table of entry links.
public struct EntryProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern at fault and the mistake, as a sentence without a period.
  public let description: String

  init(_ pattern: String, _ reason: String) { description = "“\(pattern)” \(reason)" }

  init(_ pattern: String, takenBy other: String) {
    self.init(pattern, "is never read, because “\(other)” takes its URLs: declare it before that one")
  }
}
