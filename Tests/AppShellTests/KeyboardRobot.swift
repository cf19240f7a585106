import LiveServices
import ScreenKit
import Services
import ServicesTesting
import Testing

@testable import AppShell
@testable import Terminal
@testable import TextUI

/// Drives the whole app in process with keys, and returns frames.
///
/// The robot never sleeps: `settle()` returns as soon as no open screen has work in progress.
@MainActor
struct KeyboardRobot {
  let app: AppCoordinator
  let frontEnd: FrontEnd
  private let storage: any Storage

  /// Starts the app with its own features, or also with the added ones; the log-in is visible.
  init(
    posts: any PostsService = BundledPosts(), accounts: any AccountsService = AccountsOfAda(), size: Size = .standard,
    on storage: any Storage = StubStorage(), hasAddedModules: Bool = false
  ) throws {
    self.storage = storage
    app = try AppCoordinator(
      services: AppServices(
        accounts: accounts, posts: posts, storage: storage, pasteboard: CopiedText(),
        today: { .unixEpoch }), hasAddedModules: hasAddedModules)
    frontEnd = FrontEnd(source: app, size: size, sources: .package)
  }

  /// Starts the app and logs Ada in with the keyboard.
  static func signedIn(
    posts: any PostsService = BundledPosts(), size: Size = .standard, at link: String? = nil,
    on storage: any Storage = StubStorage()
  ) async throws -> KeyboardRobot {
    let robot = try KeyboardRobot(posts: posts, size: size, on: storage)
    robot.type("Ada")
    robot.press("tab")
    robot.type("correct horse")
    robot.press("enter")
    // Waits for the log-in only, so that tests can check the screen while the posts are loading.
    while robot.app.scene.root.page.screen.title == "Log in" { await Task.yield() }
    if posts is BundledPosts { await robot.settle() }
    if let link {
      robot.open(link)
      await robot.settle()
    }
    return robot
  }

  /// Waits until what was saved is on the disk.
  func flush() { #expect((storage as? BackgroundStorage)?.flush().isEmpty != false) }

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
