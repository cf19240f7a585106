import Links
import ScreenKit
import Services

/// A cache of rows, which changes only with the posts or the settings.
struct PostRows {
  private var posts: [Post] = []
  private var settings = Settings()
  private var rows: [Row] = []

  mutating func rows(for posts: [Post], _ settings: Settings) -> [Row] {
    if self.posts != posts || self.settings != settings {
      self.posts = posts
      self.settings = settings
      let shown = settings.author.map { author in posts.filter { $0.author == author } } ?? posts
      rows = Self.sorted(shown, settings.order).map { $0.row }
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
  var row: Row { Row(id: id.linkText, title: title, subtitle: firstLine) }

  var paragraphs: [String] { body.split(whereSeparator: \.isNewline).map(String.init) }
}
