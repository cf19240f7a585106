import Foundation
import TestTopics
import Testing

@Suite("The tour", .tags(.scripts))
struct StoryTests {
  /// What the tour prints line by line; the golden frames of the screens show how they are drawn.
  static let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("tour.txt")

  /// The expected lines are in `tour.txt`; `WAYMARK_UPDATE=1 swift test` records them again.
  @Test("The tour prints the recorded lines, identical to the byte")
  func tour() throws {
    let tour = try Program(["--state-dir", "/dev/null/state", "--plain", "tour"])
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

  @Test("The state command prints one line of JSON")
  func json() throws {
    let state = try Program(["--fresh", "state", "--json"])
    #expect(
      state.output == """
        {"layers":[{"kind":"tab","selected":true,"stack":["app://loggedOut/log-in"]}],"root":"loggedOut"}

        """)
  }
}
