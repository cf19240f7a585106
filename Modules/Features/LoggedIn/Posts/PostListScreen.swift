import Links
import ScreenKit
import Services

extension Screen<PostListIntent> {
  /// Returns the list, identified by order and filter, so that a front end scrolls a new list to the top.
  static func postList(
    _ posts: Loadable<[Post]>, by author: String?, selectedPost: Post.ID?, _ settings: Settings, rows: ([Post]) -> [Row]
  ) -> Self {
    let order = settings.order == .newest ? "" : " \(settings.order.rawValue)"
    let name = "list" + order + (settings.author.map { " of \($0.rawValue)" } ?? "")
    return Screen(
      PostListViewModel.title,
      actions: [
        Action("Write", .composeTapped), Action("Menu", .menuTapped), Action("Reload", .reloadTapped),
      ] + (author == nil ? [] : [Action("Show all authors", .filterCleared)]),
      elements: posts.elements("posts", retry: .reloadTapped) { posts in
        let rows = rows(posts)
        let list: Element<PostListIntent> =
          rows.isEmpty
          ? .empty(author == nil ? "There are no posts yet." : "No post of this author.")
          : .list(
            RowList(
              id: name, rows, openRow: selectedPost?.linkText,
              nextOrder: Action(settings.order.next.title, .orderChosen(settings.order.next), id: "order")
            ) { Post.ID(linkText: $0).map { .postTapped($0) } })
        return (author.map { [.heading("By \($0)")] } ?? []) + [list]
      })
  }
}
