import Services

/// The authors, posts and comments in a text such as `posts.txt`.
///
/// Each line is one of these, or empty:
/// - `# Name: description` is an author.
/// - `## Name: title` is a post by that author.
/// - `> Name: text` is a comment on the post above.
/// - Any other line is a paragraph of the post above.
struct BundledContent: Sendable {
  /// Numbered from 1.
  private(set) var authors: [Author] = []
  /// Numbered from 1.
  private(set) var posts: [Post] = []
  /// Numbered from 1 in the order of their posts.
  private(set) var comments: [Comment] = []

  /// Creates the content of a text; throws an error that names the first wrong line.
  init(_ text: String) throws(ServiceError) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let line = Substring(line)
      guard read(line) else { throw .unavailable("line \(index + 1) of the bundled posts is wrong: \(line)") }
    }
  }

  /// Adds a line; returns whether it is valid.
  private mutating func read(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1)
    guard let mark = words.first, ["#", "##", ">"].contains(mark) else { return addParagraph(line) }
    // A regular expression would take half the time of a start.
    let parts = words.dropFirst().first?.split(separator: ":", maxSplits: 1) ?? []
    guard parts.count == 2, parts[1].hasPrefix(" "), parts[1] != " " else { return false }
    let (name, text) = (parts[0], parts[1].dropFirst())
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
