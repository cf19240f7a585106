import Foundation
import TestTopics
import Testing

@testable import LiveServices

@Suite("Other programs", .tags(.services), .timeLimit(.minutes(10)))
struct ChildProcessTests {
  private func output(of script: String, _ environment: [String: String] = [:]) async throws -> ProgramOutput {
    let environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    return try await ProgramOutput(of: ["sh", "-c", script], environment: environment, limit: 1_000)
  }

  @Test("The output and the ending of a program are known when it has ended")
  func endings() async throws {
    let done = try await output(of: "echo one; echo two >&2")
    #expect(done.bytes == Array("one\n".utf8) && done.ending == .exited(0))
    #expect(try await output(of: "exit 7").ending.description == "ended with status 7")
    #expect(try await output(of: "kill -9 $$").ending.description == "was ended by signal 9 (Killed)")
  }

  @Test("A program that is missing is an error with its reason")
  func missing() async throws {
    await #expect(throws: ChildProcess.StartError(code: ENOENT)) {
      try await ProgramOutput(of: ["/nowhere/curl"], environment: [:], limit: 1)
    }
  }

  @Test("A program gets the variables, signals and files that are chosen for it, and no others")
  func inheritance() async throws {
    setenv("WAYMARK_CANARY", "correct horse", 1)
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    signal(SIGPIPE, SIG_IGN)
    let given = try await output(of: "env; echo $SEEN; ls /proc/self/fd 2>/dev/null | tr '\n' ' '", ["SEEN": "pears"])
    let text = String(decoding: given.bytes, as: UTF8.self)
    #expect(text.contains("\npears\n"))
    #expect(!text.contains("correct horse"))
    #if os(Linux)
      #expect(text.hasSuffix("0 1 2 3 "), "3 is the folder that ls reads")
      let lines = try await output(of: "grep -E 'SigBlk|SigIgn' /proc/self/status | cut -f 2").bytes
      let signals = String(decoding: lines, as: UTF8.self).split(separator: "\n").map { UInt64($0, radix: 16) ?? .max }
      // The numbers from 32 on belong to the C library.
      #expect(signals.map { $0 & 0x7FFF_FFFF } == [0, 0])
    #endif
  }

  @Test("What a program leaves behind doesn't delay its end, and ends with it")
  func leftBehind() async throws {
    let run = try await output(of: "sleep 600 & echo $!")
    let left = try #require(Int32(String(decoding: run.bytes, as: UTF8.self).dropLast()))
    #expect(run.ending == .exited(0))
    #if os(Linux)
      // The system may not have collected it yet, or may not have run it since the signal (SIGKILL, the ninth bit).
      let status = try? String(contentsOfFile: "/proc/\(left)/status", encoding: .utf8)
      #expect(status.map { $0.contains("State:\tZ") || $0.contains(/SigPnd:\s*\w+[13579bdf]\w\w\n/) } ?? true)
    #endif
    #expect(try await output(of: "setsid sleep 2 & exit 3").ending == .exited(3), "it left the group")
  }

  @Test("A program that closes its output still has to end by itself")
  func closedOutput() async throws {
    #expect(try await output(of: "exec >&-; sleep 0.1; exit 4").ending == .exited(4))
  }

  @Test("More output than the limit ends the program, and a canceled task does")
  func stopped() async throws {
    let endless = try await output(of: "yes")
    #expect(endless.bytes.count > 1_000 && endless.ending == .signaled(SIGKILL))
    let task = Task { try await output(of: "sleep 600") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Programs run side by side, however many there are")
  func sideBySide() async throws {
    let folder = try TemporaryFolder()
    let count = 24
    // Each program waits for all others.
    let script = """
      : > "\(folder.path)/$$"; until [ "$(ls "\(folder.path)" | wc -l)" -ge \(count) ]; do sleep 0.01; done; echo met
      """
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<count { group.addTask { try await output(of: script).bytes } }
      for try await bytes in group { #expect(bytes == Array("met\n".utf8)) }
    }
  }

  @Test(
    "An editor opens a file at a line in its own way, and an unknown one at its beginning",
    arguments: [
      ("vim", ["+12", "a b"]), ("/usr/bin/nano -w", ["+12", "a b"]), ("code --wait", ["-g", "a b:12"]),
      ("hx", ["a b:12"]), ("xed", ["-l", "12", "a b"]), ("mine", ["a b"]),
    ])
  func editor(command: String, arguments: [String]) {
    #expect(Editor(environment: ["EDITOR": command])?.arguments("a b", 12) == arguments)
    #expect(Editor(environment: ["VISUAL": command, "EDITOR": "ed"])?.arguments("a b", 12) == arguments)
  }

  @Test("Without a variable that names one, there is no editor")
  func noEditor() {
    for environment in [[:], ["EDITOR": ""], ["VISUAL": " "]] { #expect(Editor(environment: environment) == nil) }
  }
}
