import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests that `--plain` and `--ascii` have the same effect in a terminal, in a pipe, and for a script.
@Suite("Plain output and ASCII output", .tags(.terminal))
struct PlainTests {
  private static let logIn = """
    Log in, form, 2 fields, 3 actions
    1  Name: empty (the name you signed up with)
    2  Password: empty, hidden
    This is Waymark: an app made of modules, in which every place is a link.
    To look around, log in as “demo” with the password “waymark”.
    3  Log in, not available: enter your name
    4  Create account
    5  Help

    """

  @Test(
    "Without a terminal, the first screen is printed as lines of text",
    arguments: [(["--plain"], [:]), ([], ["ACCESSIBLE": "1"])] as [([String], [String: String])])
  func once(flags: [String], environment: [String: String]) throws {
    let run = try Program(["--fresh"] + flags, environment: environment)
    #expect(run.status == 0)
    #expect(run.output == Self.logIn)
    #expect(try Program(["--fresh", "open", "app://loggedOut"] + flags, environment: environment).output == Self.logIn)
  }

  @Test("A script prints what each command changed, and a failure prints the screen", arguments: [[], ["play", "-"]])
  func script(command: [String]) throws {
    let run = try Program(
      ["--fresh", "--plain"] + command, input: "screen\ntype Name ada\ntap Help\nexpect title Posts\n")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        """
        > screen
        \(Self.logIn)> type Name ada
        1  Name: ada
        3  Log in, not available: enter your password
        > tap Help
        Help, sheet, 1 action
        """))
    #expect(run.errors.contains("\non the screen:\n  Help, sheet, 1 action\n"))
  }

  @Test(
    "In a locale other than UTF-8 or with --ascii, every byte is ASCII, and JSON has the same content",
    arguments: [
      (["--fresh"], false), (["--fresh", "--json"], true), (["map"], false), (["patterns", "tabs"], true),
      (["--fresh", "open", "app://loggedOut/hlep"], false),
      (["--fresh", "open", "app://loggedOut/hlep", "--json"], false),
    ])
  func ascii(arguments: [String], hasFlag: Bool) throws {
    let utf8 = try Program(arguments)
    #expect(!(utf8.output + utf8.errors).utf8.allSatisfy { $0 < 0x80 }, "it would prove nothing")
    let run = try hasFlag ? Program(arguments + ["--ascii"]) : Program(arguments, environment: ["LANG": "C"])
    #expect((run.output + run.errors).utf8.allSatisfy { $0 < 0x80 })
    #expect(run.status == utf8.status)
    guard arguments.contains("--json") else { return }
    let objects = try [utf8, run].map {
      try JSONSerialization.jsonObject(with: Data($0.output.utf8)) as? NSDictionary
    }
    #expect(objects[0] == objects[1])
  }
}
