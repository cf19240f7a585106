import LiveServices
import RandomTesting
import TestTopics
import Testing

@Suite("Processes killed while saving", .tags(.saving))
struct KillTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Kills the program after a random number of saves and yields.
  @Test(
    "A process killed at a random moment leaves a complete file, and the next write replaces its temporary one",
    .tags(.random), arguments: RandomRound.rounds(1))
  func killed(_ round: RandomRound) throws {
    var random = round.generator
    var stale = 0
    var number = 0
    // A kill while the program writes is not certain, so there are more until one happens.
    while number < 8 || (stale == 0 && number < 100) {
      number += 1
      let saves = Int.random(in: 0...7, using: &random)
      let saver = try Saver(folder)
      try saver.readAndKill(saves: saves + 1, yields: .random(in: 0...255, using: &random))
      _ = saver.remainingLines()
      if folder.names.contains(".new") { stale += 1 }
      let storage = try FileStorage(folder: folder.path)
      let state = try #require(try storage.read("place"))
      let last = state.count - 10_000
      #expect(last >= saves, "start \(number): the last save is missing")
      #expect(state == Array(repeating: UInt8(truncatingIfNeeded: last), count: state.count), "start \(number)")
      try storage.write([1], to: "session")
      #expect(folder.names == ["place", "session"], "start \(number)")
    }
    #expect(stale > 0, "no program was killed while it wrote, which proves nothing")
  }
}
