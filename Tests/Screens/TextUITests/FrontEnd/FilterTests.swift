import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Filtering a list", .tags(.terminal)) struct FilterTests {
  private nonisolated static let page = Page.ID("authors")

  private func scene(_ titles: [String] = ["Ångström", "Zoë", "Ann", "José Ann"], list id: String = "list") -> Scene {
    let rows = titles.enumerated().map { Row(id: "\($0)", title: $1, subtitle: "no. \($0)") }
    let list = RowList<SceneIntent>(id: id, rows) { .select(Self.page, list: id, row: $0) }
    return Samples.scene(Self.page, Screen("Authors", elements: [.list(list)]))
  }

  private func frontEnd(_ scene: Scene) -> (FrontEnd, FakeApp) {
    let app = FakeApp(scene)
    return (FrontEnd(source: app, size: Size(columns: 50, rows: 14)), app)
  }

  private func picture(_ frontEnd: FrontEnd) -> String { PlainFrame(frontEnd.frame()).description }

  @Test("Typing filters the list, ignoring case and accents, and the matches are counted")
  func narrow() {
    let (frontEnd, app) = frontEnd(scene())
    frontEnd.press("/", "a", "N", "n")
    #expect(frontEnd.lines[2] == " > / aNn                                  2 of 4")
    #expect(frontEnd.frame().caret == Point(column: 8, row: 2))
    frontEnd.press("enter", "down", "enter")
    #expect(app.sent == [.select(Self.page, list: "list", row: "3")], "letters are text, the row is the second match")
  }

  @Test("Escape shows all rows again, keeps the selected row, and sends no intent")
  func escape() {
    let (frontEnd, app) = frontEnd(scene())
    frontEnd.press("/", "z", "enter", "escape")
    #expect(picture(frontEnd).contains(" > Zoë"))
    #expect(picture(frontEnd).contains("José"))
    frontEnd.press("/", "z", "escape")
    #expect(picture(frontEnd).contains("José"))
    #expect(app.sent.isEmpty)
  }

  @Test("A filter stays when the list has another order, and so another identifier")
  func reordered() {
    let (frontEnd, app) = frontEnd(scene(["Anna", "Bob", "Hanna"]))
    frontEnd.press("/", "n", "n", "enter")
    app.scene = scene(["Hanna", "Bob", "Anna"], list: "list oldest")
    #expect(picture(frontEnd).contains("2 of 3"))
    #expect(!picture(frontEnd).contains("Bob"))
    frontEnd.press("escape")
    #expect(picture(frontEnd).contains("Bob"))
  }

  @Test("Without a match the page shows a message, and typing can continue")
  func nothing() {
    let (frontEnd, _) = frontEnd(scene())
    frontEnd.press("/", "x", "x", "enter")
    #expect(picture(frontEnd).contains("Nothing matches “xx”."))
    #expect(picture(frontEnd).contains("0 of 4"))
    frontEnd.press("ctrl-u", "a", "n", "n", "enter", "down")
    #expect(picture(frontEnd).contains(" > José Ann"))
    frontEnd.press("/", "backspace", "enter")
    #expect(picture(frontEnd).contains("3 of 4"))
    #expect(picture(frontEnd).contains(" > Ångström"), "other text selects its first match")
  }

  @Test(
    "Each typed word is in the title or the subtitle, rows with all in the title first; scattered letters don't match",
    arguments: [
      ("gr", ["A grid", "Grandmother", "Grass"]), ("mother gra", ["Grandmother"]), ("Nothing 2", ["Nothing"]),
      ("GRA no.", ["Grandmother", "Grass"]),
      ("no", ["Nothing", "Garden", "A grid", "Grandmother", "Grass"]), ("4", ["Grass"]), ("gdn", []), ("grass x", []),
      (" ", ["Garden", "A grid", "Nothing", "Grandmother", "Grass"]),
    ])
  func words(_ text: String, _ titles: [String]) {
    let (frontEnd, _) = frontEnd(scene(["Garden", "A grid", "Nothing", "Grandmother", "Grass"]))
    frontEnd.press("/")
    _ = frontEnd.handle(.paste(text))
    #expect(frontEnd.state[Self.page].filter?.matches.map(\.title) == titles)
  }

  @Test("The typed words are underlined in the titles")
  func underlined() {
    let (frontEnd, _) = frontEnd(scene(["Garden", "A grid", "Nothing", "Grandmother", "Grass", "Grain"]))
    frontEnd.press("/", "g", "r")
    let grid = frontEnd.frame().grid
    let row = grid.lines.firstIndex { $0.contains("Grandmother") } ?? 0
    let marked = grid[row: row].enumerated().filter { $0.element.style.attributes.contains(.underline) }.map(\.offset)
    #expect(marked == [3, 4])
  }

  @Test(
    "Typing and deleting finds the rows that a search of all rows finds", .tags(.random),
    arguments: RandomRound.rounds(20))
  func narrowing(_ round: RandomRound) {
    var random = round.generator
    let letters = [
      "a", "b", "B", "e", "É", "é", "e\u{301}", "ß", "s", "İ", "i", "が", "か", "한", "👩‍👩‍👧", "👩", "ω", "Ώ", "\u{301}", " ",
      " ",
    ]
    func text(_ most: Int) -> String {
      (0...Int.random(in: 0...most, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
    }
    func rows() -> [Row] {
      (0..<40).map { Row(id: "\($0)", title: text(8), subtitle: Bool.random(using: &random) ? text(30) : nil) }
    }
    var filter = Filter(RowList(rows()) { _ in nil })
    let commands: [Command] = [
      .deleteBackward, .deleteBackward, .deleteWord, .deleteToStart, .caretLeft, .caretStart, .caretEnd,
    ]
    for step in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: filter.edit { $0.insert(text(3)) }
      case 1...3: filter.edit { $0.perform(commands.randomElement(using: &random) ?? .caretEnd) }
      case 4 where step.isMultiple(of: 3): filter.update(rows())
      default: filter.edit { $0.insert(letters.randomElement(using: &random) ?? "") }
      }
      #expect(filter.matches == found(filter.line.text, in: filter.rows), "\(filter.line.text)")
    }
  }

  /// Searches all rows for each word of a text.
  private func found(_ text: String, in rows: [Row]) -> [Row] {
    let words = text.split(whereSeparator: \.isWhitespace).map { FoldedText($0) }
    let inTitle = rows.filter { row in words.allSatisfy(row.title.contains) }
    let others = rows.filter { row in
      words.allSatisfy { row.title.contains($0) || (row.subtitle ?? "").contains($0) }
    }
    return inTitle + others.filter { !inTitle.contains($0) }
  }

  @Test("A text in the filter, and in the search of the help, has at most 200 letters")
  func longest() {
    let (frontEnd, _) = frontEnd(scene())
    frontEnd.press("/")
    _ = frontEnd.handle(.paste("no. " + String(repeating: "é", count: 3_000)))
    _ = frontEnd.handle(.text("x"))
    #expect(frontEnd.state[Self.page].filter?.line.text == "no. " + String(repeating: "é", count: 196))
    frontEnd.press("backspace", "home", "a")
    #expect(frontEnd.state[Self.page].filter?.line.text == "ano. " + String(repeating: "é", count: 195))
    frontEnd.press("escape", "?")
    for _ in 0..<2 { _ = frontEnd.handle(.text(String(repeating: "two ", count: 750))) }
    #expect(frontEnd.state.panels.help.search == String(repeating: "two ", count: 50))
  }

  @Test("The filter key has no effect without a list")
  func elsewhere() {
    let (frontEnd, app) = frontEnd(Samples.presenting(.alert, Samples.question))
    frontEnd.press("/")
    #expect(frontEnd.focus == .action("Stay"))
    #expect(app.sent.isEmpty)
  }

  @Test("A thousand rows are searched only when the text or the rows change, not for every frame")
  func many() {
    let (frontEnd, _) = frontEnd(Samples.list(1_000))
    frontEnd.press("/", "9", "9", "9")
    let filter = frontEnd.state[Samples.listPage].filter
    #expect(filter?.matches.map(\.id) == ["999"])
    var same = filter
    same?.update(Samples.list(1_000).root.page.screen.list("list")?.rows ?? [])
    #expect(same == filter)
    frontEnd.press("enter", "end")
    #expect(picture(frontEnd).contains("1 of 1000"))
  }
}
