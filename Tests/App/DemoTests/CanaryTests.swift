import Foundation
import ProcessTesting
import TestTopics
import Testing

@Suite("Passwords in files and output", .tags(.privacy))
struct CanaryTests {
  private static let canary = "canary/ü 100%+~"
  private static let spellings = SecretSpellings(of: canary)

  private let folder: StateFolder

  init() throws { folder = try StateFolder() }

  @Test("The search finds the password wherever it begins in a longer encoded text")
  func search() {
    for text in ["x", "xy", "xyz"] {
      let encoded = Data((text + Self.canary + "z").utf8).base64EncodedString()
      #expect(!Self.spellings.found(in: Array(encoded.utf8)).isEmpty)
    }
    #expect(Self.spellings.found(in: Array("canary".utf8)).isEmpty)
  }

  @Test("No password remains after a wrong password, signing up, failures, restarts, logging out and crashes")
  func session() throws {
    let wrong = "type Name demo\ntype Password \"\(Self.canary)\"\ntap \"Log in\"\nwait\n"
    let signUp = """
      expect text "wrong"
      screen
      state
      open app://loggedIn/posts/7
      tap "Create account"
      open app://onboarding/profile
      type Name Ada
      type Email ada@example.com
      type "Date of birth" 1990-04-23
      tap Next
      type Password "\(Self.canary)"
      type "Repeat password" "\(Self.canary)"
      screen
      tap "Create account"
      wait
      expect title Post

      """
    try play(wrong + signUp, status: 0)
    try play("tab account\nscreen\nstate\ntap \"Log out\"\ntap \"Log out\"\n", status: 0)
    try play("type Name Ada\ntype Password \"\(Self.canary)\"\nexpect title Posts\n", status: 1)
    try play("type Passwort \"\(Self.canary)\"\n", status: 1)
    try play("type Password \"\(Self.canary)\n", status: 65)
    try crash(typing: "Ada\t\(Self.canary)") { $0.contains("•••") }
    try crash(typing: "Ada\t\(Self.canary)\r") { $0.contains("lighthouse on a chain") }
    // The session is saved in the background, so the killed program may have left none.
    try play("screen\nstate\n", status: 0)
    #expect(Set(folder.contents.keys) == ["accounts", "record"])
  }

  @Test(
    "No password appears in plain, JSON or ASCII output or in a recording",
    arguments: [["--json"], ["--record", "--ascii"], ["--record", "--plain"]])
  func forms(options: [String]) throws {
    let options = options.flatMap { $0 == "--record" ? [$0, "\(folder.path)/session.waymark"] : [$0] }
    let wrong = "type Name demo\ntype Password \"\(Self.canary)\"\nscreen\nstate\ntap \"Log in\"\nwait\n"
    try play(wrong + "expect text \"wrong\"\ntype Password \"\(Self.canary)\"\nkey i\nscreen\n", status: 0, options)
    try play("type Password \"\(Self.canary)\"\nexpect title Posts\n", status: 1, options)
  }

  /// Plays a script, then expects no secret in its output and in the stored files.
  private func play(
    _ script: String, status: Int32, _ options: [String] = [], location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try Program(options + ["--state-dir", folder.path, "play", "-"], input: script)
    #expect(run.status == status, "\(run.errors)", sourceLocation: location)
    expectNothing(in: run.output, run.errors, location)
  }

  /// Types in a terminal and kills the program, then expects no secret in its output and in the stored files.
  private func crash(
    typing text: String, when isSeen: (String) -> Bool, location: SourceLocation = #_sourceLocation
  ) throws {
    let terminal = try PseudoTerminal(
      [Program.path, "--state-dir", folder.path], environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"])
    try terminal.read { $0.contains("Log in") }
    terminal.type(text)
    try terminal.read(until: isSeen)
    terminal.send(signal: SIGKILL)
    #expect(terminal.waitForExit() == .signal(SIGKILL), sourceLocation: location)
    expectNothing(in: terminal.text, "", location)
  }

  private func expectNothing(in output: String, _ errors: String, _ location: SourceLocation) {
    #expect(Self.spellings.found(in: Array((output + errors).utf8)) == [], sourceLocation: location)
    for (name, bytes) in folder.files {
      #expect(Self.spellings.found(in: Array(name.utf8) + bytes) == [], "\(name)", sourceLocation: location)
    }
  }
}

extension StateFolder {
  /// The bytes of every file in the folder.
  fileprivate var files: [String: [UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, Array(FileManager.default.contents(atPath: "\(path)/\($0)") ?? Data())) })
  }
}
