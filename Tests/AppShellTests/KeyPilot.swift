import LiveServices
import ScreenKit
import Services
import ServicesTesting
import Testing

@testable import AppShell
@testable import TextUI

/// Drives the whole app in process, as a person at the keyboard would: keys in, frames out.
///
/// It never sleeps: `settle` returns when no work of any open screen is under way.
@MainActor
struct KeyPilot {
  let app: AppCoordinator
  let frontEnd: FrontEnd

  /// Starts the app at the log-in, with its three roots and no other module.
  init(
    posts: any PostsService = BundledPosts(), accounts: any AccountsService = QuickAccounts(), size: Size = .standard
  )
    throws
  {
    app = try AppCoordinator(
      services: AppServices(
        accounts: accounts, posts: posts, storage: StubStorage(), pasteboard: CopiedText(),
        today: { .unixEpoch }), features: [])
    frontEnd = FrontEnd(source: app, size: size)
  }

  /// Starts the app and logs Ada in, key by key.
  static func signedIn(
    posts: any PostsService = BundledPosts(), size: Size = .standard, at link: String? = nil
  ) async throws -> KeyPilot {
    let pilot = try KeyPilot(posts: posts, size: size)
    pilot.type("Ada")
    pilot.press("tab")
    pilot.type("correct horse")
    pilot.press("enter")
    // Only the log-in is waited for, so that a test can see the posts while they are loading.
    while pilot.app.scene.root.page.screen.title == "Log in" { await Task.yield() }
    if posts is BundledPosts { await pilot.settle() }
    if let link {
      pilot.open(link)
      await pilot.settle()
    }
    return pilot
  }

  /// The frame as it is now.
  var frame: Frame { frontEnd.frame() }

  /// The frame as text.
  var picture: String { PlainFrame(frame).description }

  /// Presses keys, each on the frame that the one before led to.
  func press(_ names: String...) {
    for name in names {
      _ = frame
      guard let key = Key(name: name) else {
        Issue.record("there is no key “\(name)”")
        return
      }
      _ = frontEnd.take(.key(key))
    }
  }

  /// Types text, a key a character.
  func type(_ text: String) {
    for character in text {
      _ = frame
      _ = frontEnd.take(.key(.character(character)))
    }
  }

  /// Clicks where a text is drawn for the first time.
  func tap(_ text: String) throws {
    let lines = PlainFrame(frame).lines
    let row = try #require(lines.firstIndex { $0.contains(text) }, "“\(text)” is not on the screen")
    let start = try #require(lines[row].firstRange(of: text)).lowerBound
    let column = CleanText(String(lines[row][..<start])).width
    _ = frontEnd.take(.mouse(Mouse(kind: .click, point: Point(column: column + 1, row: row))))
  }

  /// Opens a link as the link bar does.
  func open(_ link: String) { frontEnd.open(link: link) }

  /// Returns when no work of any open screen is under way.
  func settle() async { await app.settle() }
}
