import Foundation
import Patterns
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// The way of each key of ten journeys, as the inspector shows it.
@Suite("Traces of ten journeys", .tags(.navigation, .terminal))
@MainActor
struct TraceTests {
  @Test("A tap: the row leads through the view model, its event and the coordinator to the router")
  func tap() async throws {
    let robot = try await KeyboardRobot.signedIn()
    let ways = Ways(robot.frontEnd)
    await ways.press("enter")
    #expect(
      ways.files == [
        "Modules/LoggedIn/Posts/PostListViewModel.swift", "Modules/LoggedIn/LoggedInCoordinator.swift",
      ])
    #expect(
      ways.text == """
        enter  select row 72
               PostListViewModel.send(.postTapped(72))
               PostListEvent.postTapped
               LoggedInCoordinator
               router.push(.details(72)) → .done
               + posts/72 → DetailsViewModel
               scope.run of LoggedInRoute.details(72) → .success (3 times)
        """)
  }

  @Test("A refused link has the reason, and no module has read it")
  func refusedLink() async throws {
    let robot = try await KeyboardRobot.signedIn()
    let ways = Ways(robot.frontEnd)
    robot.open("app://loggedIn/posts/seven")
    #expect(
      ways.text == """
        script  open a link
                navigator.open() → .refused: This is not a value that can stand here (segment, byte 21)
        """)
  }

  @Test("A link that waits at a gate opens in the way of the key that logs in")
  func waitingLink() async throws {
    let robot = try KeyboardRobot()
    let ways = Ways(robot.frontEnd)
    robot.open("app://loggedIn/posts/7?then=authors%2F1")
    ways.paste("Ada")
    robot.press("tab")
    ways.paste("correct horse")
    await ways.press("enter")
    #expect(
      ways.text == """
        script  open a link
                navigator.open(app://loggedIn/posts/7?then=authors%2F1) → .waiting(“signed in”)
                read as LoggedInRoute.details(7), AuthorsRoute.author(1)
                gate “signed in” waits
                navigator.showRoot("loggedOut") → .unchanged
        enter  activate “Log in”
               LogInViewModel.send(.submitTapped)
               scope.run of LoggedOutRoute.logIn → .success
               LogInEvent.loggedIn
               LoggedOutCoordinator.onLogIn
               SessionController.Event.began
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
        """)
    #expect(!ways.text.contains("horse") && !ways.text.contains("Ada"))
  }

  @Test("A draft asks first, and is kept")
  func keptDraft() async throws {
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/compose")
    robot.type("Fog")
    let ways = Ways(robot.frontEnd)
    await ways.press("escape", "escape")
    #expect(
      ways.text == """
        esc  close
             navigator.dismissModal() → .needsConfirmation
             LoggedInRoute.compose asks first
             + discard → FixedViewModel<DiscardIntent>
        esc  activate “Keep writing”
             FixedViewModel<DiscardIntent>.send(.keepTapped)
             LoggedInCoordinator
             router.answerConfirmation(false) → .done
             − discard
        """)
  }

  @Test("A result goes to the module that has opened the choice")
  func result() async throws {
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/menu")
    let ways = Ways(robot.frontEnd)
    try robot.tap("Filter by author")
    await robot.settle()
    await ways.press("enter")
    #expect(
      ways.text == """
        click  select row filter
               MenuViewModel.send(.filterTapped)
               MenuEvent.filterTapped
               LoggedInCoordinator
               router.open(app://authors/choose) → .done
               read as AuthorsRoute.choice
               gate “signed in” is open
               + authors/choose → AuthorListViewModel
               scope.run of AuthorsRoute.choice → .success
        enter  select row 5
               AuthorListViewModel.send(.authorTapped(…))
               AuthorListEvent.authorTapped
               AuthorsCoordinator
               router.finish(.choice) → .done
               − authors/choose
               LoggedInCoordinator
               gets .finished(Author)
        """)
  }

  @Test("A log-out puts another root in place of everything")
  func root() async throws {
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/account")
    let ways = Ways(robot.frontEnd)
    try robot.tap("Log out ]")
    try robot.tap("Log out ]")
    #expect(
      ways.text == """
        click  activate “Log out”
               AccountViewModel.send(.logOutTapped)
               AccountEvent.logOutTapped
               LoggedInCoordinator
               router.navigate(to: .logOut) → .done
               + log-out → FixedViewModel<LogOutIntent>
        click  activate “Log out”
               FixedViewModel<LogOutIntent>.send(.logOutTapped)
               LoggedInCoordinator.onLogOut
               navigator.confirmLeaving() → .done
               SessionController.Event.ended
               navigator.showRoot("loggedOut") → .done
               − loggedIn/log-out
               − loggedIn/account
               − loggedIn/posts
               + log-in → LogInViewModel
        """)
  }

  @Test("Undo restores the place before")
  func undo() async throws {
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/posts/7")
    let ways = Ways(robot.frontEnd)
    await ways.press("u", "U", "U")
    #expect(
      ways.text == """
        u  undo
           navigator.restore() → .done
           − posts/7
        U  redo
           navigator.restore() → .done
           + posts/7 → DetailsViewModel
           scope.run of LoggedInRoute.details(7) → .success (3 times)
        U  redo
           → .refused: There is nothing to redo
        """)
  }

  @Test("A log-in that fails later says so in the way of its key")
  func failure() async throws {
    let robot = try KeyboardRobot()
    robot.type("Ada")
    robot.press("tab")
    robot.type("wrong horse")
    let ways = Ways(robot.frontEnd)
    await ways.press("enter")
    #expect(
      ways.text == """
        enter  activate “Log in”
               LogInViewModel.send(.submitTapped)
               scope.run of LoggedOutRoute.logIn → .failure(AccountError)
        """)
  }

  @Test("Going back leads over the pages of two modules")
  func back() async throws {
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/posts/7?then=authors%2F1")
    let ways = Ways(robot.frontEnd)
    await ways.press("escape", "escape", "escape")
    #expect(
      ways.text == """
        esc  back
             navigator.back() → .done
             − authors/1
        esc  back
             navigator.back() → .done
             − posts/7
        """)
  }

  @Test("A lesson shows its own types")
  func lesson() async throws {
    let lessons = try Lessons(startingAt: Pattern.named("sheet"), captions: .everyPage)
    let ways = Ways(FrontEnd(source: lessons, size: .standard, sources: .package))
    await ways.press("enter", "enter", "escape", "escape")
    #expect(ways.files == ["App/Patterns/Gallery/Sheet.swift"])
    #expect(
      ways.text == """
        enter  activate “Layers”
               FixedViewModel<MapIntent>.send(.layersTapped)
               SheetCoordinator
               router.navigate(to: .layers) → .done
               + layers → FixedViewModel<LayersIntent>
        enter  select row Depths
               FixedViewModel<LayersIntent>.send(.layerTapped("Depths"))
               SheetCoordinator
               router.push(.layer("Depths")) → .done
               + layers/Depths → FixedViewModel<Never>
        esc  back
             navigator.back() → .done
             − layers/Depths
        esc  close
             navigator.dismissModal() → .done
             − layers
        """)
  }
}

