import Foundation
import TestTopics
import Testing
import TextUI

@testable import demo

@Suite("The command line", .tags(.terminal))
struct CommandLineTests {
  @Test(
    "Each way to fail at the start has its exit status and prints one line of error and nothing else",
    arguments: [
      ("--fresh --colour", 64, "unknown option --colour; did you mean --color? (see demo --help)\n"),
      ("--fresh --only nowhere", 64, "No module is called “nowhere”; there are: onboarding, loggedOut, loggedIn"),
      (
        "--fresh --posts example.com", 64,
        "--posts: the address of a server begins with http:// or https:// (see demo --help)\n"
      ),
      (
        "--fresh app://loggedIn/post", 65,
        "can't open the link: No screen of “loggedIn” is called that; did you mean “posts”? (segment “post”, byte 15)\n"
      ),
      ("--fresh posts/", 65, "can't open the link: This is not a value that can stand here (segment, byte 6)\n"),
      ("--fresh pots/7", 65, "can't open the link: No place is called that; did you mean “posts”?\n"),
      (
        "--fresh posts/7/bogus", 65,
        "can't open the link: No screen of “loggedIn” is called that (segment “bogus”, byte 8)\n"
      ),
      ("--fresh posts/7/", 65, "can't open the link: There is one “/” too many (segment, byte 8)\n"),
      (
        "--fresh https://other.example/posts/7", 65,
        "can't open the link: No link of the app has this host (host “other.example”, byte 8)\n"
      ),
      ("--fresh play -", 65, "standard input:2:1: "),
      ("--fresh play /dev/zero", 65, "/dev/zero holds more than the 16 MiB that a script may have\n"),
      ("--fresh play /nowhere/story.waymark", 66, "can't read /nowhere/story.waymark: No such file or directory\n"),
      (
        "--state-dir /dev/null/state play -", 73,
        "can't use /dev/null/state/: Not a directory; use --state-dir or --fresh\n"
      ),
      ("state", 73, ""), ("--fresh play /", 74, ""),
    ])
  func failedStart(arguments: String, status: Int32, message: String) throws {
    let run = try Program(arguments.split(separator: " ").map(String.init), input: "\ndance\nscreen\n")
    #expect(run.status == status)
    #expect(run.errors.hasPrefix("demo: \(message)"))
    #expect(run.errors.hasSuffix("\n") && run.errors.count { $0 == "\n" } == 1)
    #expect(run.output == "")
  }

  @Test("An escape sequence in a link is printed as visible text")
  func escapeInLink() throws {
    let run = try Program(["--fresh", "open", "app://loggedOut/%1B%5D0%3Bpwned%07"])
    #expect(run.status == 65)
    #expect(run.errors.contains(#"\u{1B}]0;pwned\u{07}"#))
    #expect(!run.errors.utf8.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test("Without a terminal, the program reads a script from standard input and waits for no key")
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

  @Test("With --json, each frame is one line of JSON, with or without a command")
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
    #expect(once.output.hasSuffix("],\"link\":\"app://loggedOut/log-in\",\"schema\":1,\"title\":\"Log in\"}\n"))
  }

  @Test("The program never opens /dev/tty")
  func controllingTerminal() throws {
    let root = Repository.root.path
    let search = try Program(["grep", "-rl", "/dev/tty", "\(root)/App", "\(root)/Modules"], at: "/usr/bin/env")
    #expect(search.output == "" && search.status == 1)
  }

  @Test("Help and version are printed to standard output")
  func help() throws {
    #expect(try Program(["--help"]).output == Usage.text + "\n")
    #expect(try Program(["--version"]).output == Usage.version + "\n")
  }

  @Test("`routes` lists every place as a link")
  func routes() throws {
    let routes = try Program(["routes"])
    #expect(routes.status == 0)
    // The columns are as wide as the longest link, and the app may have any modules.
    let columns = routes.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(columns.contains(["app://loggedIn/posts/*", "push", "posts:", "Post.ID"]))
    let json = try Program(["routes", "--json"])
    #expect(json.output.contains(#""link":"app://loggedIn/posts/*","parameters":[{"name":"posts","type":"Post.ID"}]"#))
    #expect(json.output.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    "The map is drawn in several forms",
    arguments: [("picture", "┌─ onboarding "), ("mermaid", "graph LR\n"), ("json", "{\"entryLinks\":[")])
  func map(format: String, beginning: String) throws {
    let run = try Program(["map", "--format", format])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(beginning))
  }

  @Test(
    "With --json, the open command prints the outcome of a link of the app, a short one, or one of the web site",
    arguments: [
      ("loggedOut/help", 0, #"{"link":"app://loggedOut/help","outcome":"opened"}"#),
      (
        "loggedOut/hlep", 65,
        #"{"link":"app://loggedOut/log-in","nearMisses":["help"],"outcome":"unknown","reason":"No screen of “loggedOut” is called that; did you mean “help”? (segment “hlep”, byte 10)"}"#
      ),
      (
        "https://waymark.example/help/?utm_source=mail", 0,
        #"{"ignored":["trailing slash","utm_source"],"link":"app://loggedOut/help","outcome":"opened","readAs":"https://waymark.example/help"}"#
      ),
      (
        "https://waymark.example/whoami", 0,
        #"{"link":"app://loggedOut/log-in","outcome":"performed","readAs":"https://waymark.example/whoami"}"#
      ),
      (
        "https://waymark.example/beta/7", 65,
        #"{"link":"app://loggedOut/log-in","outcome":"refused","readAs":"https://waymark.example/beta/...","reason":"The beta of the app has ended (link, byte 0)"}"#
      ),
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
    // The link of the help sheet contains the log-in below it, which is irrelevant here.
    #expect(run.output.replacing("log-in/help", with: "help") == json + "\n")
    #expect(run.errors.isEmpty == (status == 0))
    #expect(!(run.output + run.errors).contains("canary"))
  }

  @Test("With --json, the places that an ambiguous short link can mean are its near misses")
  func ambiguousLink() throws {
    let places = ["app://loggedOut/help", "app://notes/help"]
    let error = #expect(throws: ShortLinkError.self) { try Places(places).link(for: "help") }
    let report = LinkReport(try #require(error), at: "app://loggedOut/log-in")
    #expect(
      try report.sortedJSON()
        == #"{"link":"app://loggedOut/log-in","nearMisses":["app://loggedOut/help","app://notes/help"],"outcome":"unknown","reason":"Several places are called that: app://loggedOut/help, app://notes/help"}"#
    )
  }
}
