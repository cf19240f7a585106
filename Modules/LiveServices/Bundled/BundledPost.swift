/// One post of the bundled content, with what readers say about it.
struct BundledPost: Sendable {
  /// The number of the author.
  var author: Int
  /// One line.
  var title: String
  /// Paragraphs, with an empty line between two of them.
  var body: String
  /// What readers say, oldest first.
  var remarks: [Remark]
}

/// What a reader says about a bundled post.
struct Remark: Sendable {
  /// The first name of the reader.
  var name: String
  /// What the reader says.
  var body: String
}
