import Foundation
import TestTopics
import Testing

@Suite("The command line", .tags(.terminal))
struct CommandLineTests {
  @Test(
    "Wrong usage is one line of error with the status 64",
    arguments: [
      (["--colour"], "unknown option --colour; did you mean --color? (see demo --help)"),
      (["--nonsense"], "unknown option --nonsense (see demo --help)"),
      (["--size"], "--size needs a value: --size COLSxROWS (see demo --help)"),
      (["--size", "80"], "--size is written as 80x24, not 80 (see demo --help)"),
      (["--size", "0x24"], "--size is written as 80x24, not 0x24 (see demo --help)"),
      (["--color", "red"], "--color is auto, always or never, not red (see demo --help)"),
      (["paly"], "unknown command paly; did you mean play? (see demo --help)"),
      (["patterns", "tabs", "sheet"], "patterns takes one operand: [NAME] (see demo --help)"),
      (
        ["--json", "tour"],
        "--json goes with open, play, routes, map and state, and without a command (see demo --help)"
      ),
      (["map", "--format", "svg"], "--format is text, mermaid, dot or json, not svg (see demo --help)"),
      (["tour", "--format", "dot"], "--format goes with map (see demo --help)"),
      (["state", "--record", "x"], "--record goes with open, play and tour, and without a command (see demo --help)"),
      (["map", "--json", "--format=dot"], "--json and another --format exclude each other (see demo --help)"),
      (["--fresh=yes"], "--fresh takes no value (see demo --help)"),
      (["play"], "play takes one operand: FILE|- (see demo --help)"),
      (["app://loggedOut/log-in?password=canary", "now"], "a link stands alone, or after open (see demo --help)"),
      (["tour", "twice"], "tour takes no operand (see demo --help)"),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try Program(arguments + ["--fresh"].filter { _ in arguments != ["--size"] })
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors == "demo: \(message)\n")
  }

