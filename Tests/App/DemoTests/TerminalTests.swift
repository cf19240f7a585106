import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests of the real program in a pseudo-terminal.
///
/// `?1049h` and `?1049l` switch the alternate screen on and off (xterm).
@Suite("The app in a terminal", .tags(.terminal))
struct TerminalTests {
  private func start(_ arguments: [String] = ["--fresh"], title: String = "Log in") throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(demo: arguments)
    try terminal.read { $0.contains(title) }
    #expect(terminal.isRaw)
    return terminal
  }

  @Test("A user logs in by keyboard, opens a post and quits, and the next launch restores the post")
  func story() throws {
    let folder = try StateFolder()
    let state = ["--state-dir", "\(folder.path)/new"]
    let first = try start(state)
    // A frame writes only the cells that changed, so the tests look for words in areas that were blank before.
    first.type("demo\twaymark\r")
    try first.read { $0.contains("lighthouse on a chain") }
    first.type("\r")
    try first.read { $0.contains("‹ Posts") }
    first.quit()
    #expect(first.modes == first.modesBefore)
    #expect(!first.text.contains("waymark\r"))

    let second = try PseudoTerminal(demo: state)
    try second.read { $0.contains("Share") }
    #expect(!second.text.contains("Log in"))
    second.quit()
  }

  @Test("Escape closes a sheet without waiting for another key")
  func escape() throws {
    let terminal = try start(["--fresh", "app://loggedOut/help"], title: "You have an account")
    terminal.type("\u{1B}")
    // The key help of the form below the sheet contains “ctrl-c”.
    try terminal.read { $0.contains("ctrl-c") }
    terminal.quit(typing: "\u{3}")
  }

  @Test("With --mouse, a click activates the control under it; otherwise the terminal keeps the mouse")
  func click() throws {
    let terminal = try start(["--fresh", "--mouse", "app://onboarding"], title: "Welcome")
    // Clicks “Next”, the first button of the toolbar, which is in the fourth row from the bottom.
    terminal.type("\u{1B}[<0;7;21M\u{1B}[<0;7;21m")
    try terminal.read { $0.contains("Email") }
    terminal.quit(typing: "\u{3}")
    let other = try start()
    other.quit(typing: "\u{3}")
    #expect(!other.text.contains("\u{1B}[?1000h"))
    #expect(other.text.contains("\u{1B}[?1007h") && other.text.contains("\u{1B}[?1007r"), "the wheel sends keys")
  }

  @Test("Control characters in copied text are replaced with marks")
  func hostile() throws {
    let folder = try StateFolder.signedIn()
    let script = """
      open app://loggedIn/compose
      type Title TITLE
      type Text TEXT
      tap Post
      wait
      open app://loggedIn/posts/1000001/share/1000001
      """
    #expect(try Program(["--state-dir", folder.path, "play", "-"], input: script).status == 0)
    // A form takes no control characters, but another program may have written the file.
    let (name, posts) = try #require(folder.contents.first { $0.value.contains("TITLE") })
    let title = "\u{1B}]0;pwned\u{7}\u{1B}[2Jtitle\u{9B}31m"
    let text = "\u{202E}exe.txt\u{202C} \u{2066}a\u{2069}\u{200F} \u{90}q\u{9C}\u{8}\u{7F}\u{0}"
    let changed = posts.replacing("TITLE", with: title).replacing("TEXT", with: text)
    try changed.write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)

    let terminal = try start(["--state-dir", folder.path], title: "Copy text ]")
    terminal.type("\u{1B}[B\r")
    try terminal.read { $0.contains("The text is printed when the app ends") }
    terminal.quit()
    let all = terminal.text
    #expect(all.hasSuffix("\u{1B}[?1049lCopied last:\r\n�]0;pwned��[2Jtitle�31m\r\n\r\n�exe.txt� �a�� �q����\r\n"))
    #expect(!all.contains("\u{1B}]") && !all.contains("\u{1B}[2Jtitle"))
    #expect(all.unicodeScalars.allSatisfy { !("\u{7F}"..."\u{9F}").contains($0) && !$0.properties.isBidiControl })
  }

  @Test("In a locale other than UTF-8, every byte is ASCII")
  func ascii() throws {
    let terminal = try PseudoTerminal(
      [Program.path, "--fresh", "app://onboarding"], environment: ["TERM": "xterm", "LANG": "C"])
    try terminal.read { $0.contains("Welcome") }
    terminal.type("?")
    try terminal.read { $0.contains("Open the row") }
    terminal.quit(typing: "\u{3}")
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "The flags --color and --size come before NO_COLOR and the window, which come before COLUMNS",
    arguments: [
      ([], [:], 100, 100, true), (["--size=50x20"], ["NO_COLOR": "1"], 100, 50, false),
      (["--color=always"], ["NO_COLOR": "1"], 0, 60, true),
    ] as [([String], [String: String], UInt16, Int, Bool)])
  func frame(
    arguments: [String], environment: [String: String], columns: UInt16, expectedColumns: Int, isColored: Bool
  ) throws {
    let terminal = try PseudoTerminal(
      demo: ["--fresh"] + arguments, environment: ["COLUMNS": "60", "LINES": "22"].merging(environment) { $1 },
      columns: columns,
      rows: columns == 0 ? 0 : 30)
    try terminal.read { $0.hasSuffix("\u{1B}[?2026l") }
    let frame = terminal.text
    terminal.quit(typing: "\u{3}")
    // The longest line is the one below the title, which is as wide as the window.
    #expect(frame.split { $0 != "─" }.map(\.count).max() == expectedColumns)
    let codes = frame.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { match in
      match.1.split(separator: ";").compactMap { Int($0) }
    }
    #expect(codes.contains { (30...49).contains($0) || (90...107).contains($0) } == isColored)
    #expect(codes.contains(1), "what has the focus shows without a color too")
  }
}
