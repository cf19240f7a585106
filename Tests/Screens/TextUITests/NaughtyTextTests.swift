import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// Tests that no text ends the program, whichever way it comes in.
@Suite("Any text in the front end", .tags(.terminal, .scripts))
@MainActor
struct NaughtyTextTests {
  private static let places = [
    "app://posts", "app://posts/*", "app://posts/*/notes/*", "app://Étage", "app://help?page=*",
  ]
  private static let links = ["app://posts/7/notes/b%2Fc", "posts/7?style=sheet&tab=a", "https://a.b/posts/9#c"]
  private static let lines = [
    #"type "Email" 'ada@example.com'"#, "tap $'\\u0301x\\U0001F600\\n'", "expect no text \"a\\\"b\" # why", "select 3",
    "undo 2", "key ctrl-alt-c", "type-secret Password env:NAME", "open app://posts/7", "expect depth 2", "tab posts",
    "expect refused", "## Now look.",
  ]

  private let app = FakeApp(Samples.list(20, actions: [Samples.action("New", on: Samples.listPage)]))

  @Test(
    "A link made from any text is read as itself", .tags(.random), arguments: RandomRound.rounds(1))
  func places(_ round: RandomRound) {
    var random = round.generator
    let places = Places(Self.places)
    for text in NaughtyStrings.like(Self.links, count: 1_500, using: &random) {
      guard let link = try? places.link(for: text).text else { continue }
      #expect((try? places.link(for: link).text) == link, "\(text.debugDescription)")
    }
  }

  @Test(
    "Any text in the link bar is offered places, completed and opened", .tags(.random), arguments: RandomRound.rounds(1)
  )
  func linkBar(_ round: RandomRound) {
    var random = round.generator
    app.places = Self.places
    let frontEnd = FrontEnd(source: app, size: Size(columns: 50, rows: 14))
    for text in NaughtyStrings.some(40, like: Self.links, using: &random) {
      frontEnd.press(":")
      _ = frontEnd.handle(.paste(text))
      frontEnd.press("right", "enter")
      #expect(isClean(frontEnd.frame()))
      while frontEnd.state.panels.overlay != nil { frontEnd.press("escape") }
    }
  }

  @Test(
    "Any text filters a list, searches the help and is typed into a field", .tags(.random),
    arguments: RandomRound.rounds(1))
  func typing(_ round: RandomRound) {
    var random = round.generator
    let list = FrontEnd(source: app, size: Size(columns: 50, rows: 14))
    let form = FrontEnd(source: FakeApp(Samples.form()), size: Size(columns: 40, rows: 16))
    let keys = ["left", "ctrl-w", "home", "right", "delete", "alt-d", "end", "backspace", "alt-b", "ctrl-k", "ctrl-u"]
    let help = FrontEnd(source: app, size: Size(columns: 60, rows: 20))
    list.press("/")
    help.press("?")
    for text in NaughtyStrings.some(40, like: ["Post 1", "ada@example.com"], using: &random) {
      for frontEnd in [list, form, help] {
        _ = frontEnd.handle(random.once(in: 2) ? .paste(text) : .text(text))
        frontEnd.press([keys.randomElement(using: &random) ?? "left"])
        #expect(isClean(frontEnd.frame()))
        frontEnd.press("end", "ctrl-u")
      }
    }
  }

  @Test("Any text is read by the screen-reader front end", .tags(.random), arguments: RandomRound.rounds(1))
  func linear(_ round: RandomRound) {
    var random = round.generator
    app.places = Self.places
    let frontEnd = LinearFrontEnd(source: app)
    let lines = ["1", "t 1", "t posts", "i4", ": app://posts", "/post", "s", "m", "b"]
    for text in NaughtyStrings.like(lines, count: 500, using: &random) {
      for line in frontEnd.handle(text) + frontEnd.changes() { #expect(!line.text.contains("\u{1B}")) }
    }
  }

  @Test(
    "Any text is a script or an error with a line", .tags(.random), arguments: RandomRound.rounds(1))
  func scripts(_ round: RandomRound) {
    var random = round.generator
    for text in NaughtyStrings.like(Self.lines, count: 1_500, using: &random) {
      do throws(ScriptError) {
        _ = try Script(parsing: text, name: "s")
      } catch {
        #expect(error.line > 0 && !error.message.isEmpty, "\(text.debugDescription)")
      }
    }
  }

  @Test("Any name in a script is found or refused", .tags(.random), arguments: RandomRound.rounds(1))
  func names(_ round: RandomRound) async throws {
    var random = round.generator
    app.places = Self.places
    let player = ScriptPlayer(source: app, size: Size(columns: 40, rows: 12)) { _ in }
    for text in NaughtyStrings.some(60, like: ["Post 1", "posts", "3"], using: &random) {
      for command: ScriptCommand in [.select(text), .tab(text), .tap(text), .open(text), .expect(.disabled(text))] {
        let script = try Script(parsing: "\(command)\nexpect refused", name: "s")
        try? await player.play(script)
      }
    }
  }

  /// Returns whether a frame has whole rows and no control character.
  private func isClean(_ frame: Frame) -> Bool {
    let size = frame.grid.size
    return (0..<size.rows).allSatisfy { row in frame.grid[row: row].reduce(0) { $0 + $1.width } == size.columns }
      && frame.grid.cells.allSatisfy { $0.scalar.properties.generalCategory != .control }
  }
}
