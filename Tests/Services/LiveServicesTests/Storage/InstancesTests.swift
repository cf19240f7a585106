import LiveServices
import RandomTesting
import TestTopics
import Testing

@Suite("Several processes in one folder", .tags(.saving, .random))
struct InstancesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "The changes of every process are stored, even if another one is killed", arguments: RandomRound.rounds(2))
  func lines(_ round: RandomRound) throws {
    var random = round.generator
    let savers = try (0..<Int.random(in: 2...4, using: &random)).map { try Saver(folder, ["append", "\($0)"]) }
    // Each process is killed after a random number of lines, while the others are still writing.
    for saver in savers.shuffled(using: &random) { try saver.readAndKill(saves: .random(in: 1...12, using: &random)) }
    let saved = savers.flatMap { $0.remainingLines() }
    let stored = try #require(try FileStorage(folder: folder.path).read("lines"))
    let lines = String(decoding: stored, as: UTF8.self).split(separator: "\n")
    #expect(Set(saved).subtracting(lines) == [])
    #expect(Set(lines).count == lines.count)
    for (number, line) in lines.enumerated() {
      #expect(line.hasPrefix("\(number) "), "a line was added to an older state")
    }
    #expect(folder.names.filter { $0 != ".waymark-new" } == ["lines"])
  }

  @Test("A name belongs to one account, and every new account is stored", arguments: RandomRound.rounds(1))
  func accounts(_ round: RandomRound) throws {
    var random = round.generator
    let names = ["Ada", "Bo", "Cy"]
    let savers = try (0..<Int.random(in: 2...4, using: &random)).map { _ in
      try Saver(folder, ["sign-up"] + names.shuffled(using: &random))
    }
    let made = savers.flatMap { $0.remainingLines() }
    #expect(made.map { $0.split(separator: " ")[0] }.sorted() == names.map { $0[...] })
    let stored = try #require(try FileStorage(folder: folder.path).read("accounts"))
    let accounts = String(decoding: stored, as: UTF8.self).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t")
      return "\(parts[2]) \(parts[1].prefix { $0 != "@" })"
    }
    #expect(accounts.sorted() == made.map(String.init).sorted())
  }
}
