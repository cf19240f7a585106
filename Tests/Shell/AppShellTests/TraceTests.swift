import Foundation
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// The way of each key of four journeys, as the inspector shows it.
@Suite("Traces of four journeys", .tags(.navigation, .terminal))
@MainActor
struct TraceTests {
  @Test("A tap: the row leads through the view model, its event and the coordinator to the router")
  func tap() async throws {
    let robot = try await KeyboardRobot.signedIn()
    robot.inspect()
    await robot.pressAndSettle("enter")
    #expect(
      robot.files == [
        "Modules/Features/LoggedIn/Posts/PostListScreen.swift",
        "Modules/Features/LoggedIn/Posts/PostListViewModel.swift",
        "Modules/Features/LoggedIn/LoggedInCoordinator+Screens.swift",
        "Modules/Features/LoggedIn/Details/DetailsViewModel.swift",
        "Modules/Features/LoggedIn/Details/DetailsScreen.swift",
        "Modules/Shell/AppShell/Saving/RecordStore.swift",
      ])
    #expect(
      robot.ways == """
        enter  select row 72
               PostListViewModel.send(.postTapped(72))
               PostListEvent.postTapped → LoggedInCoordinator+Screens
               router.push(.details(72)) → .done
               + posts/72 → DetailsViewModel
               scope.run of LoggedInRoute.details(72) → .success (3 times)
               saves what is open
        """)
  }

  @Test("A link that waits at a gate opens in the way of the key that logs in")
  func waitingLink() async throws {
    let robot = try KeyboardRobot()
    robot.type("Ada")
    robot.press("tab")
    robot.type("correct horse")
    robot.inspect()
    robot.open("app://loggedIn/posts/7?then=authors%2F1")
    await robot.pressAndSettle("enter")
    #expect(
      robot.ways == """
        script  open a link
                navigator.open(app://loggedIn/posts/7?then=authors%2F1) → .waiting(“signed in”)
                read as LoggedInRoute.details(7), AuthorsRoute.author(1)
                gate “signed in” waits
                shows “Log in, and the link opens”
                navigator.showRoot("loggedOut") → .unchanged
        enter  activate “Log in”
               LogInViewModel.send(.submitTapped)
               scope.run of LoggedOutRoute.logIn → .success
               LogInEvent.loggedIn → LoggedOutCoordinator
               router.end(with: .loggedIn) → .done
               AppCoordinator.follow(.loggedIn)
               Session.Event.began
               navigator.showRoot("loggedIn") → .done
               read as LoggedInRoute.details(7), AuthorsRoute.author(1)
               gate “signed in” is open
               − loggedOut/log-in
               + posts → PostListViewModel
               + posts/7 → DetailsViewModel
               + authors/1 → AuthorViewModel
               + account → AccountViewModel
               scope.run of LoggedInRoute.posts → .success
               scope.run of LoggedInRoute.details(7) → .success (3 times)
               scope.run of AuthorsRoute.author(1) → .success (2 times)
               saves what is open
        """)
    #expect(!robot.ways.contains("horse") && !robot.ways.contains("Ada"))
  }

  @Test("A draft asks first, the question is in the tree, and the draft is kept")
  func keptDraft() async throws {
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/compose")
    robot.type("Fog")
    robot.inspect()
    let before = robot.app.tree
    await robot.pressAndSettle("escape")
    #expect(
      TreeText(robot.app.tree).marked(since: before) == """
          tab posts (selected)
          tab account
          cover compose
        + alert discard  ‹ here
        """)
    await robot.pressAndSettle("escape")
    #expect(
      robot.ways == """
        esc  close
             navigator.dismissModal() → .needsConfirmation
             LoggedInRoute.compose asks first
             + discard → FixedViewModel<DiscardIntent>
        esc  activate “Keep writing”
             FixedViewModel<DiscardIntent>.send(.keepTapped) → LoggedInCoordinator+Screens
             router.answerConfirmation(false) → .done
             − discard
        """)
  }

  @Test("A message, a setting and a tab are told by the lines that show, save and name them")
  func messages() async throws {
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/menu")
    robot.inspect()
    try robot.tap("Oldest first")
    await robot.pressAndSettle("escape", "r", "2")
    #expect(
      robot.ways == """
        click  select row oldest
               MenuViewModel.send(.orderChosen(.oldest))
               saves the settings
        esc  close
             navigator.dismissModal() → .done
             − menu
        r  activate “Reload”
           PostListViewModel.send(.reloadTapped)
           scope.run of LoggedInRoute.posts → .success
           PostListEvent.reloaded → LoggedInCoordinator+Screens
           shows “Reloaded 72 posts”
        2  tab account
           tab “Account”
           navigator.selectTab("account") → .done
        """)
    #expect(
      robot.files == [
        "Modules/Features/LoggedIn/Menu/MenuScreen.swift", "Modules/Features/LoggedIn/Settings/SettingsStore.swift",
        "Modules/Features/LoggedIn/Posts/PostListScreen.swift",
        "Modules/Features/LoggedIn/Posts/PostListViewModel.swift",
        "Modules/Features/LoggedIn/LoggedInCoordinator+Screens.swift",
        "Modules/Features/LoggedIn/Account/AccountScreen.swift",
      ])
  }

  @Test("A result goes to the module that has opened the choice")
  func result() async throws {
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/menu")
    robot.inspect()
    try robot.tap("Filter by author")
    await robot.settle()
    await robot.pressAndSettle("enter")
    #expect(
      robot.ways == """
        click  select row filter
               MenuViewModel.send(.filterTapped)
               MenuEvent.filterTapped → LoggedInCoordinator+Screens
               router.open(app://authors/choose) → .done
               read as AuthorsRoute.choice
               gate “signed in” is open
               + authors/choose → AuthorListViewModel
               scope.run of AuthorsRoute.choice → .success
        enter  select row 5
               AuthorListViewModel.send(.authorTapped(…))
               AuthorListEvent.authorTapped → AuthorsCoordinator
               router.finish(.choice) → .done
               − authors/choose
               LoggedInCoordinator gets .finished(Author)
               saves the settings
        """)
  }
}

extension SourceFiles {
  /// The files of this package.
  static var package: SourceFiles { SourceFiles(root: Repository.root.path) }
}

extension KeyboardRobot {
  /// Opens the inspector, which shows the way of each key.
  fileprivate func inspect() { frontEnd.state.panels.inspector.isOpen = true }

  /// Presses keys, and waits after each until the app has no work.
  fileprivate func pressAndSettle(_ names: String...) async {
    for name in names {
      press(name)
      await settle()
    }
  }

  /// The source files of the types on the ways.
  fileprivate var files: [String] {
    var files: [String] = []
    for place in frontEnd.state.panels.inspector.ways.flatMap(\.places) where !files.contains(place.path) {
      files.append(place.path)
    }
    return files
  }

  /// The ways that have reached the app, but for those of typed text, without the numbers of lines and files.
  fileprivate var ways: String {
    frontEnd.state.panels.inspector.ways.map(\.columns).filter {
      !$0.contains("  edit “") && !$0.contains("FrontEnd: ")
    }
    .joined(separator: "\n").replacing(/(→ [\w+]+):\d+/) { String($0.1) }.replacing(/\s\[\d+\]/, with: "")
  }
}
