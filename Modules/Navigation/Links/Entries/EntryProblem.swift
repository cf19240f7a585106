/// A mistake in a table of entry links, found when the table is made.
public struct EntryProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The patterns at fault, as they are declared.
  public let patterns: [String]
  /// The mistake, as a sentence without its full stop.
  public let description: String

  init(_ pattern: String, _ reason: String) {
    (patterns, description) = ([pattern], "“\(pattern)” \(reason)")
  }

  /// Makes the problem of two patterns that can take one URL.
  init(_ first: String, _ second: String, bothTake example: String?) {
    patterns = [first, second]
    let reason =
      example.map { "can both take “\($0)”, and neither is a part of the other" }
      ?? "can't be told apart by the types of their values: a type can name its texts with “linkTexts”"
    description = "“\(first)” and “\(second)” \(reason)"
  }
}
