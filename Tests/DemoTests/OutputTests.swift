import Foundation
import ProcessTesting
import TestTopics
import Testing

/// The output and input of the real program without a terminal.
@Suite("Pipes and files", .tags(.terminal))
struct OutputTests {
  private static let environment = ["TERM=xterm", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"]

  @Test("Piped away, the first screen is printed once, as where there is no terminal at all")
  func piped() throws {
    let alone = try Program(["--fresh"])
    #expect(alone.output.hasSuffix("Quit\n") && !alone.output.contains("\u{1B}"))
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "\"$0\" --fresh --color=always | cat", Program.path], environment: Self.environment,
      columns: 120, rows: 40)
    #expect(terminal.waitForExit() == .status(0))
    #expect(terminal.text == alone.output.replacing("\n", with: "\r\n"))
  }

  @Test("A script gives the same bytes in a terminal, whatever its size, as without one")
  func script() throws {
    let folder = try StateFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = "\(folder.path)/story"
    let text = "type Name demo\ntype Password waymark\ntap \"Log in\"\nwait\nselect 3\nwait\nscreen\nstate\n"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let alone = try Program(["--fresh", "play", file])
    #expect(alone.status == 0)
    #expect(!alone.output.utf8.contains(0x1B))
    let terminal = try PseudoTerminal(
      [Program.path, "--fresh", "play", file], environment: Self.environment, columns: 120, rows: 40)
    #expect(terminal.waitForExit() == .status(0))
    #expect(terminal.text == alone.output.replacing("\n", with: "\r\n"))
  }

  @Test(
    "Output that can't be written is one line of error and the status 74",
    arguments: [
      ["--help"], ["map", "--json"], ["patterns", "tabs"], ["--fresh"],
      ["--fresh", "open", "app://loggedOut/help", "--json"],
    ])
  func notTaken(arguments: [String]) throws {
    // What is open for reading takes nothing.
    let run = try Program(["-c", "\"$0\" \"$@\" 1</dev/null", Program.path] + arguments, at: "/bin/sh")
    #expect(run.status == 74)
    #expect(run.errors == "demo: can't write standard output: Bad file descriptor\n")
  }

  @Test(
    "When the reader of a pipe has gone, the parent sees that, nothing is printed, and the state is saved all the same")
  func brokenPipe() throws {
    let folder = try StateFolder()
    // More than a pipe holds, so that the program is still writing when nobody reads any more.
    let script = "open app://loggedOut/help\n" + String(repeating: "screen\n", count: 40)
    let run = try Program(
      ["-c", "{ \"$0\" \"$@\"; echo $? >&2; } | :", Program.path, "--state-dir", folder.path, "play", "-"],
      at: "/bin/sh", input: script)
    #expect(run.errors == "141\n")
    #expect(Set(folder.contents.keys) == ["place"], "it was no start that failed")
    #expect(try Program(["--state-dir", folder.path, "state"]).output.contains("app://loggedOut/help"))
  }

  @Test("A script without an end gives the status 65")
  func endless() throws {
    let run = try Program(["--fresh", "play", "/dev/zero"])
    #expect(run.status == 65)
    #expect(run.errors == "demo: /dev/zero holds more than the 16 MiB that a script may have\n")
  }
}
