import Links
import Routing
import RoutingTesting
import RoutingUI
import Testing

@testable import Favorites
@testable import LogIn
@testable import Settings
@testable import Shell
@testable import ViewTemplate

@Suite("The app")
@MainActor
struct ShellTests {
  private let app: AppRobot

  init() throws { app = try AppRobot() }

  @Test("It begins with the log-in, and then has its tabs")
  func roots() async throws {
    #expect(app.place == "app://logIn/form")
    try await app.logIn()
    #expect(app.place == "app://viewTemplate/items")
    #expect(app.navigator.tabNames.prefix(3) == ["items", "favorites", "settings"])
    #expect(app.shell.open("app://logIn") == .refused(.unavailable("You are signed in already.")))
  }

  @Test("A link to a tab waits for the log-in")
  func waiting() async throws {
    #expect(app.shell.open("app://viewTemplate/items/2") == .waiting(Gate("signed in")))
    #expect(app.place == "app://logIn/form")
    try await app.logIn()
    #expect(app.place == "app://viewTemplate/items/2")
  }

  @Test("A link selects the tab of its module, and every tab keeps its stack")
  func tabs() async throws {
    try await app.logIn()
    #expect(app.shell.open("app://viewTemplate/items/1") == .done)
    #expect(app.shell.open("app://favorites") == .done)
    #expect(app.place == "app://favorites/list")
    #expect(app.navigator.selectTab("items") == .done)
    #expect(app.place == "app://viewTemplate/items/1")
  }

  @Test("A favorite opens as a page on the stack of the favorites, and back leads to them")
  func page() async throws {
    let favorites = try await app.favorites()
    favorites.favoriteTapped(favorites.favorites[0])
    #expect(app.navigator.link.description == "app://favorites/list?then=viewTemplate%2Fitems%2F1")
    app.navigator.back()
    #expect(app.place == "app://favorites/list")
  }

  @Test(
    "An item that is chosen in the sheet of its module becomes a favorite, which the badge counts; a closed sheet adds none"
  )
  func value() async throws {
    let favorites = try await app.favorites()
    favorites.addTapped()
    #expect(app.place == "app://viewTemplate/choose" && app.navigator.snapshot.modals.map(\.style) == [.sheet])
    app.navigator.dismissModal()
    #expect(favorites.badge == "1")
    favorites.addTapped()
    let list = try app.screen(ItemListModel.self)
    list.itemTapped(.init(rawValue: 3))
    #expect(app.place == "app://favorites/list" && favorites.favorites.last == .item(3) && favorites.badge == "2")
  }

  @Test("A log-out asks about unsaved changes; then the log-in is shown, and nothing is left of the user")
  func loggingOut() async throws {
    try await app.logIn()
    app.shell.open("app://viewTemplate/edit/1")
    let editor = try app.screen(EditorModel.self)
    await app.navigator.settle()
    editor.title = "Long rope"
    app.session.logOut()
    try app.screen(DiscardModel.self).answer(false)
    #expect(app.session.account != nil && app.place == "app://viewTemplate/edit/1")
    app.session.logOut()
    try app.screen(DiscardModel.self).answer(true)
    #expect(app.place == "app://logIn/form" && app.store.text == #"{"places":{"1":""}}"#)
  }

  @Test("The button in the settings logs out")
  func logOutButton() async throws {
    try await app.logIn()
    app.shell.open("app://settings")
    try app.screen(SettingsModel.self).logOutTapped()
    #expect(app.place == "app://logIn/form")
  }

  @Test("The modules work with the services of the app")
  func services() async throws {
    struct NoItems: ItemsService {
      func items() async throws -> [Item] { [] }
      func item(_ id: Item.ID) async throws -> Item { throw UnknownItem() }
      func save(_ item: Item) async throws { throw UnknownItem() }
    }
    let app = try AppRobot { $0.items = NoItems() }
    try await app.logIn()
    await app.navigator.settle()
    let list = try app.screen(ItemListModel.self)
    #expect(list.hasLoaded && list.items.isEmpty)
  }

  @Test("Every exit of a module leads to a place of the app")
  func exits() {
    let modules = app.navigator.modules
    for exit in modules.features.flatMap(\.module.exits) {
      #expect(modules.problem(with: exit) == nil, "\(exit)")
    }
  }

  @Test("A link that leads nowhere says why, until another one opens")
  func badLink() async throws {
    try await app.logIn()
    app.shell.open("app://cellar")
    #expect(app.shell.problem?.contains("No module is called that") == true)
    app.shell.open("app://favorites")
    #expect(app.shell.problem == nil)
  }

  @Test("A module that is closed is released")
  func lifetime() async throws {
    weak let logIn = app.navigator.coordinator(of: app.navigator.visible.id)
    #expect(logIn != nil)
    try await app.logIn()
    #expect(logIn == nil)
  }
}
