import Links
import Routing
import RoutingTesting
import RoutingUI
import Testing

@testable import Favorites
@testable import Shell
@testable import ViewTemplate
@testable import Welcome

@Suite("The modules in the app")
@MainActor
struct ShellTests {
  private let shell: ShellCoordinator

  init() throws { shell = try ShellCoordinator(services: ShellServices()) }

  /// Starts a window of a user who has got started in an earlier run.
  private func startedWindow() throws -> ShellCoordinator {
    var services = ShellServices()
    services.hasStarted = true
    return try ShellCoordinator(services: services)
  }

  private var visible: String { shell.navigator.visible.route.link.description }

  private var screen: (any PageScreen)? { shell.navigator.visibleScreen }

  /// Taps the button of the visible welcome.
  private func getStarted() throws { try #require(screen as? WelcomeModel).startTapped() }

  /// Opens the favorites, and returns them.
  private func openFavorites() throws -> FavoritesModel {
    try getStarted()
    shell.open("app://favorites")
    return try #require(screen as? FavoritesModel)
  }

  @Test("The app begins with the welcome, and then has its tabs")
  func roots() throws {
    #expect(visible == "app://welcome/welcome" && shell.place == "")
    try getStarted()
    #expect(visible == "app://viewTemplate/items")
    #expect(shell.navigator.tabNames.count > 1 && shell.navigator.snapshot.modals.isEmpty)
  }

  @Test("A link to a tab waits until the user gets started")
  func waiting() throws {
    #expect(shell.open("app://viewTemplate/items/2") == .waiting(Gate("started")))
    #expect(visible == "app://welcome/welcome")
    try getStarted()
    #expect(visible == "app://viewTemplate/items/2")
  }

  @Test("A link selects the tab of its module, and every tab keeps its stack")
  func tabs() throws {
    try getStarted()
    #expect(shell.open("app://viewTemplate/items/1") == .done)
    #expect(shell.open("app://favorites") == .done)
    #expect(visible == "app://favorites/list")
    #expect(shell.navigator.selectTab("items") == .done)
    #expect(visible == "app://viewTemplate/items/1")
  }

  @Test("The welcome is a sheet over the tabs, which its button and every link to a tab close")
  func sheet() throws {
    try getStarted()
    #expect(shell.open("app://welcome") == .done)
    #expect(shell.navigator.snapshot.modals.map(\.style) == [.sheet])
    try getStarted()
    #expect(visible == "app://viewTemplate/items")
    shell.open("app://welcome")
    #expect(shell.open("app://favorites") == .done)
    #expect(shell.navigator.snapshot.modals.isEmpty && visible == "app://favorites/list")
  }

  @Test("A favorite opens as a page on the stack of the favorites, and back leads to them")
  func page() throws {
    let favorites = try openFavorites()
    favorites.favoriteTapped(favorites.favorites[0])
    #expect(shell.navigator.link.description == "app://favorites/list?then=viewTemplate%2Fitems%2F1")
    shell.navigator.back()
    #expect(visible == "app://favorites/list")
  }

  @Test("An item that is chosen in the sheet of its module becomes a favorite, and a closed sheet adds none")
  func value() throws {
    let favorites = try openFavorites()
    favorites.addTapped()
    #expect(visible == "app://viewTemplate/choose" && shell.navigator.snapshot.modals.map(\.style) == [.sheet])
    shell.navigator.dismissModal()
    #expect(favorites.favorites.count == 2)
    favorites.addTapped()
    let coordinator = shell.navigator.coordinator(of: shell.navigator.visible.id) as? ViewTemplateCoordinator
    try #require(coordinator).choose(.init(rawValue: 3), in: shell.navigator.visible.id)
    #expect(visible == "app://favorites/list" && favorites.favorites.last == .item(3))
  }

  @Test("The modules work with the services of the app")
  func services() async throws {
    struct NoItems: ItemsService {
      func items() async throws -> [Item] { [] }
      func item(_ id: Item.ID) async throws -> Item { throw UnknownItem() }
    }
    var services = ShellServices()
    services.items = NoItems()
    services.hasStarted = true
    let shell = try ShellCoordinator(services: services)
    await shell.navigator.settle()
    let list = shell.navigator.content?.stacks.first?.first?.screen as? ItemListModel
    #expect(list?.hasLoaded == true && list?.items.isEmpty == true)
  }

  @Test("Every exit of a module leads to a place of the app")
  func exits() {
    let modules = shell.navigator.modules
    for exit in modules.features.flatMap(\.module.exits) {
      #expect(modules.problem(with: exit) == nil, "\(exit)")
    }
  }

  @Test("A link that leads nowhere says why, until another one opens")
  func badLink() throws {
    try getStarted()
    shell.open("app://cellar")
    #expect(shell.problem?.contains("No module is called that") == true)
    shell.open("app://favorites")
    #expect(shell.problem == nil)
  }

  @Test("Everything that is open is shown again")
  func restoring() throws {
    try getStarted()
    shell.open("app://viewTemplate/items/2")
    shell.open("app://favorites")
    let other = try startedWindow()
    other.restore(shell.place)
    #expect(other.navigator.snapshot == shell.navigator.snapshot)
    #expect(other.problem == nil)
  }

  @Test("A saved place opens no gate: it is shown when the user gets started, and is saved until then")
  func restoringBehindGate() throws {
    let place = "waymark 3\ntab selected\nentry app://viewTemplate/items\nentry app://viewTemplate/items/2\nend\n"
    shell.restore(place)
    #expect(visible == "app://welcome/welcome" && shell.place == place)
    try getStarted()
    #expect(visible == "app://viewTemplate/items/2")
  }

  @Test("That the user has got started is kept for the next run")
  func started() throws {
    var services = ShellServices()
    var starts = 0
    services.onStart = { starts += 1 }
    let shell = try ShellCoordinator(services: services)
    try #require(shell.navigator.visibleScreen as? WelcomeModel).startTapped()
    #expect(starts == 1)
    #expect(try startedWindow().navigator.visible.route.link.description == "app://viewTemplate/items")
  }

  @Test("A link that waits is saved, and waits again")
  func restoringWaiting() throws {
    shell.open("app://viewTemplate/items/2")
    let other = try ShellTests()
    other.shell.restore(shell.place)
    #expect(other.visible == "app://welcome/welcome")
    try other.getStarted()
    #expect(other.visible == "app://viewTemplate/items/2")
  }

  @Test("A saved place that is gone says so, and the rest opens")
  func restoringLess() throws {
    let shell = try startedWindow()
    shell.restore("waymark 3\ntab selected\nentry app://viewTemplate/items\nentry app://viewTemplate/cellar\nend\n")
    #expect(shell.navigator.visible.route.link.description == "app://viewTemplate/items")
    #expect(shell.problem?.hasPrefix("Part of what was open can't be opened again: ") == true)
    shell.restore("waymark 3\ntab selected\nentry app://viewTemplate/items\n")
    #expect(shell.problem?.hasPrefix("Part of what was open can't be read: ") == true)
  }

  @Test("A link that arrives before the saved place is shown opens over it")
  func earlyLink() throws {
    #expect(shell.open("app://favorites") == .waiting(Gate("started")))
    shell.restore("waymark 3\ntab selected\nentry app://viewTemplate/items\nentry app://viewTemplate/items/2\nend\n")
    try getStarted()
    #expect(visible == "app://favorites/list")
    shell.navigator.selectTab("items")
    #expect(visible == "app://viewTemplate/items/2")
  }

  @Test("A module that is closed is released")
  func lifetime() throws {
    weak let welcome = shell.navigator.coordinator(of: shell.navigator.visible.id)
    #expect(welcome != nil)
    try getStarted()
    #expect(welcome == nil)
  }
}
