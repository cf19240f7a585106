import Foundation
import TestTopics
import Testing

@Suite("The tour", .tags(.scripts))
struct StoryTests {
  /// The kept frames.
  static let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("tour.txt")

  /// The expected frames are in `tour.txt`; `WAYMARK_UPDATE=1 swift test` records them again.
  @Test("The tour prints the recorded frames, identical to the byte")
  func tour() throws {
    let tour = try Program(["--state-dir", "/dev/null/state", "tour"])
    #expect(tour.status == 0, "the tour keeps nothing")
    #expect(tour.errors == "")
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE"] != nil {
      try Data(tour.output.utf8).write(to: Self.kept)
    }
    let expected = try String(contentsOf: Self.kept, encoding: .utf8)
    let lines = zip(expected.split(separator: "\n"), tour.output.split(separator: "\n"))
    for (number, (expected, found)) in lines.enumerated() where expected != found {
      Issue.record("line \(number + 1) is\n\(found)\nand was\n\(expected)")
      break
    }
    #expect(tour.output == expected)
  }

  @Test("A second launch restores what the first one left open")
  func restart() throws {
    let folder = try StateFolder.signedIn()
    let first = try Program(
      ["--state-dir", folder.path, "play", "-"], input: "open app://loggedIn/posts/7/share/7?tab=posts\n")
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
        tab (selected)
          app://loggedIn/posts
        tab
          app://loggedIn/account

        """))
  }

  @Test("The state command prints one line of JSON")
  func json() throws {
    let state = try Program(["--fresh", "state", "--json"])
    #expect(
      state.output == """
        {"layers":[{"kind":"tab","selected":true,"stack":["app://loggedOut/log-in"]}],"root":"loggedOut"}

        """)
    _ = try JSONSerialization.jsonObject(with: Data(state.output.utf8))
  }
}
