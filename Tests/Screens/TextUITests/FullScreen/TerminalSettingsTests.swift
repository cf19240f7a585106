import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("TerminalSettings", .tags(.terminal)) struct TerminalSettingsTests {
  private typealias Flags = TerminalSettings.Flags

  /// Returns the settings in a terminal with UTF-8, except for what the arguments say.
  private func settings(
    _ environment: [String: String], _ flags: Flags = Flags(), input: Bool = true, output: Bool = true
  ) -> TerminalSettings {
    TerminalSettings(
      flags: flags, environment: ["TERM": "xterm", "LANG": "en_US.UTF-8"].merging(environment) { $1 },
      terminals: TerminalSettings.Terminals(input: input, output: output))
  }

  /// Whether standard input and output are terminals, the environment, the flags, the mode, and whether it writes lines.
  private typealias ModeRow = (Bool, Bool, [String: String], Flags, TerminalSettings.Mode, isPlain: Bool)

  @Test("The mode depends on the streams, the environment and the flags, in the order of the table")
  func mode() {
    let rows: [ModeRow] = [
      // Without a keyboard, commands come from standard input, whatever the environment and the flags are.
      (false, true, [:], Flags(), .script, false), (false, false, [:], Flags(), .script, false),
      (false, false, [:], Flags(isPlain: true), .script, true),
      (false, false, ["ACCESSIBLE": "1", "TERM": "dumb"], Flags(isJSON: true), .script, true),
      (false, false, ["ACCESSIBLE": "", "TERM": "dumb"], Flags(), .script, false),
      // Without a terminal for the output, or with JSON, the program prints one frame.
      (true, false, [:], Flags(), .once, false), (true, false, ["TERM": "dumb"], Flags(isPlain: true), .once, true),
      (true, true, [:], Flags(isJSON: true), .once, false),
      (true, true, ["ACCESSIBLE": "1"], Flags(isPlain: true, isJSON: true), .once, true),
      // Line mode is for users who request it, and for terminals without cursor movement or without a name.
      (true, true, [:], Flags(isPlain: true), .linear, true), (true, true, ["ACCESSIBLE": "1"], Flags(), .linear, true),
      (true, true, ["ACCESSIBLE": "0"], Flags(), .linear, true), (true, true, ["TERM": ""], Flags(), .linear, false),
      (true, true, ["TERM": "dumb"], Flags(), .linear, false),
      // All other terminals use the full screen.
      (true, true, [:], Flags(), .fullScreen, false), (true, true, ["ACCESSIBLE": ""], Flags(), .fullScreen, false),
      (true, true, ["CI": "1", "NO_COLOR": "1"], Flags(isASCII: true, color: .never), .fullScreen, false),
    ]
    for (input, output, environment, flags, mode, isPlain) in rows {
      let settings = settings(environment, flags, input: input, output: output)
      #expect(settings.mode == mode && settings.isPlain == isPlain, "\(environment) \(flags)")
    }
  }

  @Test("Output is the text itself or its ASCII form, and JSON uses escapes in ASCII")
  func written() {
    let utf8 = settings([:])
    let ascii = settings(["LANG": "C"])
    #expect([utf8, ascii].map { $0.written("“a → é”").description } == ["“a → é”", "\"a > ?\""])
    #expect(
      [utf8, ascii].map { $0.writtenJSON("\"“é😀\"").description } == ["\"“é😀\"", #""\u201c\u00e9\ud83d\ude00""#])
  }

  @Test(
    "Color depends on the flag, then NO_COLOR, then CLICOLOR_FORCE or FORCE_COLOR, then the terminal",
    arguments: [
      ([:], .auto, true, true), ([:], .auto, false, false),
      (["NO_COLOR": "1"], .auto, true, false), (["NO_COLOR": ""], .auto, true, true),
      (["CLICOLOR_FORCE": "1"], .auto, false, true), (["CLICOLOR_FORCE": "0"], .auto, false, false),
      (["FORCE_COLOR": "1"], .auto, false, true), (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .auto, true, false),
      (["TERM": "dumb"], .auto, true, false), (["CLICOLOR": "0"], .auto, true, false),
      (["NO_COLOR": "1"], .always, false, true), (["CLICOLOR_FORCE": "1"], .never, true, false),
    ] as [([String: String], TerminalSettings.ColorChoice, Bool, Bool)])
  func color(_ environment: [String: String], _ choice: TerminalSettings.ColorChoice, _ output: Bool, _ hasColor: Bool)
  {
    #expect(settings(environment, Flags(color: choice), output: output).hasColor == hasColor)
  }

  @Test(
    "ASCII is used in locales other than UTF-8, from the first of LC_ALL, LC_CTYPE and LANG",
    arguments: [
      (["LANG": "C"], true), (["LANG": ""], true), (["LC_ALL": "C"], true), ([:], false),
      (["LC_CTYPE": "de_DE.utf8", "LANG": "C"], false), (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C"], false),
      (["LC_ALL": "", "LC_CTYPE": ""], false),
    ] as [([String: String], Bool)])
  func ascii(_ environment: [String: String], _ isASCII: Bool) {
    #expect(settings(environment).isASCII == isASCII)
    #expect(settings(environment, Flags(isASCII: true)).isASCII)
  }

  @Test("The size comes from the flag, then the window, then COLUMNS and LINES, then 80x24")
  func size() {
    let window = Size(columns: 100, rows: 30)
    let environment = ["COLUMNS": "70", "LINES": "20"]
    let fixed = Flags(size: Size(columns: 40, rows: 12))
    #expect(settings(environment, fixed).size(window: window) == Size(columns: 40, rows: 12))
    #expect(settings(environment).size(window: window) == window)
    #expect(settings(environment).size(window: nil) == Size(columns: 70, rows: 20))
    #expect(settings([:]).size(window: nil) == .standard)
    #expect(settings(["COLUMNS": "0", "LINES": "x"]).size(window: nil) == .standard)
  }

  @Test(
    "The delay after an escape byte is longer over SSH, and ESCDELAY sets it",
    arguments: [
      ([:], 50), (["SSH_TTY": "/dev/pts/1"], 100), (["SSH_CONNECTION": "x", "ESCDELAY": "25"], 25),
      (["ESCDELAY": "-1"], 50),
    ] as [([String: String], Int32)])
  func escapeDelay(_ environment: [String: String], _ delay: Int32) {
    #expect(settings(environment).escapeDelay == delay)
  }

  @Test(
    "Escape comes at once from a terminal whose name says that it knows kitty's keys, and not from one inside another",
    arguments: [("xterm-kitty", true), ("foot", true), ("xterm", false), ("tmux-256color", false), ("", false)])
  func clearKeys(_ name: String, _ isKnown: Bool) {
    #expect(settings(["TERM": name]).hasClearKeys == isKnown)
  }

  @Test(
    "A size is written as columns x rows",
    arguments: [
      ("80x24", Size(columns: 80, rows: 24)), ("0x24", nil), ("80", nil), ("80x", nil), ("80x24x2", nil),
      ("-1x5", nil), ("9999x5", nil),
    ] as [(String, Size?)])
  func parsing(_ text: String, _ size: Size?) { #expect(Size(parsing: text) == size) }
}
