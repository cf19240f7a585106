import Services

/// The content that ships with the app: authors, posts and comments.
enum Bundled {
  /// The posts, numbered from 1.
  static let posts: [Post] = mixed.enumerated().map { (index: Int, post: BundledPost) -> Post in
    Post(id: id(at: index), author: Author.ID(rawValue: post.author), title: post.title, body: post.body)
  }

  /// The comments, numbered from 1 in the order of their posts.
  static let comments: [Comment] = mixed.enumerated()
    .flatMap { (index: Int, post: BundledPost) -> [(post: Post.ID, remark: Remark)] in
      post.remarks.map { (remark: Remark) in (id(at: index), remark) }
    }
    .enumerated()
    .map { (index: Int, said: (post: Post.ID, remark: Remark)) -> Comment in
      Comment(id: index + 1, post: said.post, name: said.remark.name, body: said.remark.body)
    }

  /// The posts of all chapters in turn, so that neighbors differ in theme.
  private static let mixed: [BundledPost] = {
    let chapters: [[BundledPost]] = [
      maps, harbours, trails, cities, skies, rails, mountains, deserts, lights,
    ]
    let turns: Range<Int> = 0..<(chapters.map(\.count).max() ?? 0)
    return turns.flatMap { (turn: Int) -> [BundledPost] in
      chapters.compactMap { (chapter: [BundledPost]) in turn < chapter.count ? chapter[turn] : nil }
    }
  }()

  private static func id(at index: Int) -> Post.ID { Post.ID(rawValue: index + 1) }
}
