import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests of the real program with pipes and files as its input and output.
@Suite("Pipes and files", .tags(.terminal))
struct OutputTests {
  @Test(
    "A pipe, and a script in a terminal of any size, get the same bytes as without a terminal",
    arguments: ["\"$0\" --fresh --color=always | cat", "\"$0\" --fresh play \"$1\""])
  func withoutTerminal(command: String) throws {
    let folder = try StateFolder()
    let file = "\(folder.path)/story"
    let text = "type Name demo\ntype Password waymark\ntap \"Log in\"\nwait\nselect 3\nwait\nscreen\nstate\n"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let alone = try Program(["-c", command, Program.path, file], at: "/bin/sh")
    #expect(alone.output.hasSuffix("\n") && !alone.output.contains("\u{1B}"))
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", command, Program.path, file],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      columns: 120, rows: 40)
    #expect(terminal.waitForExit() == .status(0))
    #expect(terminal.text == alone.output.replacing("\n", with: "\r\n"))
  }

  @Test(
    "A failed write to standard output prints one line of error and exits with status 74",
    arguments: [
      ["--help"], ["map", "--json"], ["patterns", "tabs"], ["--fresh"],
      ["--fresh", "open", "app://loggedOut/help", "--json"],
    ])
  func notTaken(arguments: [String]) throws {
    // Standard output is opened for reading only, so every write fails.
    let run = try Program(["-c", "\"$0\" \"$@\" 1</dev/null", Program.path] + arguments, at: "/bin/sh")
    #expect(run.status == 74)
    #expect(run.errors == "demo: can't write standard output: Bad file descriptor\n")
  }

  @Test(
    "A closed pipe ends the program with SIGPIPE, without an error, and the state is saved")
  func brokenPipe() throws {
    let folder = try StateFolder()
    // The output exceeds the buffer of a pipe, so the program still writes after the reader has ended.
    let script = "open app://loggedOut/help\n" + String(repeating: "screen\n", count: 40)
    let run = try Program(
      ["-c", "{ \"$0\" \"$@\"; echo $? >&2; } | :", Program.path, "--state-dir", folder.path, "play", "-"],
      at: "/bin/sh", input: script)
    #expect(run.errors == "141\n")
    #expect(Set(folder.contents.keys) == ["record"], "it was no start that failed")
    #expect(try Program(["--state-dir", folder.path, "state"]).output.contains("app://loggedOut/help"))
  }
}
