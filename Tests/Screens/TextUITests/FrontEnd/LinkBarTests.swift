import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Suggestions of the link bar", .tags(.terminal, .links))
struct LinkBarTests {
  private let app = FakeApp(Samples.list())
  private let frontEnd: FrontEnd

  init() {
    app.places = [
      "app://posts", "app://posts/*", "app://posts/*/notes/*", "app://help", "app://Étage", "app://secret/*",
    ]
    app.closedPlaces = ["app://secret/*"]
    frontEnd = FrontEnd(source: app, size: Size(columns: 60, rows: 20))
  }

  /// The suggested links, each with its mark: `>` for the focus, `•` for the one that Enter in the field opens.
  private var offered: [String] {
    frontEnd.lines.filter { $0.contains("app://") && $0.contains("›") }.map { line in
      line.filter { $0 != "│" && $0 != "›" }.split(separator: " ").joined(separator: " ")
    }
  }

  @Test("An empty link suggests the places without values, and a typed one has the matches, ignoring case and accents")
  func offers() {
    frontEnd.press(":")
    #expect(offered == ["• app://posts", "app://help", "app://Étage"])
    frontEnd.press("p", "o")
    #expect(offered == ["• app://posts", "app://posts/*", "app://posts/*/notes/*"])
    frontEnd.press("down", "down")
    #expect(offered == ["app://posts", "> app://posts/*", "app://posts/*/notes/*"])
    frontEnd.press("up", "up", "ctrl-u", "e", "t")
    #expect(offered == ["• app://Étage"])
    frontEnd.press("x")
    #expect(offered == [])
  }

  @Test("Selecting a suggestion opens it, or inserts its start if a value is missing")
  func choosing() {
    frontEnd.press(":", "p", "o", "down", "enter")
    #expect(app.opened == ["app://posts"])
    #expect(frontEnd.state.panels.overlay == nil)
    frontEnd.press(":", "p", "o", "left", "down", "down", "enter")
    #expect(app.opened.count == 1)
    frontEnd.press("7", "enter")
    #expect(app.opened.last == "app://posts/7")
  }

  @Test("An ambiguous abbreviation stays in the bar, which names the places that it can mean")
  func ambiguous() {
    app.places += ["app://notes/help", "app://tasks/help"]
    frontEnd.press(":", "h", "e", "l", "p", "enter")
    #expect(app.opened == ["app://help"], "it is also the name of a place")
    app.places.removeAll { $0 == "app://help" }
    frontEnd.press(":", "h", "e", "l", "p", "enter")
    let reason = "Several places are called that: app://notes/help, app://tasks/help"
    #expect(frontEnd.typedLink == "help" && frontEnd.state.panels.linkBar.refusal == reason)
    #expect(app.opened.count == 1)
  }

  @Test("Right at the end of the text completes the first suggestion")
  func completing() {
    frontEnd.press(":", "h", "e")
    #expect(frontEnd.lines.last?.contains("right Complete") == true)
    frontEnd.press("right")
    #expect(frontEnd.typedLink == "app://help")
    frontEnd.press("ctrl-u", "h", "left", "right")
    #expect(frontEnd.typedLink == "h", "before the end, it moves the caret")
  }

  @Test("Recently opened links are suggested first, and Enter opens one again")
  func history() {
    frontEnd.press(":", "p", "o", "s", "t", "s", "/", "7", "enter", ":")
    #expect(offered == ["• app://posts/7", "app://posts", "app://help", "app://Étage"])
    frontEnd.press("down", "enter")
    #expect(app.opened == ["app://posts/7", "app://posts/7"])
    frontEnd.press(":", "p", "7")
    #expect(offered == ["• app://posts/7"])
    frontEnd.press("ctrl-u")
    _ = frontEnd.handle(.paste("posts/"))
    #expect(offered == ["app://posts/7", "app://posts/*", "app://posts/*/notes/*"], "a match as good as a place")
  }

  @Test(
    "A match of whole words is taken before one with scattered letters, also before an earlier link",
    arguments: [
      ("logout", "app://loggedIn/account/log-out"), ("post/9", "app://loggedIn/posts/9"),
      ("  logout ", "app://loggedIn/account/log-out"),
    ])
  func wholeWords(_ text: String, _ link: String) {
    app.places = [
      "app://loggedIn/about", "app://loggedIn/account", "app://loggedIn/account/log-out", "app://loggedIn/posts/*",
    ]
    for earlier in ["posts/9", "posts/9999", "loggedIn/about"] {
      frontEnd.press(":")
      _ = frontEnd.handle(.paste(earlier))
      frontEnd.press("enter")
    }
    frontEnd.press(":")
    _ = frontEnd.handle(.paste(text))
    #expect(offered.first == "• \(link)")
    frontEnd.press("enter")
    #expect(app.opened.last == link)
  }

