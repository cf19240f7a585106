/// A post that ships with the app.
struct BundledPost: Sendable {
  /// The number of the author.
  var author: Int
  /// The title, in one line.
  var title: String
  /// The paragraphs, separated by empty lines.
  var body: String
  /// The comments, from oldest to newest.
  var remarks: [Remark]
}

/// A comment on a bundled post.
struct Remark: Sendable {
  /// The first name of the commenter.
  var name: String
  /// The text of the comment.
  var body: String
}
