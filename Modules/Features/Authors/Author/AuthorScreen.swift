import Links
import ScreenKit
import Services

extension Screen<AuthorIntent> {
  static func author(_ state: AuthorState) -> Self {
    Screen("Author", elements: author(state) + (state.author.isMissing ? [] : posts(state)))
  }

  private static func author(_ state: AuthorState) -> [Element<AuthorIntent>] {
    state.author.elements("the author", retry: .retryTapped) { [.heading($0.name), .text($0.about)] }
  }

  private static func posts(_ state: AuthorState) -> [Element<AuthorIntent>] {
    [.divider]
      + state.rows.elements("posts", retry: .retryPostsTapped) { rows in
        rows.isEmpty
          ? [.empty("No posts yet.")]
          : [.list(RowList(rows) { Post.ID(linkText: $0).map { .postTapped($0) } })]
      }
  }
}

extension Post {
  var row: Row { Row(id: id.linkText, title: title, subtitle: firstLine) }
}