extension SourceFiles {
  /// The files of this package.
  static var package: SourceFiles {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return SourceFiles(root: folder.deletingLastPathComponent().deletingLastPathComponent().path)
  }
}

/// The ways of the keys since the inspector was opened.
@MainActor
private struct Ways {
  let frontEnd: FrontEnd

  init(_ frontEnd: FrontEnd) {
    self.frontEnd = frontEnd
    frontEnd.state.isInspecting = true
  }

  /// Presses keys, and waits after each until the app has no work.
  func press(_ names: String...) async {
    for name in names {
      _ = frontEnd.frame()
      guard let key = Key(name: name) else {
        Issue.record("there is no key “\(name)”")
        return
      }
      _ = frontEnd.handle(.key(key))
      await frontEnd.settle()
    }
  }

  /// Pastes text into the focused field.
  func paste(_ text: String) {
    _ = frontEnd.frame()
    _ = frontEnd.handle(.paste(text, isCut: false))
  }

  /// The source files of the types on the ways.
  var files: [String] {
    var files: [String] = []
    for place in frontEnd.state.ways.flatMap(\.places) where !files.contains(place.path) { files.append(place.path) }
    return files
  }

  /// The ways that have reached the app, but for those of typed text.
  var text: String {
    frontEnd.state.ways.map(\.columns).filter { !$0.contains("  edit “") && !$0.contains("FrontEnd: ") }
      .joined(separator: "\n")
  }
}
