import Testing

@testable import TextUI

@Suite struct ProfileTests {
  private static let utf8 = ["TERM": "xterm", "LANG": "en_US.UTF-8"]
  private static let tty = Profile.Terminals(input: true, output: true)

  private func profile(
    _ environment: [String: String], _ flags: Profile.Flags = Profile.Flags(), _ terminals: Profile.Terminals = tty
  ) -> Profile {
    Profile(flags: flags, environment: Self.utf8.merging(environment) { $1 }, terminals: terminals)
  }

  @Test(
    "The mode follows from the streams, the flags and the environment",
    arguments: [
      (true, true, [:], false, .fullScreen),
      (true, true, ["CI": "1"], false, .fullScreen),
      (true, true, ["ACCESSIBLE": "1"], false, .linear),
      (true, true, ["ACCESSIBLE": ""], false, .fullScreen),
      (true, true, ["TERM": "dumb"], false, .linear),
      (true, true, ["TERM": ""], false, .linear),
      (true, true, [:], true, .linear),
      (false, true, [:], false, .script),
      (false, false, [:], true, .script),
      (true, false, [:], false, .once),
    ] as [(Bool, Bool, [String: String], Bool, Profile.Mode)])
  func mode(_ input: Bool, _ output: Bool, _ environment: [String: String], _ isPlain: Bool, _ mode: Profile.Mode) {
    let terminals = Profile.Terminals(input: input, output: output)
    #expect(profile(environment, Profile.Flags(isPlain: isPlain), terminals).mode == mode)
  }

  @Test(
    "Colour: the flag, then NO_COLOR, then FORCE, then the terminal",
    arguments: [
      ([:], .auto, true, true),
      ([:], .auto, false, false),
      (["NO_COLOR": "1"], .auto, true, false),
      (["NO_COLOR": ""], .auto, true, true),
      (["CLICOLOR_FORCE": "1"], .auto, false, true),
      (["CLICOLOR_FORCE": "0"], .auto, false, false),
      (["FORCE_COLOR": "1"], .auto, false, true),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .auto, true, false),
      (["TERM": "dumb"], .auto, true, false),
      (["CLICOLOR": "0"], .auto, true, false),
      (["NO_COLOR": "1"], .always, false, true),
      (["CLICOLOR_FORCE": "1"], .never, true, false),
    ] as [([String: String], Profile.ColorChoice, Bool, Bool)])
  func color(_ environment: [String: String], _ choice: Profile.ColorChoice, _ output: Bool, _ hasColor: Bool) {
    let terminals = Profile.Terminals(input: true, output: output)
    #expect(profile(environment, Profile.Flags(color: choice), terminals).hasColor == hasColor)
  }

  @Test(
    "ASCII is for locales that are not UTF-8; the first of LC_ALL, LC_CTYPE and LANG decides",
    arguments: [
      (["LANG": "C"], true),
      (["LANG": ""], true),
      (["LC_ALL": "C"], true),
      (["LC_CTYPE": "de_DE.utf8", "LANG": "C"], false),
      (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C"], false),
      ([:], false),
      (["LC_ALL": "", "LC_CTYPE": ""], false),
    ] as [([String: String], Bool)])
  func ascii(_ environment: [String: String], _ isASCII: Bool) {
    #expect(profile(environment).isASCII == isASCII)
    #expect(profile(environment, Profile.Flags(isASCII: true)).isASCII)
  }

  @Test("Size: the flag, then the window, then COLUMNS and LINES, then 80x24")
  func size() {
    let window = Size(columns: 100, rows: 30)
    let environment = ["COLUMNS": "70", "LINES": "20"]
    let fixed = Profile.Flags(size: Size(columns: 40, rows: 12))
    #expect(profile(environment, fixed).size(window: window) == Size(columns: 40, rows: 12))
    #expect(profile(environment).size(window: window) == window)
    #expect(profile(environment).size(window: nil) == Size(columns: 70, rows: 20))
    #expect(profile([:]).size(window: nil) == .standard)
    #expect(profile(["COLUMNS": "0", "LINES": "x"]).size(window: nil) == .standard)
  }

  @Test(
    "A lone escape waits longer over SSH, and as long as ESCDELAY says",
    arguments: [
      ([:], 50),
      (["SSH_TTY": "/dev/pts/1"], 100),
      (["SSH_CONNECTION": "x", "ESCDELAY": "25"], 25),
      (["ESCDELAY": "-1"], 50),
    ] as [([String: String], Int32)])
  func escapeDelay(_ environment: [String: String], _ delay: Int32) {
    #expect(profile(environment).escapeDelay == delay)
  }

  @Test(
    "A size is written as columns x rows",
    arguments: [
      ("80x24", Size(columns: 80, rows: 24)),
      ("0x24", nil),
      ("80", nil),
      ("80x", nil),
      ("80x24x2", nil),
      ("-1x5", nil),
      ("9999x5", nil),
    ] as [(String, Size?)])
  func parsing(_ text: String, _ size: Size?) { #expect(Size(parsing: text) == size) }
}

@Suite struct EndingTests {
  @Test("The exit status is 0, or 128 and the number of the signal")
  func status() {
    #expect(Ending.quit.status == 0)
    #expect([1, 2, 3, 15].map { Ending.signal($0).status } == [129, 130, 131, 143])
  }
}
