import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("LinearFrontEnd", .tags(.terminal))
@MainActor
struct LinearFrontEndTests {
  private let app: FakeApp
  private let frontEnd: LinearFrontEnd

  init() {
    app = FakeApp(Samples.form())
    frontEnd = LinearFrontEnd(source: app)
    _ = frontEnd.changes()
  }

  /// Types a line and returns the printed lines.
  private func said(_ line: String) -> [String] { (frontEnd.handle(line) + frontEnd.changes()).map(\.text) }

  @Test("A number selects a field for typing, and only the changed lines are printed")
  func typing() {
    #expect(said("1") == [])
    #expect(frontEnd.prompt == "Email: ")
    #expect(said("ada@example.com") == ["1  Email: ada@example.com"])
    #expect(app.sent == [.edit(Samples.formPage, field: "Email", text: "ada@example.com")])
    #expect(frontEnd.prompt == "> ")
    #expect(said("1 bob") == ["1  Email: bob"])
  }

  @Test("An empty answer keeps the text of a field, and blanks clear it")
  func emptying() {
    _ = said("1 ada")
    _ = said("1")
    #expect(said("") == [])
    _ = said("1")
    #expect(said("  ") == ["1  Email: empty (name@example.com)"])
  }

  @Test("A secret is typed without echo, and refused on a visible line")
  func secret() {
    #expect(said("2 canary") == ["Type 2 alone: what is typed after it is not shown"])
    #expect(app.sent.isEmpty)
    #expect(!frontEnd.isSecret)
    _ = said("2")
    #expect(frontEnd.isSecret)
    #expect(frontEnd.prompt == "Password, not shown: ")
    #expect(said("canary") == [])
    #expect(app.sent == [.editSecret(Samples.formPage, field: "Password", .replace("canary"))])
    #expect(!frontEnd.isSecret)
  }

  @Test("A secret typed for a closed page is discarded")
  func gone() {
    _ = said("2")
    app.scene = Samples.list()
    #expect(said("canary").first == "Password is no longer here; nothing was typed")
    #expect(app.sent.isEmpty)
  }

  @Test("A disabled action prints its reason")
  func disabled() {
    #expect(said("3") == ["Next is not available: Fill in every field"])
    #expect(app.sent.isEmpty)
    #expect(said("4") == [])
    #expect(app.sent == [.activate(Samples.formPage, action: "Cancel")])
  }

  @Test("Changes of the app are printed as lines, and an error starts with “Error:”")
  func changes() {
    app.scene = Samples.form(error: "this is no address")
    #expect(frontEnd.changes().map(\.text) == ["Error: Email: this is no address"])
    #expect(frontEnd.changes() == [])
    app.scene.toast = "Saved"
    #expect(frontEnd.changes() == ["Saved"])
  }

  @Test("Another page is printed in full, and an empty line prints it again")
  func pages() {
    app.scene = Samples.presenting(.sheet, Samples.menu)
    let words = [
      "Menu, sheet, list, 3 rows", "1  Only mine, on", "2  Oldest first, off", "3  About", "c close, ? help",
    ]
    #expect(frontEnd.changes().map(\.text) == words)
    #expect(said("") == words)
  }

  @Test("Long lists are printed in portions")
  func more() {
    app.scene = Samples.list(25)
    #expect(frontEnd.changes().count == 1 + 10 + 2)
    #expect(said("m").first == "11  Post 11, by author 11")
    #expect(said("m").last == "25  Post 25, by author 25")
    #expect(said("m") == [])
    app.scene = Samples.form()
    _ = frontEnd.changes()
    app.scene = Samples.list(25)
    #expect(frontEnd.changes().count == 1 + 10 + 2, "another page begins with the first portion")
  }

