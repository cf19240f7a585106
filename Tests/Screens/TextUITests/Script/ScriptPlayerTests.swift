import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Playing a script", .tags(.scripts)) struct ScriptPlayerTests {
  /// Plays a script and returns its output.
  private func play(
    _ text: String, on app: FakeApp, printing: ScriptPlayer.Printing = .onRequest, narrates: Bool = false
  ) async throws -> [String] {
    var output: [String] = []
    let player = ScriptPlayer(
      source: app, size: Size(columns: 40, rows: 12), printing: printing, narrates: narrates
    ) { output.append($0) }
    try await player.play(try Script(parsing: text, name: "s"))
    return output
  }

  /// Plays a script and returns the first line of its error.
  private func failure(_ text: String, on app: FakeApp) async -> String? {
    do {
      _ = try await play(text, on: app)
      return nil
    } catch let error as ScriptError {
      #expect(error.description.contains("\non the screen:\n   "))
      return error.description.split(separator: "\n").first.map(String.init)
    } catch {
      return "\(error)"
    }
  }

  @Test("Each command sends the same intent as the keyboard")
  func commands() async throws {
    let app = FakeApp(Samples.form(reason: nil))
    app.places = ["app://log-in", "app://home/posts/*"]
    let page = Samples.formPage
    _ = try await play(
      """
      type "Email" ada
      type Password hunter2
      tap Next
      back
      close
      key escape
      open app://posts/8
      open posts/7
      wait
      """, on: app)
    #expect(
      app.sent == [
        .edit(page, field: "Email", text: "ada"), .editSecret(page, field: "Password", .replace("hunter2")),
        .activate(page, action: "Next"), .back(page), .close(page), .back(page),
      ])
    #expect(app.opened == ["app://home/posts/8", "app://home/posts/7"])
    #expect(app.settled == 1)
  }

  @Test("In plain lines, each command prints its changes, and screen prints everything")
  func lines() async throws {
    let app = FakeApp(Samples.form(reason: nil))
    app.refusals = [(.back(Samples.formPage), "There is no way back")]
    app.onSend = { intent, app in if case .activate = intent { app.scene = Samples.list(12) } }
    let output = try await play(
      "## Once\nscreen\ntype Email ada\nback\nexpect refused\ntap Next\nscreen\nstate", on: app,
      printing: .everyFrameInLines, narrates: true)
    let rows = (1...12).map { "\($0)  Post \($0), by author \($0)" }
    let heading = "Posts, tab 1 of 2, list, 12 rows"
    let afterTap = ["> tap Next", heading] + rows.prefix(10) + ["10 of 12 rows"]
    let whole = ["> screen", heading] + rows
    #expect(
      output == [
        "\n## Once",
        """
        > screen
        Who are you?, form, 2 fields, 2 actions
        1  Email: empty (name@example.com)
        2  Password: empty, hidden
        3  Next
        4  Cancel
        """,
        "> type Email ada\n1  Email: ada",
        "> back\nThere is no way back",
        afterTap.joined(separator: "\n"),
        whole.joined(separator: "\n"),
        "> state\nroot\n  posts",
      ])
  }

  @Test("Rows are selected by title, number or id, and tapped by label, and a tab has its badge as it is shown")
  func rows() async throws {
    var scene = Samples.list(tabs: Samples.badgedTabs)
    let list = RowList<SceneIntent>(["One", "3", "Three"].map { Row(id: "row \($0)", title: $0) }) {
      .select(Samples.listPage, list: "list", row: $0)
    }
    scene.root.page.screen.elements = [.list(list)]
    let app = FakeApp(scene)
    _ = try await play(
      """
      select 1
      select 3
      select Three
      select 'row One'
      tap Three
      tab account
      tab Posts
      expect text 'Account (3)'
      expect no text 'Posts ('
      """, on: app)
    #expect(
      app.sent == ["One", "3", "Three", "One", "Three"].map {
        .select(Samples.listPage, list: "list", row: "row \($0)")
      } + [.tab("account"), .tab("posts")])
  }

  @Test(
    "A number means a row of the topmost page, a name also one of the page beside it, and a sheet covers the tabs",
    arguments: [
      ("select 2", "details 12"), ("tap 2", "s:1: there is no “2” to tap"), ("select 'Post 2'", "list 2"),
      ("select 12", "s:1: there is no row 12: the list has 2"), ("tap 'Post 12'", "details 12"),
      ("open app://sheet\nselect 1", "s:2: there is no list to select from"),
      ("open app://sheet\ntab posts", "s:2: there are no tabs here"),
    ])
  func shown(_ text: String, _ outcome: String) async {
    let details = Page.ID("details")
    let rows = [11, 12].map { Row(id: "\($0)", title: "Post \($0)") }
    let list = RowList<SceneIntent>(rows) { .select(details, list: "list", row: $0) }
    var scene = Samples.list(3)
    scene.root.sidebar = scene.root.page
    scene.root.page = Page(id: details, screen: Screen("Ada", elements: [.list(list)]))
    let app = FakeApp(scene)
    app.onOpened = { $0.scene = Samples.presenting(.sheet, Screen("Sheet", elements: []), over: $0.scene) }
    let failure = await failure(text, on: app)
    let selected = app.sent.map { if case .select(let page, _, let row) = $0 { "\(page) \(row)" } else { "\($0)" } }
    #expect((failure.map { [$0] } ?? selected) == [outcome])
  }

  @Test("Keys are handled as in the terminal, quitting ends the script, and frames and trees are printed on request")
  func keys() async throws {
    let app = FakeApp(Samples.list())
    let output = try await play(
      "## Hush\nkey down\nkey enter\nscreen\nstate\nkey q\nexpect title Nothing\nscreen", on: app)
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "2"), .quit])
    #expect(output.count == 2 && output[0].contains(" > Post 2"))
    #expect(output.last == "root\n  posts")
  }

  @Test("A secret comes from the environment or the script and is never printed")
  func secret() async throws {
    let app = FakeApp(Samples.form())
    var output: [String] = []
    let script = try Script(parsing: "type-secret Password env:KEY\ntype Password hunter2", name: "s")
    let player = ScriptPlayer(source: app, printing: .everyFrame, environment: ["KEY": "hunter2"]) { output.append($0) }
    try await player.play(script)
    let intent = SceneIntent.editSecret(Samples.formPage, field: "Password", .replace("hunter2"))
    #expect(app.sent == [intent, intent])
    let frame = player.frame.description
    #expect(output == ["> type-secret Password env:KEY\n", "> type \"Password\" \"•••\"\n"].map { $0 + frame })
    #expect(await failure("type-secret Password env:KEY", on: app) == "s:1: the environment variable KEY is not set")
    #expect(await failure("type-secret Email env:KEY", on: app) == "s:1: “Email” is no field for secrets")
  }

  @Test(
    "Lines and JSON tell a message once, also on another page, and a repeated one again",
    arguments: [ScriptPlayer.Printing.everyFrameInLines, .everyFrameAsJSON])
  func messages(_ printing: ScriptPlayer.Printing) async throws {
    let app = FakeApp(Samples.form(reason: nil))
    app.refusals = [(.back(Samples.formPage), "No way back")]
    app.onRefused = { $0.scene.toast = $1 }
    app.onSend = { _, app in
      app.scene = Samples.list()
      app.scene.toast = "Sent"
    }
    let script = "back\nexpect refused\nscreen\nback\nexpect refused\nwait\ntap Next\nscreen\nkey y\nscreen"
    let output = try await play(script, on: app, printing: printing)
    let told = output.map { text in ["No way back", "Sent", "Copied"].filter(text.contains) }
    #expect(told == [["No way back"], [], ["No way back"], [], ["Sent"], [], ["Copied"], []])
  }

  @Test(
    "Narration wraps between words to the width of a frame, wide characters and long words too, but not in lines",
    arguments: [
      ("Short.", ["## Short."]),
      (
        "The next paint opens as a sheet, and the next as a cover.",
        [
          "## The next paint opens as a sheet, and", "   the next as a cover.",
        ]
      ),
      ("次の色はシートとして開き、その次はカバーとして開きます。", ["## 次の色はシートとして開き、その次はカ", "   バーとして開きます。"]),
      (
        "Open app://loggedIn/posts/7/share/7/anywhere now",
        [
          "## Open", "   app://loggedIn/posts/7/share/7/", "   anywhere now",
        ]
      ),
    ])
  func narration(_ text: String, _ lines: [String]) async throws {
    let app = FakeApp(Samples.form())
    let frames = try await play("## \(text)", on: app, printing: .everyFrame, narrates: true)
    #expect(frames == ["\n" + lines.joined(separator: "\n")])
    let output = try await play("## \(text)", on: app, printing: .everyFrameInLines, narrates: true)
    #expect(output == ["\n## \(text)"])
  }

  @Test("The undo command goes back to a step")
  func undo() async throws {
    let app = FakeApp(Samples.list())
    app.events = [SceneEvent(number: 2, cause: "opened", link: "app://posts", isReachable: true)]
    _ = try await play("undo 2\nundo 1\nexpect refused kept", on: app)
    #expect(app.undone == [2, 1])
  }

  @Test("A met expectation prints nothing")
  func expectations() async throws {
    let app = FakeApp(Samples.form(email: "ada", error: "Not an address"))
    app.refusals = [(.back(Samples.formPage), "Nothing is behind this")]
    app.scene.toast = "Copied"
    let output = try await play(
      """
      expect title "Who are you?"
      expect text "Not an addr"
      expect text Copied
      expect text ada
      expect no text "name@example.com"
      expect disabled Next
      expect link app://posts
      expect depth 1
      back
      expect refused
      back
      expect refused behind
      open nowhere
      expect refused "no link"
      """, on: app)
    #expect(output.isEmpty)
  }

  @Test(
    "A failed expectation contains the expected and the actual value",
    arguments: [
      ("expect title Posts", "s:1: expected the title “Posts”, found “Who are you?”"),
      ("expect text xyz", "s:1: expected the text “xyz”"),
      ("expect no text Email", "s:1: expected no text “Email”, found “Email”"),
      ("expect depth 2", "s:1: expected depth 2, found 1"),
      ("expect disabled Cancel", "s:1: expected “Cancel” to be disabled, but it can be chosen"),
      ("expect disabled Canel", "s:1: there is no action “Canel”; did you mean “Cancel”?"),
      ("expect link app://x", "s:1: expected the link “app://x”, found “app://posts”"),
      ("expect refused", "s:1: expected a refusal, but nothing was refused"),
      ("tap Nex", "s:1: there is no “Nex” to tap; did you mean “Next”?"),
      ("tap Next", "s:1: “Next” is disabled: Fill in every field"),
      ("tap Zebra", "s:1: there is no “Zebra” to tap"),
      ("type Emial x", "s:1: there is no field “Emial”; did you mean “Email”?"),
      ("type Emai x", "s:1: there is no field “Emai”; did you mean “Email”?"),
      ("tab posts", "s:1: there are no tabs here"),
      ("select 1", "s:1: there is no list to select from"),
      ("open x\nback", "s:1: refused: “x” is no link"),
      ("open x", "s:1: refused: “x” is no link"),
      ("open x\nexpect title x", "s:1: refused: “x” is no link"),
      (
        "open x\nexpect refused because", "s:2: expected a refusal with “because”, found “\u{201C}x\u{201D} is no link”"
      ),
      ("key enter\nkey enter\nkey enter", "s:3: refused: Next: Fill in every field"),
    ])
  func errors(_ text: String, _ message: String) async {
    #expect(await failure(text, on: FakeApp(Samples.form())) == message)
  }

  @Test(
    "Errors about rows and tabs name the existing ones",
    arguments: [
      ("select 4", "s:1: there is no row 4: the list has 3"), ("select 0", "s:1: there is no row 0: the list has 3"),
      ("select 'Post 9'", "s:1: there is no row “Post 9”; did you mean “Post 1” or “Post 2” or “Post 3”?"),
      ("tab acount", "s:1: there is no tab “acount”; did you mean “Account”?"),
    ])
  func rowErrors(_ text: String, _ message: String) async {
    #expect(await failure(text, on: FakeApp(Samples.list())) == message)
  }

  @Test("A label of two controls is ambiguous, the error lists their ids, and only the topmost layer counts")
  func ambiguous() async {
    let page = Page.ID("modal 0")
    let twins = ["a", "b"].map { Samples.action("Go", on: page, id: $0) }
    let app = FakeApp(Samples.presenting(.sheet, Screen("Twins", actions: twins, elements: [])))
    #expect(await failure("tap Go", on: app) == "s:1: “Go” is ambiguous; the ids are “a”, “b”")
    #expect(await failure("tap b", on: app) == nil)
    #expect(await failure("tap 'Post 1'", on: app) == "s:1: there is no “Post 1” to tap")
  }

  @Test("A key that copies the place says so and keeps the text, and with the inspector the way of each key is told")
  func copyAndInspect() async throws {
    var (copied, output): ([String], [String]) = ([], [])
    let app = FakeApp(Samples.list(1))
    app.onSend = { _, _ in Trace.current?.add("router.push(.details(1))", .call) }
    let player = ScriptPlayer(source: app, printing: .everyFrameInLines, copy: { copied.append($0) }) {
      output.append($0)
    }
    try await player.play(try Script(parsing: "key y\nkey i\nkey enter\nkey e", name: "s"))
    #expect(copied == ["app://posts"])
    #expect(output[0].hasSuffix("\nCopied app://posts"))
    #expect(output[1].contains("\nAll that is open:\nroot posts, here\nWhat happened, the latest first:"))
    #expect(
      output[2] == """
        > key enter
        The way of the last input, enter: select row 1
          router.push(.details(1))
        """)
    #expect(output[3] == "> key e\nNo source file is known")
  }
}
