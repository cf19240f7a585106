import Services

/// The authors, posts and comments that ship with the app, read from a text such as `posts.txt`.
///
/// Each line is one of these, or empty:
/// - `# Name: description` is an author.
/// - `## Name: title` is a post by the author with this name.
/// - `> Name: text` is a comment on the post above it.
/// - Any other line is a paragraph of the post above it.
struct BundledContent: Sendable {
  /// The authors, numbered from 1.
  private(set) var authors: [Author] = []
  /// The posts, numbered from 1.
  private(set) var posts: [Post] = []
  /// The comments, numbered from 1 in the order of their posts.
  private(set) var comments: [Comment] = []

  /// Reads a text, or throws an error that names the first wrong line.
  init(_ text: String) throws(ServiceError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard read(line) else { throw .unavailable("line \(index + 1) of the bundled posts is wrong: \(line)") }
    }
  }

  /// Adds the content of a line, and returns whether the line is right.
  private mutating func read(_ line: Substring) -> Bool {
    guard let (_, mark, name, text) = line.wholeMatch(of: /(#|##|>) (.+?): (.+)/)?.output else {
      return addParagraph(line)
    }
    switch mark {
    case "#":
      authors.append(Author(id: .init(rawValue: authors.count + 1), name: String(name), about: String(text)))
    case "##":
      guard let author = authors.first(where: { $0.name == name }) else { return false }
      posts.append(Post(id: .init(rawValue: posts.count + 1), author: author.id, title: String(text), body: ""))
    default:
      guard let post = posts.last else { return false }
      comments.append(Comment(id: comments.count + 1, post: post.id, name: String(name), body: String(text)))
    }
    return true
  }

  private mutating func addParagraph(_ line: Substring) -> Bool {
    guard let last = posts.indices.last, !line.hasPrefix("#"), !line.hasPrefix(">") else { return false }
    posts[last].body += posts[last].body.isEmpty ? line : "\n\n" + line
    return true
  }
}