  @Test("Letters go back, close, list and select tabs, and quit")
  func letters() {
    #expect(said("t") == ["There are no tabs here"])
    _ = said("b")
    app.scene = Samples.list(tabs: Samples.badgedTabs)
    _ = frontEnd.changes()
    #expect(said("t") == ["t1  Posts, selected", "t2  Account (3)"])
    #expect(said("t3") == ["There is no tab “3”"])
    #expect(said("t2") + said("t Account") == [])
    let modal = Page.ID("modal 0")
    app.scene = Samples.presenting(.sheet, Samples.menu)
    _ = said("c")
    app.scene = Samples.presenting(.alert, Samples.question)
    _ = said("c")
    _ = said("q")
    #expect(
      app.sent == [
        .back(Samples.formPage), .tab("account"), .tab("account"), .close(modal), .activate(modal, action: "Stay"),
        .quit,
      ])
    #expect(frontEnd.isOver)
  }

  @Test("A link, also a short one, is typed after a colon or at the prompt, and each refusal is printed")
  func links() {
    #expect(said(":nowhere") == ["“nowhere” is no link"])
    #expect(said(":nowhere") == ["“nowhere” is no link"])
    app.places = ["app://loggedIn/posts/*", "app://loggedOut/help"]
    #expect(said(":posts/7") == [])
    _ = said(":")
    #expect(frontEnd.prompt == "Link: ")
    _ = said("help")
    #expect(app.opened == ["nowhere", "nowhere", "app://loggedIn/posts/7", "app://loggedOut/help"])
    app.places.append("app://notes/help")
    #expect(said(":help") == ["Several places are called that: app://loggedOut/help, app://notes/help"])
  }

  @Test("A refusal that the app also shows is printed once, and again when it is repeated")
  func refusals() {
    app.refusals = [(.back(Samples.formPage), "There is nothing to go back to")]
    app.onRefused = { $0.scene.toast = $1 }
    #expect(said("b") == ["There is nothing to go back to"])
    #expect(said("1") == [])
    _ = said("")
    #expect(said("b") == ["There is nothing to go back to"])
  }

  @Test(
    "Every line is parsed, or reported as unknown",
    arguments: [
      ("", .again), ("  ", .again), (" 12 ", .choose(12)), ("3 a  b", .type(3, "a  b")), ("b", .back), ("c", .close),
      ("m", .more), ("t", .tabs), ("t2", .tab("2")), ("t 2", .tab("2")), ("t posts", .tab("posts")), (":", .link),
      (": app://x", .open("app://x")), ("?", .help), ("q", .quit), ("s", .beside), ("/", .filter("")),
      ("/ a b ", .filter("a b")), ("i", .inspect), ("i12", .undo(12)),
      ("i 3", .undo(3)), ("ink", .unknown("ink")), ("tea", .unknown("tea")), ("quit", .unknown("quit")),
      ("99999999999999999999", .unknown("99999999999999999999")), ("-1", .unknown("-1")), ("1a", .unknown("1a")),
    ] as [(String, LinearRequest)])
  func requests(_ line: String, _ request: LinearRequest) { #expect(LinearRequest(line) == request) }

  @Test("The help lists every letter")
  func help() {
    let text = said("?").joined(separator: "\n")
    for letter in ["m", "b", "c", "t", "s", "/", "i", ":", "?", "q"] { #expect(text.contains("\n\(letter)  ")) }
    #expect(said("tea") == ["Unknown command “tea”; type ? for the list"])
  }

  @Test("Input gives the same lines when it is split at any byte")
  func decoding() {
    let bytes = Array("ada é\n\nbob\nrest".utf8)
    for cut in 0...bytes.count {
      var decoder = LineDecoder()
      let events = decoder.feed(Array(bytes[..<cut])) + decoder.feed(Array(bytes[cut...]))
      let lines = events.map { event in if case .line(let line) = event { line } else { "no line" } }
      #expect(lines == ["ada é", "", "bob"])
    }
  }

  /// Returns a page with a list and an action; without rows, the list is loading.
  private func posts(_ rows: [String]) -> Scene {
    let page = Samples.listPage
    let list = RowList<SceneIntent>(rows.map { Row(id: $0, title: $0) }) { .select(page, list: "list", row: $0) }
    return Samples.scene(
      page,
      Screen(
        "Posts", actions: [Samples.action("Reload", on: page)],
        elements: rows.isEmpty ? [.loading("Loading…")] : [.list(list)]))
  }

  @Test("A choice keeps its number while content loads, so that a typed number selects the printed choice")
  func stableNumbers() {
    app.scene = posts([])
    #expect(frontEnd.changes().map(\.text).contains("1  Reload"))
    app.scene = posts(["One", "Two"])
    #expect(frontEnd.changes().map(\.text).contains("2  One"))
    _ = said("1")
    app.scene = posts(["Zero", "One", "Two"])
    #expect(frontEnd.changes().map(\.text).contains("4  Zero"))
    _ = said("2")
    #expect(
      app.sent == [
        .activate(Samples.listPage, action: "Reload"), .select(Samples.listPage, list: "list", row: "One"),
      ])
  }

  @Test("The number of a removed choice is refused, and printing the page again numbers from 1")
  func removedNumber() {
    app.scene = posts(["One", "Two"])
    _ = frontEnd.changes()
    app.scene = posts(["Two"])
    #expect(said("1").first == "Number 1 is no longer here")
    #expect(app.sent.isEmpty)
    #expect(said("").contains("1  Two"))
  }

  @Test("A multiline field reads lines until an empty one")
  func multiline() {
    let page = Samples.listPage
    let field = Field<SceneIntent>("Text", text: "", isMultiline: true) { .edit(page, field: "Text", text: $0) }
    app.scene = Samples.scene(page, Screen("New post", elements: [.field(field)]))
    _ = frontEnd.changes()
    for line in ["1", "first", "second", ""] { _ = said(line) }
    #expect(app.sent == [.edit(page, field: "Text", text: "first\nsecond")])
    #expect(frontEnd.prompt == "> ")
  }
}
