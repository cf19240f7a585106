import Foundation
import ProcessTesting
import RandomTesting
import ServicesTesting
import TestTopics
import Testing

@Suite("Posts from a server", .tags(.services), .timeLimit(.minutes(10)))
struct ServerTests {
  private static let closedPort = "http://127.0.0.1:9"

  @Test("The tour prints the same as with the bundled posts", .needs("curl", "python3"))
  func tour() async throws {
    let server = try await PostsServer()
    let tour = try Program(["--posts", server.address, "--plain", "tour"])
    #expect(tour.status == 0)
    #expect(tour.errors == "")
    #expect(try tour.output == String(contentsOf: StoryTests.kept, encoding: .utf8))
    try await server.said("GET /posts") {}  // the tour has ended
  }

  @Test("A screen that can't load is still printed, and the status is 69", .needs("curl"))
  func noAnswer() throws {
    let run = try Program(["--only", "loggedIn", "--posts", Self.closedPort, "app://loggedIn/posts"])
    #expect(run.status == 69)
    #expect(run.output.contains("Error: This can't be loaded: nothing answers at 127.0.0.1:9."))
    #expect(run.output.contains("Try again ]"))
    #expect(run.errors == "demo: This can't be loaded: nothing answers at 127.0.0.1:9.\n")
  }

  @Test(
    "An answer that can't be read is the status 65, and with --json the status is the same", .needs("curl", "python3"))
  func badAnswers() async throws {
    let server = try await PostsServer()
    let arguments = ["--only", "loggedIn", "--posts", server.address]
    try await server.fail("html")
    let run = try Program(arguments + ["app://loggedIn/posts"])
    #expect(run.status == 65)
    #expect(run.errors == "demo: The server's answer can't be read: it is a web page, not JSON.\n")
    for (fault, link, status) in [("html", "posts", 65 as Int32), ("503", "posts/7", 69)] {
      try await server.fail(fault)
      let run = try Program(arguments + ["--json", "open", "app://loggedIn/\(link)"])
      #expect(run.status == status)
      #expect(run.output.contains(#""outcome":"opened""#))
    }
  }

  @Test(
    "A local server is reached without the proxy and without the user's configuration of the program that loads posts",
    .needs("curl", "python3"),
    arguments: [[:], ["no_proxy": "example.com"], ["NO_PROXY": "example.com"]])
  func configuration(noProxy: [String: String]) async throws {
    let (server, home) = (try await PostsServer(), try StateFolder())
    try "output = \(home.path)/posts\n".write(toFile: home.path + "/.curlrc", atomically: true, encoding: .utf8)
    let run = try Program(
      ["--only", "loggedIn", "--posts", server.address, "app://loggedIn/posts"],
      environment: ["http_proxy": Self.closedPort, "HOME": home.path, "CURL_HOME": home.path].merging(noProxy) { $1 })
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(
    "The posts beside one that can't be read are shown, with the reason, in each mode", .needs("curl", "python3"))
  func partial() async throws {
    let server = try await PostsServer()
    let problem = "Part of the server's answer can't be read: 1 of 73 posts, because item 2 is not an object."
    for mode in [[], ["--plain"], ["--json"]] {
      try await server.fail("null-item")
      let arguments = mode + ["--only", "loggedIn", "--posts", server.address, "--size", "99x24", "play", "-"]
      let run = try Program(arguments, input: "wait\n")
      #expect(run.status == 0, "\(mode): \(run.errors)")
      let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(problem) && run.output.contains("A lighthouse on a chain"), "\(mode): \(run.output)")
    }
    try await server.fail("null-item")
    let answer = try Program([
      "--only", "loggedIn", "--posts", server.address, "--json", "open", "app://loggedIn/posts",
    ])
    #expect(answer.status == 65 && answer.errors == "demo: \(problem)\n")
  }

  @Test(
    "The names of this computer don't go through the proxy", .needs("curl", "python3"),
    arguments: ["127.0.0.2", "localhost.", "[::1]"])
  func localNames(host: String) async throws {
    // A server that answers as a proxy, so that a request to a closed port succeeds if it goes through it.
    let proxy = try await PostsServer()
    let run = try Program(
      ["--only", "loggedIn", "--posts", "http://\(host):9", "app://loggedIn/posts"],
      environment: ["http_proxy": proxy.address])
    // Not every system knows the name with the dot.
    #expect(run.status == 69 && run.errors.hasSuffix(" \(host):9.\n"), "\(run.errors)")
  }

  #if os(Linux)
    @Test(
      "An error of the proxy names it, without its password", .needs("curl"),
      arguments: [
        ("http_proxy", "http://ada:secret@127.0.0.1:9", "http", "nothing answers at the proxy 127.0.0.1:9"),
        ("all_proxy", "127.0.0.1:9/", "http", "nothing answers at the proxy 127.0.0.1:9"),
        ("HTTPS_PROXY", "http://127.0.0.1:9/x", "https", "nothing answers at the proxy 127.0.0.1:9"),
        (
          "http_proxy", "http://nowhere.invalid:9", "http",
          "there is no computer with the name of the proxy nowhere.invalid:9"
        ),
      ])
    func proxy(variable: String, proxy: String, scheme: String, problem: String) throws {
      let arguments = ["--only", "loggedIn", "--posts", "\(scheme)://posts.invalid", "app://loggedIn/posts"]
      let run = try Program(arguments, environment: [variable: proxy])
      #expect(run.status == 69 && run.errors == "demo: This can't be loaded: \(problem).\n")
      let some = try Program(arguments, environment: [variable: proxy, "no_proxy": "example.com"])
      #expect(some.errors.contains(problem.replacing("answers at", with: "answers at posts.invalid or")))
    }

