import Links
import Routing
import RoutingUI
import Testing
import Welcome

@testable import Shell

@Suite("The modules in the app")
@MainActor
struct ShellTests {
  private let shell: ShellCoordinator

  init() throws { shell = try ShellCoordinator() }

  private var visible: ShellRoute { shell.router.state.visible.route }

  private func start() { #expect(shell.finishWelcome() == .done) }

  @Test("The app begins with the welcome, and then has its tabs")
  func roots() {
    #expect(visible == .welcome && shell.place == "")
    start()
    #expect(visible == .viewTemplate)
    #expect(shell.router.state.tabs.map(\.root.route) == ShellRoute.tabs)
  }

  @Test("A link to a tab waits until the user gets started")
  func waiting() {
    #expect(shell.open("app://viewTemplate/items/2") == .waiting(Gate("started")))
    #expect(visible == .welcome)
    start()
    #expect(shell.place == "app://viewTemplate/items/2")
  }

  @Test("A link selects the tab of its module")
  func tabs() {
    start()
    #expect(shell.open("app://favorites") == .done)
    #expect(visible == .favorites)
    #expect(shell.open("app://viewTemplate/items/1") == .done)
    #expect(visible == .viewTemplate && shell.place == "app://viewTemplate/items/1")
  }

  @Test("The welcome is a sheet over the tabs, which its button and every link to a tab close")
  func sheet() {
    start()
    #expect(shell.open("app://welcome") == .done)
    #expect(visible == .welcome && shell.router.state.modals.map(\.style) == [.sheet])
    #expect(shell.finishWelcome() == .done)
    #expect(!shell.router.state.isPresenting)
    shell.open("app://welcome")
    #expect(shell.open("app://favorites") == .done)
    #expect(!shell.router.state.isPresenting && visible == .favorites)
  }

  @Test("Every exit of a module leads to a place of the app")
  func exits() {
    start()
    for module in ShellRoute.allCases.map(\.module) {
      for exit in module.exits { #expect(shell.open(exit).isOpen, "\(module.name) leads to \(exit)") }
    }
  }

  @Test("Every place has a label and shows the module of its name", arguments: ShellRoute.allCases)
  func places(route: ShellRoute) {
    #expect(route.screen(in: shell, scope: Scope()).flow.module == route.rawValue)
    #expect(!route.label.title.isEmpty && route.containsFlow)
  }

  @Test("A link that leads nowhere says why, until another one opens")
  func badLink() {
    start()
    shell.open("app://cellar")
    #expect(shell.problem?.contains("cellar") == true)
    shell.open("app://favorites")
    #expect(shell.problem == nil)
  }

  @Test("A link that leads on into another module is refused, because each module has a stack of its own")
  func throughTwoModules() {
    start()
    let place = shell.place
    #expect(!shell.open("app://viewTemplate/items/1?then=favorites").isOpen)
    #expect(shell.place == place)
  }

  @Test("A saved place is shown again")
  func restoring() throws {
    start()
    shell.open("app://viewTemplate/items/2")
    let other = try ShellCoordinator()
    other.restore(shell.place)
    #expect(other.place == "app://viewTemplate/items/2")
  }

  @Test("A link that arrives before the saved place is shown leads from there")
  func earlyLink() {
    #expect(shell.open("app://favorites") == .waiting(Gate("started")))
    shell.restore("app://viewTemplate/items/2")
    #expect(visible == .favorites)
    shell.open("app://viewTemplate")
    #expect(shell.place == "app://viewTemplate/items")
  }

  @Test("A module that is closed is released")
  func lifetime() {
    start()
    shell.open("app://welcome")
    weak var welcome: WelcomeCoordinator?
    if case .welcome(let coordinator)? = shell.router.screen(of: shell.router.state.visible.id) {
      welcome = coordinator
    }
    #expect(welcome != nil)
    _ = shell.finishWelcome()
    #expect(welcome == nil)
  }
}
