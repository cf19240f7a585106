import RandomTesting
import TestTopics
import Testing

@testable import demo

@Suite("The arguments of the program", .tags(.terminal))
struct OptionsTests {
  @Test(
    "Wrong usage has a message that names the argument",
    arguments: [
      (["--colour"], "unknown option --colour; did you mean --color? (see demo --help)"),
      (["--bogus"], "unknown option --bogus (see demo --help)"),
      (["--nonsense"], "unknown option --nonsense (see demo --help)"),
      (["--clipboard"], "unknown option --clipboard (see demo --help)"),
      (["--manual"], "unknown option --manual (see demo --help)"),
      (["--size"], "--size needs a value: --size COLSxROWS (see demo --help)"),
      (["--size", "80"], "--size is written as 80x24, from 1x1 to 1000x1000, not 80 (see demo --help)"),
      (["--size", "0x24"], "--size is written as 80x24, from 1x1 to 1000x1000, not 0x24 (see demo --help)"),
      (["--size", "80x1001"], "--size is written as 80x24, from 1x1 to 1000x1000, not 80x1001 (see demo --help)"),
      (["--color", "red"], "--color is auto, always or never, not red (see demo --help)"),
      (["--state-dir", ""], "--state-dir needs the name of a folder (see demo --help)"),
      (["--state-dir="], "--state-dir needs the name of a folder (see demo --help)"),
      (["paly"], "unknown command paly; did you mean play? (see demo --help)"),
      (["completions", "bash"], "unknown command completions (see demo --help)"),
      (["links", "-"], "unknown command links (see demo --help)"),
      (["patterns", "tabs", "sheet"], "patterns takes one operand: [NAME] (see demo --help)"),
      (
        ["patterns", "tabz"],
        "unknown pattern tabz; did you mean tabs?\nthe patterns are sheet, result, guarded-draft, identifier, intents, "
          + "reset, tabs, nested-modals, root-switch, gated-link, several-routes, shared-stack, panes, two-windows"
      ),
      (
        ["--json", "tour"],
        "--json goes with open, play, routes, map and state, and without a command (see demo --help)"
      ),
      (["map", "--format", "dot"], "--format is picture, mermaid or json, not dot (see demo --help)"),
      (["tour", "--format", "json"], "--format goes with map (see demo --help)"),
      (["state", "--record", "x"], "--record goes with open, play and tour, and without a command (see demo --help)"),
      (["map", "--json", "--format=mermaid"], "--json and another --format exclude each other (see demo --help)"),
      (["--fresh=yes"], "--fresh takes no value (see demo --help)"),
      (["play"], "play takes one operand: FILE|- (see demo --help)"),
      (["app://loggedOut/log-in?password=canary", "now"], "a link stands alone, or after open (see demo --help)"),
      (["tour", "twice"], "tour takes no operand (see demo --help)"),
    ])
  func usage(arguments: [String], message: String) throws {
    let failure = #expect(throws: Failure.self) { try Options(arguments) }
    #expect(failure == Failure(.usage, message))
  }

  @Test(
    "Any arguments are a command or wrong usage with a message", .tags(.random), arguments: RandomRound.rounds(1))
  func anyArguments(_ round: RandomRound) {
    var random = round.generator
    let options = OptionName.allCases.map(\.synopsis) + ["--size=80x24", "posts/7"]
    let valid = options + CommandName.allCases.map(\.rawValue)
    let texts = NaughtyStrings.like(valid, count: 200, using: &random)
    for text in texts {
      let others = [valid, texts].compactMap { $0.randomElement(using: &random) }
      for arguments in [[text], [text] + others, others + [text], ["patterns", text]] {
        do throws(Failure) {
          _ = try Options(arguments)
        } catch {
          #expect(error.status == .usage && !error.message.isEmpty, "\(arguments)")
        }
      }
    }
  }

  @Test("What can be written in two ways means the same")
  func spellings() throws {
    for spelling in ["-h", "help"] { #expect(try Options([spelling]) == Options(["--help"])) }
    #expect(try Options(["--size=50x20"]) == Options(["--size", "50x20"]))
    #expect(try Options(["map", "--json"]).format == Options(["map", "--format=json"]).format)
    for link in ["app://loggedOut/help", "http://loggedIn", "loggedOut/help"] {
      #expect(try Options([link]) == Options(["open", link]))
    }
    #expect(try Options(["--", "play", "--nowhere"]).command == .play("--nowhere"))
  }

  @Test(
    "A command that shows no posts ignores the address of a server",
    arguments: ["--help", "--version", "routes", "map", "patterns"])
  func unneeded(command: String) throws { #expect(try !Options([command]).command.runsApp) }

  @Test("The help fits into 80 columns", arguments: [Usage.text, Usage.patterns])
  func width(text: String) {
    let lines = text.split(separator: "\n")
    #expect(lines.count > 10)
    #expect(lines.filter { $0.count > 80 }.isEmpty)
  }
}