    @Test("A parent that ignores the signal of ended programs changes nothing", .needs("curl"))
    func ignoredSignal() throws {
      let run = try Program(
        [
          "--ignore-signal=CHLD", Program.path, "--only", "loggedIn", "--posts", Self.closedPort,
          "app://loggedIn/posts",
        ], at: "/usr/bin/env")
      #expect(run.errors == "demo: This can't be loaded: nothing answers at 127.0.0.1:9.\n")
    }

    @Test("The visible one of several saved pages loads among the first six requests", .needs("curl", "python3"))
    func savedPages() async throws {
      let server = try await PostsServer()
      let folder = try StateFolder.signedIn()
      let path = (1...7).map { "/posts/\($0)" }.joined()
      let state = ["--state-dir", folder.path]
      let save = try Program(state + ["play", "-"], input: "open app://loggedIn/posts\(path)\n")
      #expect(save.status == 0, "\(save.errors)")
      try await server.fail("hold")
      let terminal = try PseudoTerminal(demo: state + ["--posts", server.address])
      var first: Set<String> = []
      while first.count < 6 { first.insert(try await server.said { $0.hasPrefix("GET ") }) }
      #expect(first.contains("GET /posts/7"))
      try await server.fail("none")
      try terminal.read { $0.contains("by ") }
      terminal.quit(typing: "q")
    }

    @Test("Without curl, a load fails with the name of what to install")
    func missing() throws {
      let run = try Program(
        ["--only", "loggedIn", "--posts", Self.closedPort, "app://loggedIn/posts"], environment: ["PATH": "/nowhere"])
      #expect(run.status == 69)
      #expect(
        run.errors
          == "demo: This can't be loaded: the program curl is missing; install the package “curl”.\n")
    }
  #endif

  @Test(
    "A script that expects the failure succeeds; otherwise the cause is printed before the failed expectation",
    .needs("curl"))
  func scripts() throws {
    let arguments = ["--only", "loggedIn", "--posts", Self.closedPort, "play", "-"]
    let expected = try Program(arguments, input: "wait\nexpect text \"nothing answers\"\n")
    #expect(expected.status == 0)
    let surprised = try Program(arguments, input: "wait\nexpect text \"lighthouse\"\n")
    #expect(surprised.status == 69)
    #expect(
      surprised.errors.hasPrefix(
        "demo: This can't be loaded: nothing answers at 127.0.0.1:9.\ndemo: standard input:2: "))
  }

  #if os(Linux)
    @Test("Endless answers use little memory, and their connections are closed", .needs("curl", "python3"))
    func endless() async throws {
      let server = try await PostsServer()
      let terminal = try PseudoTerminal(demo: ["--plain", "--only", "loggedIn", "--posts", server.address])
      try terminal.read { $0.contains("10 of 72 rows") && $0.hasSuffix("> ") }
      // A control keeps its first number: the actions have the lowest ones if they were printed before the rows came.
      let reload = terminal.text.contains("3  Reload") ? "3" : "75"
      let before = try peakMemory(of: terminal.child)
      let faults = ["huge", "endless", "endless-chunked", "chunks", "chunks=100"]
      for page in 0..<RandomRound.repetitions(faults.count) {
        try await server.fail(faults[page % faults.count])
        terminal.type("\(reload)\n")
        try await server.said("closed /posts")
        try terminal.read { $0.components(separatedBy: "it is larger than").count == page + 2 && $0.hasSuffix("> ") }
      }
      #expect(try peakMemory(of: terminal.child) - before < 64 * 1024)
      #expect(try children(of: terminal.child) == "")
      terminal.quit(typing: "q\n")
    }

    @Test(
      "A signal ends the program during a download, and the download with it", .needs("curl", "python3"),
      arguments: ["slow-headers", "slow-body"])
    func signal(fault: String) async throws {
      let server = try await PostsServer()
      let terminal = try PseudoTerminal(demo: ["--only", "loggedIn", "--posts", server.address])
      try terminal.read { $0.contains("lighthouse on a chain") }
      try await server.fail(fault)
      terminal.type("\t\t\t\r")
      try await server.said("GET /posts \(fault)")
      terminal.send(signal: SIGTERM)
      #expect(terminal.waitForExit() == .signal(SIGTERM))
      #expect(try commands(with: server.address) == [])
    }

    /// Returns the command lines of the running programs of which an argument begins with a text (proc(5)).
    private func commands(with text: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
        .compactMap { try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8) }
        .filter { $0.split(separator: "\0").contains { $0.hasPrefix(text + "/") } }
    }

    /// Returns the numbers of the running and ended processes that a process has started and not released (proc(5)).
    private func children(of process: pid_t) throws -> String {
      let threads = "/proc/\(process)/task"
      return try FileManager.default.contentsOfDirectory(atPath: threads)
        .map { try String(contentsOfFile: "\(threads)/\($0)/children", encoding: .utf8) }.joined()
    }

    /// Returns the peak resident memory of a process, in KiB (proc(5)).
    private func peakMemory(of process: pid_t) throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(line.split(separator: " ").compactMap { Int($0) }.first)
    }
  #endif
}
