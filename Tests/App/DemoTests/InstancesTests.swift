import Foundation
import ProcessTesting
import RandomTesting
import TestTopics
import Testing

@Suite("Several processes with one state folder", .tags(.saving, .random))
struct InstancesTests {
  private let folder: StateFolder

  init() throws {
    folder = try StateFolder.signedIn()
  }

  @Test(
    "Every reported post is stored once, and no launch counts as failed",
    arguments: RandomRound.rounds(2))
  func posts(_ round: RandomRound) async throws {
    var random = round.generator
    let path = folder.path
    let scripts = (1...Int.random(in: 2...4, using: &random)).map { writer in
      (1...Int.random(in: 1...3, using: &random)).map { "Post \(writer)-\($0)" }
    }
    let runs = try await withThrowingTaskGroup(of: Program.self) { group in
      for titles in scripts {
        group.addTask {
          let lines = titles.map { title in
            "open app://loggedIn/compose\ntype Title \"\(title)\"\ntype Text \"Text.\"\ntap Post\nwait\nexpect text Posted\n"
          }
          return try Program(["--state-dir", path, "play", "-"], input: "screen\n" + lines.joined())
        }
      }
      var runs: [Program] = []
      for try await run in group { runs.append(run) }
      return runs
    }
    for run in runs {
      #expect(run.status == 0, "\(run.errors)")
      #expect(!run.output.contains("failed to start"))
    }
    let stored = try #require(folder.contents["posts-64656d6f"]).split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(stored.map(String.init).sorted() == scripts.joined().sorted())
    #expect(folder.contents["start"] == nil)
  }

  @Test("If another process doesn't release the lock, the program starts, says which one, and ends with an error")
  func busy() throws {
    let lock = open("\(folder.path)/.waymark-lock", O_RDWR | O_CREAT, 0o600)
    defer { close(lock) }
    _ = write(lock, "1\n", 2)
    #expect(flock(lock, LOCK_EX) == 0)
    let before = folder.contents
    let terminal = try PseudoTerminal(demo: ["--state-dir", folder.path])
    try terminal.read { $0.contains("process 1 holds") }
    terminal.type("1")
    try terminal.read { $0.contains("lighthouse on a chain") }
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(74))
    #expect(
      terminal.text.hasSuffix(
        "demo: Not saved: who is signed in and what is open, that the app has started "
          + "(can't write \(folder.path)/record: process 1 holds the lock of the folder)\r\n"))
    #expect(folder.contents == before)
  }

  @Test("Logging out in one process ends the session in another one when what is open changes, and is not undone")
  func logOut() throws {
    let terminal = try PseudoTerminal(demo: ["--state-dir", folder.path])
    try terminal.read { $0.contains("Log out") }
    let logOut = "tap \"Log out\"\ntap \"Log out\"\nexpect title \"Log in\"\n"
    #expect(try Program(["--state-dir", folder.path, "play", "-"], input: logOut).status == 0)
    terminal.type("1")
    try terminal.read { $0.contains("You have logged out elsewhere") }
    terminal.quit(typing: "\u{3}")
    #expect(folder.contents["record"]?.contains("session") == false)
  }
}
