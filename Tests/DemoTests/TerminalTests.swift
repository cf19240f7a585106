import Foundation
import ProcessTesting
import TestTopics
import Testing

/// The real program on a real terminal.
///
/// `?1049h` and `?1049l` switch the alternate screen on and off (xterm).
@Suite("In a terminal", .tags(.terminal))
struct TerminalTests {
  private func start(_ arguments: [String] = ["--fresh"], title: String = "Log in") throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(demo: arguments)
    try terminal.read { $0.contains(title) }
    #expect(terminal.isRaw)
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    let text = terminal.text
    #expect(text.contains("\u{1B}[?1049h"))
    #expect(text.range(of: "\u{1B}[?1049l", options: .backwards) != nil)
    #expect(text.range(of: "\u{1B}[?25h", options: .backwards) != nil)
    #expect(!terminal.isRaw)
  }

  @Test("Ctrl-C leaves everywhere, and the terminal is as before")
  func controlC() throws {
    let terminal = try start()
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .status(0))
    expectRestored(terminal)
  }

  @Test("“q” leaves where no field has the focus, and the terminal is as before")
  func quit() throws {
    let terminal = try start(["--fresh", "app://onboarding"], title: "Welcome")
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
    expectRestored(terminal)
  }

  @Test("A user logs in with the keyboard, opens a post and quits, and the next start shows it at once")
  func story() throws {
    let folder = try StateFolder()
    let first = try start(["--state-dir", folder.path])
    // Only what differs from the frame before is written, so words are looked for where nothing was before.
    first.type("demo\twaymark\r")
    try first.read { $0.contains("lighthouse on a chain") }
    first.type("\r")
    try first.read { $0.contains("‹ Posts") }
    first.type("q")
    #expect(first.waitForExit() == .status(0))
    #expect(!first.text.contains("waymark\r"))

    let second = try PseudoTerminal(demo: ["--state-dir", folder.path])
    try second.read { $0.contains("Share") }
    #expect(!second.text.contains("Log in"))
    second.type("q")
    #expect(second.waitForExit() == .status(0))
  }

  @Test("Escape alone is a key: it closes a sheet without another key after it")
  func escape() throws {
    let terminal = try start(["--fresh", "app://loggedOut/help"], title: "You have an account")
    terminal.type("\u{1B}")
    // As the keys of the form below are named.
    try terminal.read { $0.contains("ctrl-c") }
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .status(0))
  }

  @Test("A password is masked key by key")
  func masked() throws {
    let terminal = try start()
    terminal.type("demo\tcanary")
    try terminal.read { $0.contains("•") }
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .status(0))
    #expect(!terminal.text.contains("canary"))
  }

  @Test("A new size is drawn at once; a window that was too small shows everything when it has grown")
  func resize() throws {
    let terminal = try start()
    terminal.resize(columns: 20, rows: 5)
    try terminal.read { $0.contains("Window too small") }
    terminal.resize(columns: 60, rows: 20)
    try terminal.read { $0.split(separator: "Window too small").last?.contains("Create account") == true }
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .status(0))
  }

  @Test("What was copied is handed over when the program ends")
  func copied() throws {
    let folder = try StateFolder.signedIn()
    let terminal = try PseudoTerminal(demo: ["--state-dir", folder.path, "app://loggedIn/posts/7/share/7"])
    try terminal.read { $0.contains("Copy link") }
    terminal.type("\r")
    try terminal.read { $0.contains("Copied the link") }
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
    #expect(terminal.text.hasSuffix("Copied last:\r\napp://loggedIn/posts/7\r\n"))
  }

  @Test("What was copied can make the terminal do nothing: a mark stands for what it would obey")
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

    let terminal = try start(["--state-dir", folder.path], title: "[ Copy text ]")
    terminal.type("\u{1B}[B\r")
    try terminal.read { $0.contains("Copied the text") }
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(0))
    let all = terminal.text
    #expect(all.hasSuffix("\u{1B}[?1049lCopied last:\r\n�]0;pwned��[2Jtitle�31m\r\n\r\n�exe.txt� �a�� �q����\r\n"))
    #expect(!all.contains("\u{1B}]") && !all.contains("\u{1B}[2Jtitle"))
    #expect(all.unicodeScalars.allSatisfy { !("\u{7F}"..."\u{9F}").contains($0) && !$0.properties.isBidiControl })
  }

  @Test("Where the locale is not UTF-8, every byte is ASCII")
  func ascii() throws {
    let terminal = try PseudoTerminal(
      [Program.path, "--fresh", "app://onboarding"], environment: ["TERM=xterm", "LANG=C"])
    try terminal.read { $0.contains("Welcome") }
    terminal.type("?")
    try terminal.read { $0.contains("Open the row") }
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == .status(0))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }
}