  @Test("A misspelled short link stays in the bar, which names the place that it can mean and nothing else")
  func misspelled() {
    app.places = ["app://loggedIn/posts/*"]
    frontEnd.press(":")
    _ = frontEnd.handle(.paste("pots/9x"))
    #expect(frontEnd.text.contains("Nothing matches"))
    frontEnd.press("enter")
    #expect(frontEnd.typedLink == "pots/9x" && app.opened.isEmpty)
    #expect(frontEnd.state.panels.linkBar.refusal == "No place is called that; did you mean “posts”?")
    #expect(!frontEnd.text.contains("Nothing matches"))
  }

  @Test("Enter takes the best match if the text names no place, and Escape opens nothing")
  func bestMatch() {
    frontEnd.press(":", "o", "s", "t", "enter")
    #expect(app.opened == ["app://posts"])
    frontEnd.press(":", "p", "t", "s", "/", "enter")
    #expect(frontEnd.typedLink == "app://posts/", "the match needs a value")
    frontEnd.press("escape", ":", "s", "e", "c", "enter")
    #expect(app.opened.last == "app://sec", "what doesn't open now is no match")
  }

  @Test("Up in the link goes through the opened links, the last one first, and Down comes back")
  func olderLinks() {
    for key in ["h", "É", "h", "É"] { frontEnd.press(":", key, "enter") }
    #expect(app.opened == ["app://help", "app://Étage", "app://help", "app://Étage"])
    frontEnd.press(":", "up")
    #expect(frontEnd.typedLink == "app://Étage")
    frontEnd.press("up", "up")
    #expect(frontEnd.typedLink == "app://help", "there is no older one")
    frontEnd.press("down", "down")
    #expect(frontEnd.typedLink == "")
    frontEnd.press("down", "enter")
    #expect(app.opened.last == "app://Étage", "below the field are the suggestions")
  }

  @Test("An opened link that no longer opens is forgotten")
  func forgotten() {
    app.closedPlaces = []
    frontEnd.press(":")
    _ = frontEnd.handle(.paste("secret/7"))
    frontEnd.press("enter")
    app.closedPlaces = ["app://secret/*"]
    frontEnd.press(":", "up")
    #expect(frontEnd.typedLink == "")
  }

  @Test(
    "The bar doesn't say that nothing matches a link that begins with a place, offered or not, or a link of the web")
  func knownLink() {
    frontEnd.press(":")
    for (text, isKnown) in [
      ("posts/7", true), ("app://posts/7/notes/2", true), ("posts/7?tab=a", true), ("secret/7", true),
      ("https://a.b/posts/7", true), ("nowhere/7", false), ("posts7", false),
    ] {
      frontEnd.press("ctrl-u")
      _ = frontEnd.handle(.paste(text))
      #expect(offered == [])
      #expect(frontEnd.text.contains("Nothing matches") == !isKnown, "\(text)")
    }
  }

  @Test("The actions of the screen are suggested beside the places, and one chosen by its name is performed")
  func actions() {
    let page = Samples.listPage
    app.scene = Samples.list(actions: [
      Samples.action("Reload", on: page), Samples.action("Post it", on: page, role: .primary),
      Samples.action("Delete", on: page, disabledReason: "nothing is selected"),
    ])
    frontEnd.press(":")
    #expect(frontEnd.text.contains("  Reload") && frontEnd.text.contains("  Post it"))
    #expect(!frontEnd.text.contains("  Delete"), "it is disabled")
    frontEnd.press("r", "l", "enter")
    #expect(app.sent == [.activate(page, action: "Reload")])
    #expect(frontEnd.typedLink == nil && app.opened.isEmpty)
    app.places = []
    frontEnd.press(":", "enter")
    #expect(app.sent.count == 1, "no text names an action")
  }

  @Test("Complete text is not suggested, and a click selects a suggestion like Enter")
  func rest() {
    frontEnd.press(":")
    _ = frontEnd.handle(.paste("app://posts"))
    #expect(offered == ["app://posts/*", "app://posts/*/notes/*"])
    frontEnd.point(.click, column: 20, row: frontEnd.lines.firstIndex { $0.contains("posts/*") } ?? 0)
    #expect(frontEnd.typedLink == "app://posts/")
    #expect(frontEnd.focus == .field("Link"))
    frontEnd.press("down", "/")
    #expect(frontEnd.state[LinkBar.page].filter == nil, "the line narrows them already")
  }
}
