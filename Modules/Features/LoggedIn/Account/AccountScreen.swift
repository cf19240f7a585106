import ScreenKit
import Services

extension Screen<AccountIntent> {
  static func account(_ account: Account, ownPosts: Int, _ settings: Settings) -> Self {
    let posts = ownPosts == 0 ? "no posts yet" : "\(ownPosts) post\(ownPosts == 1 ? "" : "s")"
    let tabs = Settings.StartTab.allCases.map { tab in
      Row(id: tab.rawValue, title: tab.title, accessory: tab == settings.startTab ? .on : .off)
    }
    return Screen(
      "Account",
      elements: [
        .heading(account.name),
        .text("Signed in with \(account.email)\nYou have written \(posts)."),
        .divider,
        .heading("After log-in, begin with"),
        .list(RowList(id: "start", tabs) { Settings.StartTab(rawValue: $0).map { .startTabChosen($0) } }),
        .divider,
        .button(Action("Start onboarding again", .startAgainTapped)),
        .button(Action("Log out", .logOutTapped, role: .destructive)),
      ])
  }
}

extension Settings.StartTab {
  fileprivate var title: String {
    switch self {
    case .posts: "The posts"
    case .account: "The account"
    }
  }
}
