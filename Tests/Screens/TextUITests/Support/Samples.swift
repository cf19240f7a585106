import ScreenKit
import Terminal

/// Sample scenes that resemble those of a real app.
enum Samples {
  static let listPage = Page.ID("list")
  static let formPage = Page.ID("form")

  static let tabs = tabs(badge: nil)
  static let badgedTabs = tabs(badge: "3")

  private static func tabs(badge: String?) -> TabBar {
    let account = TabBar.Tab(id: "account", title: "Account", badge: badge)
    return TabBar(tabs: [TabBar.Tab(id: "posts", title: "Posts"), account], selected: "posts")
  }

  static func list(
    _ count: Int = 3, openRow: String? = nil, tabs: TabBar? = tabs, actions: [Action<SceneIntent>] = []
  ) -> Scene {
    let rows = (1...count).map { Row(id: "\($0)", title: "Post \($0)", subtitle: "by author \($0)") }
    let list = RowList<SceneIntent>(rows, openRow: openRow) { .select(listPage, list: "list", row: $0) }
    return scene(listPage, Screen("Posts", actions: actions, elements: [.list(list)]), tabs: tabs)
  }

  static func form(
    email: String = "", error: String? = nil, secret: Int = 0, reason: String? = "Fill in every field"
  ) -> Scene {
    Scene(
      root: Layer(
        style: .root, page: Page(id: formPage, screen: formScreen(email, error, secret, reason)), depth: 1,
        backTitle: "Welcome"))
  }

  static func formScreen(_ email: String, _ error: String?, _ secret: Int, _ reason: String?) -> Screen<SceneIntent> {
    Screen(
      "Who are you?",
      actions: [
        action("Next", on: formPage, role: .primary, disabledReason: reason), action("Cancel", on: formPage),
      ],
      elements: [
        .field(
          Field("Email", text: email, hint: "name@example.com", error: error) {
            .edit(formPage, field: "Email", text: $0)
          }),
        .field(Field("Password", secretLength: secret) { .editSecret(formPage, field: "Password", $0) }),
      ])
  }

  static func action(
    _ label: String, on page: Page.ID, id: String? = nil, role: ActionRole = .normal,
    disabledReason: String? = nil
  ) -> Action<SceneIntent> {
    Action(label, .activate(page, action: id ?? label), id: id, role: role, disabledReason: disabledReason)
  }

  static func scene(_ id: Page.ID, _ screen: Screen<SceneIntent>, tabs: TabBar? = nil) -> Scene {
    Scene(root: Layer(style: .root, tabs: tabs, page: Page(id: id, screen: screen)))
  }

  static func presenting(_ style: Layer.Style, _ screen: Screen<SceneIntent>, over scene: Scene = list()) -> Scene {
    var scene = scene
    scene.modals.append(Layer(style: style, page: Page(id: Page.ID("modal \(scene.modals.count)"), screen: screen)))
    return scene
  }

  static let menu = Screen<SceneIntent>(
    "Menu",
    elements: [
      .list(
        RowList(
          id: "options",
          [
            Row(id: "mine", title: "Only mine", accessory: .on), Row(id: "old", title: "Oldest first", accessory: .off),
            Row(id: "about", title: "About"),
          ]
        ) { .select(Page.ID("modal 0"), list: "options", row: $0) })
    ])

  static let question = Screen<SceneIntent>(
    "Log out?",
    actions: [
      action("Log out", on: Page.ID("modal 0"), role: .destructive),
      action("Stay", on: Page.ID("modal 0"), role: .cancel),
    ], elements: [.text("Your draft is kept on this computer.")])
}
