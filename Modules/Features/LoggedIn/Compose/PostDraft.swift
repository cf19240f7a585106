/// The text of a post that isn't published yet.
struct PostDraft: Hashable, Sendable {
  var title = ""
  var body = ""

  var isChanged: Bool { self != PostDraft() }

  /// Why the draft can't be posted.
  var problem: String? {
    if title.allSatisfy(\.isWhitespace) { return "give it a title" }
    return body.allSatisfy(\.isWhitespace) ? "write something" : nil
  }
}
