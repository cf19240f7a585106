import Links
import ScreenKit
import Services

/// A cache of the rows for a list of posts.
///
/// It makes new rows only after a change of the posts or the settings.
struct PostRows {
  private var posts: [Post] = []
  private var settings = Settings()
  private var rows: [Row] = []

  mutating func rows(for posts: [Post], _ settings: Settings) -> [Row] {
    if self.posts != posts || self.settings != settings {
      self.posts = posts
      self.settings = settings
      rows = Self.sorted(posts.filter { settings.author == nil || $0.author == settings.author }, settings.order)
        .map(\.row)
    }
    return rows
  }

  private static func sorted(_ posts: [Post], _ order: Settings.Order) -> [Post] {
    switch order {
    case .newest: posts.sorted { $0.id.rawValue > $1.id.rawValue }
    case .oldest: posts.sorted { $0.id.rawValue < $1.id.rawValue }
    case .title: posts.sorted { ($0.title.lowercased(), $0.id.rawValue) < ($1.title.lowercased(), $1.id.rawValue) }
    }
  }
}

extension Post {
  /// The row of the post: its title and the beginning of its body.
  var row: Row { Row(id: id.linkText, title: title, subtitle: firstLine) }

  /// The first line of the body that isn't empty.
  ///
  /// The search looks at bytes, because a list can have megabytes of text.
  private var firstLine: String? {
    let lineBreak = UInt8(ascii: "\n")
    let rest = body.utf8.drop { $0 == lineBreak }
    let line = rest[..<(rest.firstIndex(of: lineBreak) ?? rest.endIndex)]
    return line.isEmpty ? nil : String(Substring(line))
  }

  /// The paragraphs of the body.
  var paragraphs: [String] { body.split(separator: "\n").map(String.init) }
}
