import ScreenKit
import Services

extension Screen<ShareIntent> {
  static func share(link: String, _ post: Loadable<Post>) -> Self {
    Screen(
      "Share", actions: [Action("Done", .doneTapped, role: .cancel)],
      elements: post.elements("the post", retry: .retryTapped) { [.heading($0.title)] }
        + (post.isMissing ? [] : copying(link, post)))
  }

  private static func copying(_ link: String, _ post: Loadable<Post>) -> [Element<ShareIntent>] {
    [
      .text(link),
      .button(Action("Copy link", .copyLinkTapped, role: .primary)),
      .button(
        Action("Copy text", .copyTextTapped, disabledReason: post.value == nil ? "the post is not loaded" : nil)),
    ]
  }
}
