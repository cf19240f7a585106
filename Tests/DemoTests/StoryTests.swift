import Foundation
import TestTopics
import Testing

@Suite("The story of the app", .tags(.scripts))
struct StoryTests {
  /// The frames lie beside this file, and `WAYMARK_UPDATE=1 swift test` writes them.
  @Test("The tour shows the kept frames, to the byte")
  func tour() throws {
    let tour = try Program(["tour"])
    #expect(tour.status == 0)
    #expect(tour.errors == "")
    let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("tour.txt")
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE"] != nil {
      try Data(tour.output.utf8).write(to: kept)
    }
    let expected = try String(contentsOf: kept, encoding: .utf8)
    let lines = zip(expected.split(separator: "\n"), tour.output.split(separator: "\n"))
    for (number, (expected, found)) in lines.enumerated() where expected != found {
      Issue.record("line \(number + 1) is\n\(found)\nand was\n\(expected)")
      break
    }
    #expect(tour.output == expected)
  }

  @Test("Playing the same script twice gives the same bytes")
  func deterministic() throws {
    let script = "type Name demo\ntype Password waymark\ntap \"Log in\"\nwait\nselect 3\nwait\nscreen\nstate\n"
    let runs = try (1...2).map { _ in try Program(["--fresh", "play", "-"], input: script) }
    #expect(runs[0].status == 0)
    #expect(runs[0].output == runs[1].output)
    #expect(!runs[0].output.utf8.contains(0x1B))
  }

  @Test("A second start begins at the place where the first one ended")
  func restart() throws {
    let folder = try StateFolder()
    let first = try Program(
      ["--state-dir", folder.path, "play", "-"],
      input: "type Name demo\ntype Password waymark\ntap \"Log in\"\nwait\nopen app://loggedIn/posts/7/share/7\n")
    #expect(first.status == 0)
    let second = try Program(
      ["--state-dir", folder.path, "play", "-"],
      input:
        "expect link app://loggedIn/posts/7/share/7\nexpect title Share\nclose\nexpect title Post\nback\nback\nexpect refused\n"
    )
    #expect(second.status == 0, "\(second.errors)")
    let third = try Program(["--state-dir", folder.path, "state"])
    #expect(
      third.output.contains(
        """
        loggedIn
          tab (selected)
            app://loggedIn/posts
          tab
            app://loggedIn/account

        """))
  }

  @Test("The state is one line of JSON for other programs")
  func json() throws {
    let state = try Program(["--fresh", "state", "--json"])
    #expect(
      state.output == """
        {"layers":[{"kind":"tab","selected":true,"stack":["app://loggedOut/log-in"]}],"root":"loggedOut"}

        """)
    _ = try JSONSerialization.jsonObject(with: Data(state.output.utf8))
  }

  @Test("An account made in one run logs in in the next")
  func account() throws {
    let folder = try StateFolder()
    let signUp = """
      tap "Create account"
      tap Next
      type Name Ada
      type Email ada@example.com
      type "Date of birth" 1990-04-23
      tap Next
      type Password "correct horse"
      type "Repeat password" "correct horse"
      tap "Create account"
      wait
      tab account
      tap "Log out"
      tap "Log out"
      expect title "Log in"
      """
    #expect(try Program(["--state-dir", folder.path, "play", "-"], input: signUp).status == 0)
    let logIn = "type Name Ada\ntype Password \"correct horse\"\ntap \"Log in\"\nwait\nexpect title Posts\n"
    #expect(try Program(["--state-dir", folder.path, "play", "-"], input: logIn).status == 0)
  }
}
