import ProcessTesting
import TestTopics
import Testing

/// Programs that write a line, read its answer, and decide on the next line.
@Suite("A dialogue through pipes", .tags(.scripts))
struct DialogueTests {
  private func start(_ arguments: [String]) throws -> PipedProcess {
    try PipedProcess([Program.path] + arguments, environment: ["LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"])
  }

  @Test(
    "Each line is answered before the next one is written",
    arguments: [
      (["--plain"], "> ", "\n"), (["--json"], "{", "}\n"), ([], "> ", "\n"), (["play", "-"], "> ", "\n"),
      (["--json", "play", "-"], "{", "}\n"), (["--plain", "play", "-"], "> ", "\n"),
    ])
  func dialogue(arguments: [String], beginning: String, end: String) throws {
    let program = try start(["--fresh"] + arguments)
    for (line, answer) in [
      ("screen", "Log in"), ("type Name demo", "demo"), ("tap Help", "look around"), ("close", "Log in"),
    ] {
      try program.write(line + "\n")
      _ = try program.read(patience: 10_000) { $0.hasPrefix(beginning) && $0.hasSuffix(end) && $0.contains(answer) }
    }
    program.endInput()
    #expect(program.waitForExit() == 0)
  }

  @Test("A line that is refused is answered, and fails at the next line unless that expects it")
  func refusal() throws {
    let program = try start(["--fresh", "--plain"])
    try program.write("open app://nowhere\n")
    _ = try program.read { $0.contains("No module is called that") }
    try program.write("expect refused \"No module\"\nopen app://nowhere\n")
    _ = try program.read { $0.contains("> open app://nowhere") && $0.hasSuffix("\n") }
    try program.write("screen\n")
    #expect(program.waitForExit() == 1)
  }

  @Test("A line that can't be parsed ends the program, and what was done before is saved")
  func wrongLine() throws {
    let folder = try StateFolder()
    let program = try start(["--state-dir", folder.path, "--plain"])
    try program.write("# a comment\n\nopen app://loggedOut/help\n")
    _ = try program.read { $0.contains("look around") }
    try program.write("dance\n")
    #expect(program.waitForExit() == 65)
    #expect(folder.contents["record"]?.contains("app://loggedOut/help") == true)
    #expect(folder.contents["start"] == nil)
  }

  @Test("A program that is killed while it waits for a line has saved what the lines before have opened")
  func killed() throws {
    let folder = try StateFolder()
    for _ in 1...3 {
      let program = try start(["--state-dir", folder.path])
      try program.write("open app://loggedOut/help\n")
      _ = try program.read { $0.contains("look around") }
      // The answer to another line comes after what is open has been saved.
      try program.write("screen\n")
      _ = try program.read { $0.contains("look around") }
    }
    #expect(folder.contents["record"]?.contains("app://loggedOut/help") == true)
    #expect(try Program(["--state-dir", folder.path]).output.contains("failed to start") == false)
  }
}
