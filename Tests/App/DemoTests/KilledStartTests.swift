import Foundation
import TestTopics
import Testing

/// Tests of starts that are killed before the first frame.
///
/// The output is a full pipe, so that the program blocks when it prints its first frame.
@Suite("Launches that are killed", .tags(.saving))
struct KilledStartTests {
  private let folder: StateFolder

  init() throws {
    folder = try StateFolder()
    #expect(try play("open app://loggedOut/help\n").status == 0)
    #expect(try play("expect title Help\n").status == 0)
  }

  @Test("After two killed launches, the third restores nothing, shows one notice, and sets the archive aside")
  func twice() throws {
    for _ in 1...2 { try startAndKill() }
    let third = try play("screen\n")
    #expect(third.status == 0)
    #expect(third.output.contains("The app failed to start twice"))
    #expect(Set(folder.contents.keys) == ["record", "record.unreadable"])
    let fourth = try play("screen\n")
    #expect(!fourth.output.contains("failed to start"))
  }

  @Test("A launch refused because of its arguments or input doesn't count as failed")
  func refused() throws {
    _ = try play("open app://loggedOut/help\n")
    for arguments in [
      ["app://nowhere"], ["play", "-"], ["play", "-", "--record", "/dev/null"], ["play", "/nowhere"],
    ] {
      _ = try Program(["--state-dir", folder.path] + arguments, input: "dance\n")
      #expect(starts == nil, "\(arguments)")
    }
    #expect(try play("expect title Help\n").status == 0)
  }

  /// The line of the record with the starts that had no frame.
  private var starts: Substring? {
    folder.contents["record"]?.split(separator: "\n").first { $0.hasPrefix("starts ") }
  }

  private func play(_ script: String) throws -> Program {
    try Program(["--state-dir", folder.path, "play", "-"], input: script)
  }

  private func startAndKill() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["--state-dir", folder.path, "play", "-"]
    let input = Pipe()
    process.standardInput = input
    let output = try FullPipe()
    let before = starts
    process.standardOutput = output.writingEnd
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("screen\n".utf8))
    let end = ContinuousClock.now + .seconds(60)
    while starts == before, process.isRunning, .now < end { sched_yield() }
    #expect(starts != before, "the program did not begin")
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// A pipe whose buffer is full, so that a program that writes to it blocks.
private final class FullPipe {
  private let pipe = Pipe()

  init() throws {
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let flags = fcntl(descriptor, F_GETFL)
    #expect(fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0)
    var byte: UInt8 = 0
    while write(descriptor, &byte, 1) == 1 {}
    #expect(errno == EAGAIN)
    #expect(fcntl(descriptor, F_SETFL, flags) == 0)
  }

  var writingEnd: FileHandle { pipe.fileHandleForWriting }
}
