import Foundation
import TestTopics
import Testing

/// The saved place is a pipe without a writer, so that every start stops where it reads the place.
@Suite("A start that is killed", .tags(.saving))
struct KilledStartTests {
  private let folder: StateFolder

  init() throws {
    folder = try StateFolder()
    #expect(try play("open app://loggedOut/help\n").status == 0)
    #expect(try play("expect title Help\n").status == 0)
    try FileManager.default.removeItem(atPath: "\(folder.path)/place")
    #expect(mkfifo("\(folder.path)/place", 0o600) == 0)
  }

  @Test("After two in a row the third start opens nothing, says so once, and keeps the saved place")
  func twice() throws {
    for _ in 1...2 { try startAndKill() }
    let third = try play("screen\n")
    #expect(third.status == 0)
    #expect(third.output.contains("The app failed to start twice"))
    #expect(Set(folder.contents.keys) == ["place", "place.unreadable"])
    let fourth = try play("screen\n")
    #expect(!fourth.output.contains("failed to start"))
  }

  @Test("A start that can't be done as it was asked is none that failed")
  func refused() throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/place")
    _ = try play("open app://loggedOut/help\n")
    for arguments in [["app://nowhere"], ["state"], ["play", "-"], ["app://nowhere"]] {
      _ = try Program(["--state-dir", folder.path] + arguments, input: "dance\n")
      #expect(folder.contents["start"] == nil, "\(arguments)")
    }
    #expect(try play("expect title Help\n").status == 0)
  }

  private func play(_ script: String) throws -> Program {
    try Program(["--state-dir", folder.path, "play", "-"], input: script)
  }

  private func startAndKill() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["--state-dir", folder.path, "state"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // A pipe opens for writing without waiting as soon as somebody reads it (open, POSIX.1).
    var descriptor: Int32 = -1
    let end = ContinuousClock.now + .seconds(20)
    while descriptor < 0, process.isRunning, .now < end {
      sched_yield()
      descriptor = open("\(folder.path)/place", O_WRONLY | O_NONBLOCK)
    }
    #expect(descriptor >= 0, "the program did not read its place")
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    close(descriptor)
  }
}
