import Links
import Routing
import RoutingUI
import Testing

@testable import Shell
@testable import Welcome

@Suite("The modules in the app")
@MainActor
struct ShellTests {
  private let shell: ShellCoordinator

  init() throws { shell = try ShellCoordinator() }

  private var visible: String { shell.navigator.visible.route.link.description }

  /// Taps the button of the visible welcome.
  private func getStarted() throws {
    let screen = shell.navigator.content?.stacks.last?.last?.screen
    try #require(screen as? WelcomeModel).startTapped()
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
    let other = try ShellCoordinator()
    other.restore(shell.place)
    #expect(other.navigator.snapshot == shell.navigator.snapshot)
  }

  @Test("A link that arrives before the saved place is shown opens over it")
  func earlyLink() throws {
    #expect(shell.open("app://favorites") == .waiting(Gate("started")))
    shell.restore("waymark 3\ntab selected\nentry app://viewTemplate/items\nentry app://viewTemplate/items/2\nend\n")
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
