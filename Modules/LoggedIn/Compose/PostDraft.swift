/// A post that is being written.
struct PostDraft: Hashable, Sendable {
  var title = ""
  var body = ""

  /// Whether there is anything to lose.
  var isChanged: Bool { self != PostDraft() }

  /// What is still missing; nil when nothing is.
  var problem: String? {
    if title.allSatisfy(\.isWhitespace) { return "give it a title" }
    return body.allSatisfy(\.isWhitespace) ? "write something" : nil
  }
}
