import Foundation
import LiveServices
import TestTopics
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A process that is killed while it saves", .tags(.saving))
struct KillTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The moments lie after so many saves and so many yields; the numbers are those of MMIX (Knuth, 3.3.4).
  @Test("At 300 random moments a whole state is found, and the next start leaves no temporary file")
  func killed() throws {
    var random: UInt64 = 1969
    var stale = 0
    for round in 1...300 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let saves = Int(random >> 61)
      try runAndKill(after: saves, yields: Int(random >> 40 & 0xFF))
      if folder.names != ["place"] { stale += 1 }
      let state = try #require(try FileStorage(folder: folder.path).read("place"))
      let last = state.count - 10_000
      #expect(last >= saves, "round \(round): what was said to be saved is not there")
      #expect(state == Array(repeating: UInt8(truncatingIfNeeded: last), count: state.count), "round \(round)")
      #expect(folder.names == ["place"], "round \(round)")
    }
    #expect(stale > 0, "none was killed while it wrote, so that nothing has been shown")
  }

  /// Starts the program and kills it at the given moment.
  private func runAndKill(after saves: Int, yields: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("saver")
    process.arguments = [folder.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer { process.waitUntilExit() }
    var byte: UInt8 = 0
    for _ in 0...saves {
      let count = read(output.fileHandleForReading.fileDescriptor, &byte, 1)
      try #require(count == 1, "the program has ended by itself")
    }
    for _ in 0..<yields { sched_yield() }
    kill(process.processIdentifier, SIGKILL)
  }
}
