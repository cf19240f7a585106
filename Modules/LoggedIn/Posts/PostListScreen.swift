import Links
import ScreenKit
import Services

extension Screen<PostListIntent> {
  /// The list of posts in a given state, with the post that is open over it.
  static func postList(_ posts: Loadable<[Post]>, open: Post.ID?, isFiltered: Bool, rows: ([Post]) -> [Row]) -> Self {
    Screen(
      "Posts",
      actions: [
        Action("Write", .composeTapped), Action("Menu", .menuTapped), Action("Reload", .reloadTapped),
      ],
      elements: posts.elements("posts", retry: .reloadTapped) { posts in
        let rows = rows(posts)
        let list: Element<PostListIntent> =
          rows.isEmpty
          ? .empty(isFiltered ? "No post of this author." : "There are no posts yet.")
          : .list(RowList(rows, openRow: open?.linkText) { Post.ID(linkText: $0).map { .postTapped($0) } })
        return isFiltered ? [.button(Action("Show all authors", .filterCleared)), list] : [list]
      })
  }
}
