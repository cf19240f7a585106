import LiveServices
import ScreenKit
import Services
import ServicesTesting
import Testing

@testable import AppShell
@testable import Terminal
@testable import TextUI

/// Drives the whole app in process with keys, and returns frames.
@MainActor
struct KeyboardRobot {
  let app: AppCoordinator
  let frontEnd: FrontEnd

  /// Starts the app with its own features; the log-in is visible.
  init(
    posts: any PostsService = BundledPosts(), accounts: any AccountsService = AccountsOfAda(), size: Size = .standard,
    on storage: any Storage = StubStorage()
  ) throws {
    app = try AppCoordinator(
      services: AppServices(inMemory: storage, accounts: accounts, posts: posts), hasAddedModules: false)
    frontEnd = FrontEnd(source: app, size: size, sources: .package)
  }

  /// Starts the app with Ada signed in, and opens a link.
  static func signedIn(
    size: Size = .standard, at link: String? = nil, on storage: any Storage = StubStorage()
  ) async throws -> KeyboardRobot {
    let robot = try KeyboardRobot(size: size, on: storage)
    robot.app.session.begin(AccountsOfAda.ada)
    await robot.settle()
    if let link {
      robot.app.enterLink(link)
      await robot.settle()
    }
    return robot
  }

  var frame: Frame { frontEnd.frame() }

  /// The current frame as text.
  var picture: String { PlainFrame(frame).description }

  /// Presses keys, and draws a frame before each.
  func press(_ names: String...) {
    for name in names {
      _ = frame
      guard let key = Key(name: name) else {
        Issue.record("there is no key “\(name)”")
        return
      }
      _ = frontEnd.handle(.key(key))
    }
  }

  /// Types a text character by character, and draws a frame before each.
  func type(_ text: String) {
    for character in text {
      _ = frame
      _ = frontEnd.handle(.key(.character(character)))
    }
  }

  /// Clicks the first occurrence of a text on the screen.
  func tap(_ text: String) throws {
    let lines = PlainFrame(frame).lines
    let row = try #require(lines.firstIndex { $0.contains(text) }, "“\(text)” is not on the screen")
    let start = try #require(lines[row].firstRange(of: text)).lowerBound
    let column = CleanText(String(lines[row][..<start])).width
    _ = frontEnd.handle(.mouse(Mouse(kind: .click, point: Point(column: column + 1, row: row))))
  }

  /// Opens a link as the link bar does.
  func open(_ link: String) { frontEnd.enterLink(link) }

  /// Waits until no open screen has work in progress.
  func settle() async { await app.settle() }
}
