import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Parsing a script", .tags(.scripts)) struct ScriptParsingTests {
  private func commands(_ text: String) throws -> [ScriptCommand] {
    try Script(parsing: text, name: "s").lines.compactMap {
      if case .command(let command) = $0.content { command } else { nil }
    }
  }

  @Test("Every command is parsed")
  func all() throws {
    let text = """
      tap "Next"
      type "Email" ada@example.com
      back
      close   # not a word of this
      tab posts
      select 3
      key ctrl-c
      key esc
      open app://loggedIn/posts/7
      type-secret Password env:WAYMARK_PASSWORD
      undo 3
      wait
      expect title "Posts"
      expect text 'It''s "here"'
      expect no text "Error"
      expect disabled Next
      expect link app://a#b
      expect depth 2
      expect refused
      expect refused "at the root"
      screen
      state
      """
    #expect(
      try commands(text) == [
        .tap("Next"), .type(field: "Email", text: "ada@example.com"), .back, .close, .tab("posts"), .select("3"),
        .key(.control("c")), .key(.escape), .open("app://loggedIn/posts/7"),
        .typeSecret(field: "Password", variable: "WAYMARK_PASSWORD"), .undo(3), .wait, .expect(.title("Posts")),
        .expect(.text("Its \"here\"")), .expect(.noText("Error")), .expect(.disabled("Next")),
        .expect(.link("app://a#b")), .expect(.depth(2)), .expect(.refused("")), .expect(.refused("at the root")),
        .screen, .state,
      ])
  }

  @Test(
    "Words are quoted as in a shell",
    arguments: [
      (#"tap "a b""#, "a b"), (#"tap 'a\b'"#, #"a\b"#), (#"tap "a\"b\\""#, #"a"b\"#), (#"tap a\ b"#, "a b"),
      (#"tap a"b c"d"#, "ab cd"), (#"tap """#, ""), ("tap a#b", "a#b"), ("tap 'é 日 # x'", "é 日 # x"),
      (#"tap $'a\n\'b\'\t\\'"#, "a\n'b'\t\\"), (#"tap $'\u0301x\U0001F600'"#, "\u{301}x😀"),
      (#"tap a$'\r'b"#, "a\rb"), ("tap $x$", "$x$"), (#"tap \$'a\n'"#, #"$a\n"#),
    ])
  func quoting(_ line: String, _ word: String) throws { #expect(try commands(line) == [.tap(word)]) }

  @Test("Blank lines, comments and a byte order mark are skipped, and two number signs narrate")
  func comments() throws {
    for text in ["\n# one\n\r\n  # two\n## Now look.\nback\r\n", "\u{FEFF}# one\n\n\n\n## Now look.\nback"] {
      let script = try Script(parsing: text, name: "s")
      #expect(script.lines.map(\.content) == [.narration("Now look."), .command(.back)])
      #expect(script.lines.map(\.number) == [5, 6])
    }
    #expect(try commands("\u{FEFF}back") == [.back])
  }

  @Test(
    "A syntax error has the file, the line, the column and the nearest command",
    arguments: [
      ("back\ntpa x", "s:2:1: unknown command “tpa”; did you mean “tap”?"),
      ("typ Name x", "s:1:1: unknown command “typ”; did you mean “type” or “tap”?"),
      ("fly-home", "s:1:1: unknown command “fly-home”"),
      ("tap", "s:1: a label is missing"),
      ("type a", "s:1: the text to type is missing"),
      ("  back now", "s:1:8: Unexpected argument “now”"),
      ("tap \"x", "s:1:5: this quote is never closed"),
      (#"tap $'a\q'"#, "s:1:8: “\\q” means nothing between these quotes"),
      (#"tap $'\uD800'"#, "s:1:9: “D800” is no character"),
      (#"tap $'\u12"#, "s:1:6: this quote is never closed"),
      (#"type Name \"#, "s:1:11: nothing follows this backslash"),
      (#"tap "Next" \"#, "s:1:12: nothing follows this backslash"),
      ("type-secret Password hunter2", "s:1:22: a secret is written as “env:” and the name of a variable"),
      ("type-secret Password env:", "s:1:22: a secret is written as “env:” and the name of a variable"),
      ("undo it", "s:1:6: “it” is no number"),
      ("key entr", "s:1:5: unknown key “entr”; did you mean “enter”?"),
      ("key Esc", "s:1:5: unknown key “Esc”; did you mean “esc”?"),
      ("expect depth two", "s:1:14: “two” is no number"),
      ("expect titel x", "s:1:8: unknown expectation “titel”; did you mean “title”?"),
      ("expect", "s:1: what to expect is missing"),
      ("expect no title", "s:1:11: unknown expectation “no title”"),
      ("key", "s:1: a key is missing"),
      ("expect no", "s:1: “text” is missing"), ("expect text ''", "s:1:13: every screen has the empty text"),
      ("expect no text ''", "s:1:16: every screen has the empty text"),
      ("tab", "s:1: a tab is missing"),
      ("select", "s:1: a row is missing"),
      ("open", "s:1: a link is missing"),
    ])
  func errors(_ text: String, _ message: String) {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: text, name: "s") }
    #expect(error?.description == message)
  }
}
