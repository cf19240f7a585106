/// The draft of a post.
struct PostDraft: Hashable, Sendable {
  var title = ""
  var body = ""

  /// Whether the user has typed anything.
  var isChanged: Bool { self != PostDraft() }

  /// The reason why the draft can't be posted, or `nil` if it is complete.
  var problem: String? {
    if title.allSatisfy(\.isWhitespace) { return "give it a title" }
    return body.allSatisfy(\.isWhitespace) ? "write something" : nil
  }
}
