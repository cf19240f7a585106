import Foundation
import ProcessTesting
import TestTopics
import Testing

@Suite("A second process with the same state folder", .tags(.saving))
struct SecondProcessTests {
  private let folder: StateFolder
  private let first: PseudoTerminal

  init() throws {
    folder = try StateFolder.signedIn()
    first = try PseudoTerminal(demo: ["--state-dir", folder.path])
    try first.read { $0.contains("Log out") }
    // The first process saves in the background that it has started.
    let end = ContinuousClock.now + .seconds(60)
    while folder.contents["record"]?.contains("starts") == true, .now < end { sched_yield() }
  }

  private var notice: String { "\(folder.path)/ is in use by another process, so nothing of this run is kept" }

  private func play(_ script: String) throws -> Program {
    try Program(["--state-dir", folder.path, "--size", "200x24", "play", "-"], input: script)
  }

  @Test("It works with what was saved, says that nothing is kept, and writes nothing")
  func second() throws {
    let before = folder.contents
    let run = try play(
      """
      screen
      expect title Account
      open app://loggedIn/compose
      type Title Kites
      type Text "They fly."
      tap Post
      wait
      expect text Posted
      open app://loggedIn/menu
      tap "Oldest first"
      close
      expect text Kites
      tab account
      tap "Log out"
      tap "Log out"
      tap "Create account"

      """)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors == "demo: \(notice)\n" && run.output.contains(notice))
    #expect(folder.contents == before)
    first.quit()
  }

  @Test(
    "In a terminal the notice is on the screen, and after the first process was killed, the next one owns the folder")
  func killed() throws {
    let second = try PseudoTerminal(demo: ["--state-dir", folder.path], columns: 200)
    try second.read { $0.contains("in use by another process") }
    first.send(signal: SIGKILL)
    #expect(first.waitForExit() == .signal(SIGKILL))
    let run = try play("tap \"Log out\"\ntap \"Log out\"\nexpect title \"Log in\"\n")
    #expect(run.status == 0 && run.errors == "")
    #expect(folder.contents["record"]?.contains("session") == false)
    second.type("1")
    try second.read { $0.contains("lighthouse on a chain") }
    second.quit()
    #expect(folder.contents["record"]?.contains("session") == false, "the second one goes on without saving")
  }
}