  @Test("An unknown module is refused with the names of the known ones")
  func unknownModule() throws {
    let run = try Program(["--fresh", "--only", "nowhere"])
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix("demo: No module is called “nowhere”; there are: onboarding, loggedOut, loggedIn"))
  }

  @Test(
    "A bad link is one line of error with the status 65",
    arguments: [
      (
        "app://loggedIn/post", "No screen of “loggedIn” is called that; did you mean “posts”? (segment “post”, byte 15)"
      ),
      ("app://nowhere", "No module is called that (module “nowhere”, byte 6)"),
      ("http://loggedIn", "A link begins with “app://” (scheme “http”, byte 0)"),
    ])
  func badLink(link: String, reason: String) throws {
    for arguments in [["open", link], [link]] {
      let run = try Program(["--fresh"] + arguments)
      #expect(run.status == 65)
      #expect(run.errors == "demo: can't open the link: \(reason)\n")
      #expect(run.output == "")
    }
  }

  @Test("A link can't carry an escape sequence to the terminal: it leaves a mark")
  func escapeInLink() throws {
    let run = try Program(["--fresh", "open", "app://loggedOut/%1B%5D0%3Bpwned%07"])
    #expect(run.status == 65)
    #expect(run.errors.contains(#"\u{1B}]0;pwned\u{07}"#))
    #expect(!run.errors.utf8.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test("A link that is refused is not repeated, because it may hold a secret")
  func secretInLink() throws {
    let run = try Program(["--fresh", "open", "app://loggedOut/log-in?password=canary"])
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("demo: can't open the link: "))
    #expect(!run.errors.contains("canary"))
  }

  @Test("A script that isn't there is the status 66, and one that can't be read 65")
  func unreadableScript() throws {
    let missing = try Program(["--fresh", "play", "/nowhere/story.waymark"])
    #expect(missing.status == 66)
    #expect(missing.errors == "demo: can't read /nowhere/story.waymark: No such file or directory\n")
    let dashed = try Program(["--fresh", "--", "play", "--nowhere"])
    #expect(dashed.status == 66)
    #expect(dashed.errors == "demo: can't read --nowhere: No such file or directory\n")
    let folder = try Program(["--fresh", "play", "/"])
    #expect(folder.status == 74)
    let syntax = try Program(["--fresh", "play", "-"], input: "screen\ndance\n")
    #expect(syntax.status == 65)
    #expect(syntax.errors.hasPrefix("demo: -:2:1: "))
    #expect(syntax.output == "")
  }

  @Test("A failed expectation is the status 1 and names the line and what is on the screen")
  func failedExpectation() throws {
    let run = try Program(["--fresh", "play", "-"], input: "expect title Posts\n")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("demo: -:1: "))
    #expect(run.errors.contains("Log in"))
  }

  @Test("State that can't be kept is one line of error with the status 73")
  func unusableState() throws {
    let run = try Program(["--state-dir", "/dev/null/state", "tour"])
    #expect(run.status == 0, "the tour keeps nothing")
    let play = try Program(["--state-dir", "/dev/null/state", "play", "-"])
    #expect(play.status == 73)
    #expect(play.errors == "demo: can't make /dev/null/state/: Not a directory; use --state-dir or --fresh\n")
    let homeless = try Program(["state"])
    #expect(homeless.status == 73)
  }

  @Test("A folder without a name is wrong usage", arguments: [["--state-dir", ""], ["--state-dir="]])
  func emptyStateFolder(arguments: [String]) throws {
    let run = try Program(arguments + ["state"])
    #expect(run.status == 64)
    #expect(run.errors == "demo: --state-dir needs the name of a folder (see demo --help)\n")
  }

  @Test("Without a terminal a script is read from standard input, and nothing waits for a key")
  func noTerminal() throws {
    let empty = try Program(["--fresh"])
    #expect(empty.status == 0)
    #expect(empty.output.contains("Log in"))
    let script = try Program(["--fresh"], input: "tap Help\nexpect title Help\n")
    #expect(script.status == 0)
    #expect(script.output.contains("You only want to look around"))
    let opened = try Program(["--fresh", "app://loggedOut/help"])
    #expect(opened.status == 0)
    #expect(opened.output.contains("You only want to look around"))
    #expect(!opened.output.utf8.contains(0x1B))
  }

  @Test("With --json each frame is a line of JSON, with or without a command")
  func json() throws {
    let script = "type Name demo\ntype Password waymark\ntap \"Log in\"\nwait\nselect 2\nwait\n"
    for command in [[], ["play", "-"]] {
      let run = try Program(["--fresh", "--json"] + command, input: script)
      #expect(run.status == 0)
      let frames = try run.output.split(separator: "\n").map { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      }
      #expect(frames.map { $0?["title"] as? String } == ["Log in", "Log in", "Log in", "Posts", "Post", "Post"])
      #expect(!run.output.contains("\u{1B}"))
      #expect(!run.output.contains("\"waymark\""))
    }
    let once = try Program(["--fresh", "--json"])
    #expect(once.output.hasSuffix("],\"link\":\"app://loggedOut/log-in\",\"title\":\"Log in\"}\n"))
  }

  @Test("The program never opens the terminal behind its streams")
  func controllingTerminal() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    for folder in ["App", "Modules"] {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        #expect(!(try String(contentsOf: file, encoding: .utf8)).contains("/dev/tty"), "\(file.path)")
      }
    }
  }

  @Test("Help and version go to standard output")
  func help() throws {
    let help = try Program(["--help"])
    #expect(help.status == 0)
    for word in [
      "demo map ", "--record FILE", "--format text|mermaid|dot|json", "type-secret", "open LINK", "play FILE|-", "tour",
      "--state-dir DIR", "--fresh", "64       wrong usage", "tput reset",
    ] {
      #expect(help.output.contains(word), "\(word) is missing")
    }
    for spelling in ["-h", "help"] { #expect(try Program([spelling]).output == help.output) }
    #expect(try Program(["--version"]).output.hasPrefix("Waymark "))
  }

  @Test("Every place can be listed as links write it")
  func routes() throws {
    let routes = try Program(["routes"])
    #expect(routes.status == 0)
    #expect(routes.output.contains("\n  app://loggedIn/posts/*     push      posts: Post.ID\n"))
    let json = try Program(["routes", "--json"])
    #expect(json.output.contains(#""link":"app://loggedIn/posts/*","parameters":[{"name":"posts","type":"Post.ID"}]"#))
    #expect(json.output.filter { $0 == "\n" }.count == 1)
  }

  @Test("The map is drawn in four forms, the same to the byte each time")
  func map() throws {
    let beginnings = [
      "text": "onboarding → ", "mermaid": "graph LR\n", "dot": "digraph Waymark {\n", "json": "{\"modules\":[",
    ]
    for (format, beginning) in beginnings {
      let runs = try (1...2).map { _ in try Program(["map", "--format", format]) }
      #expect(runs[0].status == 0)
      #expect(runs[0].output.hasPrefix(beginning))
      #expect(runs[0].output == runs[1].output)
    }
    #expect(try Program(["map", "--json"]).output == Program(["map", "--format=json"]).output)
    #expect(try Program(["map"]).output == Program(["map", "--format", "text"]).output)
  }

  @Test(
    "Other programs learn how opening a link ended",
    arguments: [
      ("app://loggedOut/help", 0, #"{"link":"app://loggedOut/help","outcome":"opened"}"#),
      ("app://loggedIn/posts/7", 0, #"{"gate":"signed in","link":"app://loggedOut/log-in","outcome":"waiting"}"#),
      (
        "app://loggedOut/hlep", 65,
        #"{"link":"app://loggedOut/log-in","nearMisses":["help"],"outcome":"unknown","reason":"No screen of “loggedOut” is called that; did you mean “help”? (segment “hlep”, byte 16)"}"#
      ),
      (
        "app://loggedOut?token=canary", 65,
        #"{"link":"app://loggedOut/log-in","outcome":"refused","reason":"A link holds no secret (key “token”, byte 16)"}"#
      ),
    ])
  func outcome(link: String, status: Int32, json: String) throws {
    let run = try Program(["--fresh", "open", link, "--json"])
    #expect(run.status == status)
    // How the help over the log-in is written as one link is not this test's business.
    #expect(run.output.replacing("log-in/help", with: "help") == json + "\n")
    #expect(run.errors.isEmpty == (status == 0))
    #expect(!(run.output + run.errors).contains("canary"))
  }

  @Test("The help fits into 80 columns", arguments: ["--help", "patterns"])
  func width(argument: String) throws {
    let lines = try Program([argument]).output.split(separator: "\n")
    #expect(lines.count > 10)
    #expect(lines.filter { $0.count > 80 }.isEmpty)
  }

  @Test(
    "A short link opens what the link bar opens",
    arguments: [["open", "help"], ["open", "loggedOut/help"], ["app://loggedOut/help"], ["loggedOut/help"]])
  func shortLink(arguments: [String]) throws {
    let program = try Program(["--fresh"] + arguments)
    #expect(program.status == 0)
    #expect(program.output.contains("You have an account"))
  }

  @Test("The completions of a shell name every command and option", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let program = try Program(["completions", shell])
    #expect(program.status == 0)
    for word in ["open", "patterns", "completions", "state-dir", "clipboard"] { #expect(program.output.contains(word)) }
    #expect(try Program(["completions", "csh"]).status == 64)
  }

  @Test("Bash accepts its completions, and completes a command with them")
  func bash() throws {
    let script =
      "source <(\"$0\" completions bash); COMP_WORDS=(demo pat); COMP_CWORD=1; _demo; echo \"${COMPREPLY[@]}\""
    let program = try Program(["-c", script, Program.path], at: "/bin/bash")
    #expect(program.output == "patterns\n")
  }

  @Test("The manual page has the options of the help")
  func manual() throws {
    let program = try Program(["--manual"])
    #expect(program.output.hasPrefix(".TH DEMO 1"))
    #expect(program.output.contains("\\-\\-state\\-dir DIR"))
    #expect(program.output.contains(".SH EXIT STATUS"))
  }
}
