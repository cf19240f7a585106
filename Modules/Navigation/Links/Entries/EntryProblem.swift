/// A mistake in a table of entry links.
public struct EntryProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The patterns at fault, as declared.
  public let patterns: [String]
  /// The mistake, as a sentence without a period.
  public let description: String

  init(_ pattern: String, _ reason: String) {
    (patterns, description) = ([pattern], "“\(pattern)” \(reason)")
  }

  init(_ first: String, _ second: String, bothTake example: String?) {
    patterns = [first, second]
    let reason =
      example.map { "can both take “\($0)”, and neither is a part of the other" }
      ?? "can't be told apart by the types of their values: a type can name its texts with “linkTexts”"
    description = "“\(first)” and “\(second)” \(reason)"
  }
}
