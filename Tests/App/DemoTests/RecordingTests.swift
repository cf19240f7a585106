import Foundation
import ProcessTesting
import TestTopics
import Testing

@Suite("Recording", .tags(.scripts))
struct RecordingTests {
  private static let header = """
    # A recording of Waymark; “demo play FILE” does all of it again.
    # Play it with --fresh: it begins where nothing has been kept.
    # No password is in it: the variable of a line with “env:” must hold it, as in
    # WAYMARK_PASSWORD=… demo --fresh play FILE

    """
  private let folder: StateFolder
  private let file: String

  init() throws {
    folder = try StateFolder()
    file = "\(folder.path)/session.waymark"
  }

  private var recorded: String { folder.contents["session.waymark"] ?? "" }

  /// Starts the demo in a terminal with `--record`.
  private func terminal(_ arguments: [String] = ["--fresh"]) throws -> PseudoTerminal {
    try PseudoTerminal(demo: arguments + ["--record", file])
  }

  @Test("A recording of keyboard input plays to the same tree")
  func keyboard() throws {
    // So high that the comments are visible.
    let terminal = try terminal(["--fresh", "--size", "80x40"])
    try terminal.read { $0.contains("Log in") }
    terminal.type("demx\u{7F}o\twaymark\r")
    try terminal.read { $0.contains("lighthouse on a chain") }
    terminal.type("\r")
    // A key while the post still loads would come before the wait for it.
    try terminal.read { $0.contains("Mele Tuipulotu") && $0.contains("There are no comments yet.") }
    terminal.type(":app://loggedIn/compose\r")
    try terminal.read { $0.contains("Title") }
    terminal.type("it's \"new\" \\ \u{1F600}")
    try terminal.read { $0.contains("\u{1F600}") }
    terminal.type("\u{3}")
    try terminal.read { $0.contains("Discard the draft?") }
    terminal.type("\r")
    // The cursor is shown again when the question has gone.
    try terminal.read { $0.components(separatedBy: "Discard the draft?").last?.contains("\u{1B}[?25h") == true }
    terminal.type("\u{3}")
    try terminal.read { $0.components(separatedBy: "Discard the draft?").count == 3 }
    terminal.quit(typing: "d")
    #expect(
      recorded == Self.header + """
        type "Name" "demo"
        type-secret "Password" env:WAYMARK_PASSWORD
        tap "Log in"
        wait
        select "A lighthouse on a chain"
        wait
        open app://loggedIn/compose
        type "Title" "it's \\"new\\" \\\\ \u{1F600}"
        quit
        tap "Keep writing"
        quit
        tap "Discard"

        """)
    let played = try Program(["--fresh", "play", file], environment: ["WAYMARK_PASSWORD": "waymark"])
    #expect(played.status == 0, "\(played.errors)")
    #expect(played.output.contains("it's \"new\" \\ \u{1F600}"))
    let withoutSecret = try Program(["--fresh", "play", file])
    #expect(withoutSecret.errors.contains("the environment variable WAYMARK_PASSWORD is not set"))
  }

  @Test("A recording that starts with restored screens opens their link first")
  func start() throws {
    let signedIn = try StateFolder.signedIn()
    let state = ["--state-dir", signedIn.path]
    #expect(try Program(state + ["play", "-"], input: "open app://loggedIn/posts/7\n").status == 0)
    let run = try Program(state + ["play", "-", "--record", file], input: "wait\ntap Share\nback\n")
    #expect(run.status == 0, "\(run.errors)")
    let link = try #require(recorded.split(separator: "\n").first { !$0.hasPrefix("#") })
    #expect(link.hasPrefix("open app://loggedIn/") && link.hasSuffix("posts/7"))
    #expect(recorded == Self.header + "\(link)\nwait\ntap \"Share\"\nback\n")
  }

  @Test("A killed program loses at most the last line of its recording")
  func killed() throws {
    let terminal = try terminal(["--fresh", "app://onboarding"])
    try terminal.read { $0.contains("Welcome") }
    terminal.type("\r")
    try terminal.read { $0.contains("Who you are") }
    terminal.type("Ada")
    try terminal.read { $0.contains("Ada") }
    terminal.send(signal: SIGKILL)
    #expect(terminal.waitForExit() == .signal(SIGKILL))
    #expect(recorded == Self.header + "open app://onboarding\ntap \"Next\"\n")
  }

  @Test("A recording overwrites only an empty file or an older recording")
  func files() throws {
    func record(over contents: String) throws -> Program {
      try contents.write(toFile: file, atomically: true, encoding: .utf8)
      return try Program(["--fresh", "play", "-", "--record", file], input: "tap Help\n")
    }
    #expect(try record(over: "").status == 0)
    let older = recorded
    // Other users may have been given access meanwhile.
    chmod(file, 0o644)
    #expect(try record(over: Self.header + "back\nback\nback\nback\n").status == 0)
    #expect(recorded == older)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    let other = try record(over: "Dear diary\n")
    #expect(other.status == 73)
    #expect(other.errors == "demo: can't record to \(file): it holds something that is no recording\n")
    #expect(recorded == "Dear diary\n")
    let firstLine = try #require(Self.header.split(separator: "\n").first)
    #expect(try record(over: "\(firstLine)\nback\n").status == 0, "what it says below that may have changed since")
    #expect(try record(over: String(firstLine)).status == 73)
    try older.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try Program(["--state-dir", "/dev/null/x", "play", "-", "--record", file]).status == 73)
    #expect(recorded == older, "a launch that fails keeps it")
  }

  @Test("A recording to what is no file prints the reason and nothing else")
  func noFile() throws {
    try Self.header.write(toFile: "\(folder.path)/old", atomically: true, encoding: .utf8)
    func link(_ name: String, to target: String) throws -> String {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "\(folder.path)/\(target)")
      return path
    }
    for (path, reason) in [
      (folder.path, "Is a directory"), ("/dev/null", "it is no plain file"),
      ("/nowhere/x", "No such file or directory"),
      (try link("to-nothing", to: "nothing"), "it is a symbolic link, which isn't followed"),
      (try link("to-recording", to: "old"), "it is a symbolic link, which isn't followed"),
    ] {
      let run = try Program(["--fresh", "tour", "--record", path])
      #expect(run.status == 73)
      #expect(run.errors == "demo: can't record to \(path): \(reason)\n")
      #expect(run.output == "")
    }
    #expect(folder.contents["old"] == Self.header && folder.contents["nothing"] == nil)
  }

  @Test("With standard output closed, the file contains only the recording")
  func closedOutput() throws {
    let script = "exec \"$0\" --fresh --record \"$1\" >&-"
    let program = try Program(["-c", script, Program.path, file], at: "/bin/sh", input: "tap \"Help\"\n")
    #expect(program.status == 74)
    #expect(recorded == Self.header + "tap \"Help\"\n")
  }
}
