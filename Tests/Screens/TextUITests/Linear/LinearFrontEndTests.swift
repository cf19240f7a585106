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

  /// Shows a scene and reads it.
  private func read(_ scene: Scene) {
    app.scene = scene
    _ = frontEnd.changes()
  }

  @Test("A number asks for the text of a field or chooses an action, and only the changed lines are printed")
  func form() {
    #expect(
      frontEnd.talk("1", "ada@example.com", "1 bob", "1", "", "1", "  ", "2 canary", "2", "canary", "3", "4") == """
        > 1
        Email: ada@example.com
        1  Email: ada@example.com
        > 1 bob
        1  Email: bob
        > 1
        Email:\u{20}
        > 1
        Email:\u{20}\u{20}\u{20}
        1  Email: empty (name@example.com)
        > 2 canary
        Type 2 alone: what is typed after it is not shown
        > 2
        Password, not shown:\u{20}
        > 3
        Next is not available: Fill in every field
        > 4
        """)
    let page = Samples.formPage
    #expect(
      app.sent == ["ada@example.com", "bob", ""].map { .edit(page, field: "Email", text: $0) } + [
        .editSecret(page, field: "Password", .replace("canary")), .activate(page, action: "Cancel"),
      ])
  }

  @Test("What is typed for a closed page is not used; a text is repeated, and a secret isn't")
  func gone() {
    for (number, answer) in [
      ("1", "Email is no longer here; “canary” was not typed"), ("2", "Password is no longer here; nothing was typed"),
    ] {
      read(Samples.form())
      _ = frontEnd.said(number)
      app.scene = Samples.list()
      #expect(frontEnd.said("canary").first == answer)
      #expect(app.sent.isEmpty)
    }
  }

  @Test("A question that opens by itself takes no line before it has been read, and repeats that line")
  func unasked() {
    let question = Samples.presenting(.alert, Samples.question, over: Samples.form())
    let answer = SceneIntent.activate(Page.ID("modal 0"), action: "Log out")
    let unused = "“1” was not used, because this question opened by itself; answer it now"
    let opensAlone = { [app, frontEnd] in
      app.scene = question
      _ = frontEnd.changes()
    }
    let opensAfter = { [app, frontEnd] (line: String) in
      app.onSend = { _, app in app.scene = question }
      _ = frontEnd.said(line)
    }
    for (name, opens, isAsked) in [
      ("alone", opensAlone, false), ("after a text", { opensAfter("1 ada") }, false),
      ("after an action", { opensAfter("4") }, true),
    ] {
      app.onSend = { _, _ in }
      read(Samples.form())
      opens()
      app.sent = []
      #expect(frontEnd.said("1") == (isAsked ? [] : [unused]), "\(name)")
      #expect(app.sent == (isAsked ? [answer] : []), "\(name)")
      _ = frontEnd.said("1")
      #expect(app.sent.last == answer, "\(name)")
    }
  }

  @Test("Changes of the app are printed as lines, and an error starts with “Error:”")
  func changes() {
    app.scene = Samples.form(error: "this is no address")
    #expect(frontEnd.changes().map(\.text) == ["Error: Email: this is no address"])
    #expect(frontEnd.changes() == [])
    app.scene.toast = "Saved"
    #expect(frontEnd.changes() == ["Saved"])
  }

  @Test("A message is told once, on whatever page, until a request shows it again")
  func messages() {
    func told(_ scene: Scene, _ toast: String?) -> [String] {
      app.scene = scene
      app.scene.toast = toast
      return frontEnd.changes().map(\.text).filter { $0.hasPrefix("Saved") || $0.hasPrefix("Sent") }
    }
    #expect(told(Samples.form(), "Saved") == ["Saved"])
    #expect(told(Samples.list(), "Saved") == [])
    #expect(!frontEnd.said("").contains("Saved"))
    #expect(told(Samples.form(), "Saved. Sent") == ["Sent"])
    #expect(told(Samples.form(), "Saved") == ["Saved"])
    _ = frontEnd.handle("b")
    #expect(told(Samples.form(), "Saved") == ["Saved"])
  }

  @Test("Another page is printed in full, and an empty line prints it again")
  func pages() {
    app.scene = Samples.presenting(.sheet, Samples.menu)
    let words = [
      "Menu, sheet, list, 3 rows", "1  Only mine, on", "2  Oldest first, off", "3  About", "c close, ? help",
    ]
    #expect(frontEnd.changes().map(\.text) == words)
    #expect(frontEnd.said("") == words)
  }

  @Test("Long lists are printed in portions")
  func more() {
    app.scene = Samples.list(25)
    #expect(frontEnd.changes().count == 1 + 10 + 2)
    #expect(frontEnd.said("m").first == "11  Post 11, by author 11")
    #expect(frontEnd.said("m").last == "25  Post 25, by author 25")
    #expect(frontEnd.said("m") == [])
    read(Samples.form())
    app.scene = Samples.list(25)
    #expect(frontEnd.changes().count == 1 + 10 + 2, "another page begins with the first portion")
  }

  @Test("Letters list the tabs and choose one by name, cancel an alert, and quit")
  func letters() {
    #expect(frontEnd.said("t") == ["There are no tabs here"])
    read(Samples.list(tabs: Samples.badgedTabs))
    #expect(frontEnd.said("t") == ["t1  Posts, selected", "t2  Account (3)"])
    #expect(frontEnd.said("t3") == ["There is no tab “3”"])
    #expect(frontEnd.said("t Account") == [])
    app.scene = Samples.presenting(.alert, Samples.question)
    _ = frontEnd.said("c") + frontEnd.said("q")
    #expect(app.sent == [.tab("account"), .activate(Page.ID("modal 0"), action: "Stay"), .quit])
    #expect(frontEnd.isOver)
  }

  @Test("A link, also a short one, is typed after a colon or at the prompt, and each refusal is printed")
  func links() {
    #expect(frontEnd.said(":nowhere") == ["“nowhere” is no link"])
    #expect(frontEnd.said(":nowhere") == ["“nowhere” is no link"])
    app.places = ["app://loggedIn/posts/*", "app://loggedOut/help"]
    #expect(frontEnd.said(":posts/7") == [])
    _ = frontEnd.said(":")
    #expect(frontEnd.prompt == "Link: ")
    _ = frontEnd.said("help")
    #expect(app.opened == ["nowhere", "nowhere", "app://loggedIn/posts/7", "app://loggedOut/help"])
    app.places.append("app://notes/help")
    #expect(frontEnd.said(":help") == ["Several places are called that: app://loggedOut/help, app://notes/help"])
  }

  @Test("A refusal that the app also shows is printed once, and again when it is repeated")
  func refusals() {
    app.refusals = [(.back(Samples.formPage), "There is nothing to go back to")]
    app.onRefused = { $0.scene.toast = $1 }
    #expect(frontEnd.said("b") == ["There is nothing to go back to"])
    #expect(frontEnd.said("1") == [])
    _ = frontEnd.said("")
    #expect(frontEnd.said("b") == ["There is nothing to go back to"])
  }

  @Test(
    "Every line is parsed, or reported as unknown",
    arguments: [
      ("", .again), ("  ", .again), (" 12 ", .choose(12)), ("3 a  b", .type(3, "a  b")), ("b", .back), ("c", .close),
      ("m", .more), ("t", .tabs), ("t2", .tab("2")), ("t 2", .tab("2")), ("t posts", .tab("posts")), (":", .link),
      ("y", .copyLink), ("e", .edit(1)), ("e2", .edit(2)), ("ex", .unknown("ex")),
      (": app://x", .open("app://x")), ("?", .help), ("q", .quit), ("s", .beside), ("/", .filter("")),
      ("/ a b ", .filter("a b")), ("i", .inspect), ("i12", .undo(12)),
      ("i 3", .undo(3)), ("ink", .unknown("ink")), ("tea", .unknown("tea")), ("quit", .unknown("quit")),
      ("99999999999999999999", .unknown("99999999999999999999")), ("-1", .unknown("-1")), ("1a", .unknown("1a")),
    ] as [(String, LinearRequest)])
  func requests(_ line: String, _ request: LinearRequest) { #expect(LinearRequest(line) == request) }

  @Test("The help lists every letter")
  func help() {
    let text = frontEnd.said("?").joined(separator: "\n")
    for letter in ["m", "b", "c", "t", "s", "/", "i", "e", "y", ":", "?", "q"] {
      #expect(text.contains("\n\(letter)  "))
    }
    #expect(frontEnd.said("tea") == ["Unknown command “tea”; type ? for the list"])
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
    _ = frontEnd.said("1")
    app.scene = posts(["Zero", "One", "Two"])
    #expect(frontEnd.changes().map(\.text).contains("4  Zero"))
    _ = frontEnd.said("2")
    #expect(
      app.sent == [
        .activate(Samples.listPage, action: "Reload"), .select(Samples.listPage, list: "list", row: "One"),
      ])
  }

  @Test("The number of a removed choice is refused, and printing the page again numbers from 1")
  func removedNumber() {
    read(posts(["One", "Two"]))
    app.scene = posts(["Two"])
    #expect(frontEnd.said("1").first == "Number 1 is no longer here")
    #expect(app.sent.isEmpty)
    #expect(frontEnd.said("").contains("1  Two"))
  }

  @Test("A multiline field reads lines until an empty one")
  func multiline() {
    let page = Samples.listPage
    let field = Field<SceneIntent>("Text", text: "", isMultiline: true) { .edit(page, field: "Text", text: $0) }
    read(Samples.scene(page, Screen("New post", elements: [.field(field)])))
    for line in ["1", "first", "second", ""] { _ = frontEnd.said(line) }
    #expect(app.sent == [.edit(page, field: "Text", text: "first\nsecond")])
    #expect(frontEnd.prompt == "> ")
  }

  /// Shows a post over the list, as if the app had opened it.
  private func openPost() {
    var scene = Samples.list(3, openRow: "2")
    scene.root.sidebar = scene.root.page
    let details = Page.ID("details")
    scene.root.page = Page(
      id: details, screen: Screen("Post 2", actions: [Samples.action("Share", on: details)], elements: []))
    (scene.root.depth, scene.root.backTitle) = (1, "Posts")
    read(scene)
  }

  @Test("A slash and a text filter the rows and number them again, and a slash alone shows all rows")
  func filter() {
    read(Samples.list(3))
    #expect(
      frontEnd.talk("/AUTHOR 2", "1", "/", "/") == """
        > /AUTHOR 2
        Posts, tab 1 of 2, list, 1 row
        1 of 3 rows match “AUTHOR 2”
        1  Post 2, by author 2
        / all rows, t tabs, ? help
        > 1
        > /
        Posts, tab 1 of 2, list, 3 rows
        1  Post 1, by author 1
        2  Post 2, by author 2
        3  Post 3, by author 3
        t tabs, ? help
        > /
        Nothing is narrowed; “/ada” would do it
        """)
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "2")])
  }

  @Test("The way through several pages is a line below the title")
  func path() {
    openPost()
    app.scene.root.breadcrumbs = ["Posts", "2"]
    #expect(frontEnd.talk("").hasPrefix("> \nPost 2, tab 1 of 2, 1 action\nPath: Posts › 2\n"))
  }

  @Test("New rows are filtered too, and a message says when none matches")
  func filteredChanges() {
    read(Samples.list(12))
    _ = frontEnd.talk("/author 13")
    app.scene = Samples.list(13)
    #expect(
      frontEnd.changes().map(\.text) == [
        "Posts, tab 1 of 2, list, 1 row", "1 of 13 rows match “author 13”", "1  Post 13, by author 13",
      ])
    #expect(frontEnd.talk("/none").hasPrefix("> /none\nPosts, tab 1 of 2\n0 of 13 rows match “none”\nNothing matches"))
    app.scene = Samples.form()
    #expect(frontEnd.talk("/x").hasSuffix("\n? help") == false)
    #expect(frontEnd.talk("/x") == "> /x\nThere is no list to narrow here")
  }

  @Test("The sidebar is printed and used with its own numbers, and marks the open row")
  func beside() {
    openPost()
    #expect(
      frontEnd.talk("", "s", "/author 2", "1") == """
        >\u{20}
        Post 2, tab 1 of 2, 1 action
        1  Share
        b back to Posts, s Posts beside, t tabs, ? help
        > s
        Posts, beside Post 2, tab 1 of 2, list, 3 rows
        1  Post 1, by author 1
        2  Post 2, open, by author 2
        3  Post 3, by author 3
        b back to Posts, s Post 2 beside, t tabs, ? help
        > /author 2
        Posts, beside Post 2, tab 1 of 2, list, 1 row
        1 of 3 rows match “author 2”
        1  Post 2, open, by author 2
        b back to Posts, s Post 2 beside, / all rows, t tabs, ? help
        > 1
        Post 2, tab 1 of 2, 1 action
        1  Share
        b back to Posts, s Posts beside, t tabs, ? help
        """)
    _ = frontEnd.talk("s", "b")
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "2"), .back(Page.ID("details"))])
  }

  @Test("A page that opens meanwhile is printed at once, and a list alone has no page beside it")
  func besideIsLeft() {
    openPost()
    _ = frontEnd.talk("s")
    app.scene = Samples.presenting(.sheet, Samples.menu, over: app.scene)
    #expect(frontEnd.changes().first == "Menu, sheet, list, 3 rows")
    app.scene = Samples.list(12)
    app.scene.root.sidebar = app.scene.root.page
    #expect(frontEnd.changes().first == "Posts, tab 1 of 2, list, 12 rows")
    #expect(frontEnd.talk("s") == "> s\nThere is no page beside this one")
  }

  @Test(
    "The link prompt offers places that open now and actions; a text that names no place chooses the best offer"
  )
  func offers() {
    app.places = ["app://posts", "app://posts/*", "app://account", "app://secret"]
    app.closedPlaces = ["app://secret"]
    #expect(
      frontEnd.talk(":", "acc", ":", "", ":pos/", ":zzz", ":canc") == """
        > :
        These open: app://posts, app://account, Cancel
        Link: acc
        Instead of “acc”: app://account
        > :
        These open: app://account, app://posts, Cancel
        Link:\u{20}
        > :pos/
        “pos/” is no place; these match: app://posts/*
        > :zzz
        > :canc
        Instead of “canc”: Cancel
        """)
    #expect(app.opened == ["app://account", "app://zzz"])
    #expect(app.sent == [.activate(Samples.formPage, action: "Cancel")])
  }

  @Test("O shows the rows in their next order, and says where there is none")
  func nextOrder() {
    let order = Samples.action("Oldest first", on: Samples.listPage)
    let list = RowList<SceneIntent>([Row(id: "1", title: "Post 1")], nextOrder: order) { _ in nil }
    let app = FakeApp(Samples.scene(Samples.listPage, Screen("Posts", elements: [.list(list)])))
    #expect(LinearFrontEnd(source: app).handle("O").isEmpty && app.sent == [order.intent])
    #expect(
      LinearFrontEnd(source: FakeApp(Samples.form())).handle("O") == ["There is no list with another order here"])
  }
}
