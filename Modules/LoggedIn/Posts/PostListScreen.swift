import Links
import ScreenKit
import Services

extension Screen<PostListIntent> {
  /// The list of posts in a given state, with the post that is open over it.
  ///
  /// Another order or filter makes another list, which is looked at from its top.
  static func postList(
    _ posts: Loadable<[Post]>, open: Post.ID?, _ settings: Settings, rows: ([Post]) -> [Row]
  ) -> Self {
    let isFiltered = settings.author != nil
    let order = settings.order == .newest ? "" : " \(settings.order.rawValue)"
    let name = "list" + order + (settings.author.map { " of \($0.rawValue)" } ?? "")
    return Screen(
      "Posts",
      actions: [
        Action("Write", .composeTapped), Action("Menu", .menuTapped), Action("Reload", .reloadTapped),
      ],
      elements: posts.elements("posts", retry: .reloadTapped) { posts in
        let rows = rows(posts)
        let list: Element<PostListIntent> =
          rows.isEmpty
          ? .empty(isFiltered ? "No post of this author." : "There are no posts yet.")
          : .list(RowList(id: name, rows, openRow: open?.linkText) { Post.ID(linkText: $0).map { .postTapped($0) } })
        return isFiltered ? [.button(Action("Show all authors", .filterCleared)), list] : [list]
      })
  }
}
