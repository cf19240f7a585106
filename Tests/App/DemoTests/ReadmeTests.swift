import Foundation
import TestTopics
import Testing

@Suite("What the README tells the reader to type")
struct ReadmeTests {
  /// The commands of the demo that end by themselves; other tests run the tour and those that wait for keys, a script or a
  /// server.
  static let commands: [[String]] = {
    let text = ["README.md", ".github/CONTRIBUTING.md"].map { path in
      (try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }.joined()
    let commands = text.components(separatedBy: "`").filter { $0.hasPrefix("swift run demo ") && !$0.contains("|") }
    return commands.map { $0.split(separator: " ").dropFirst(3).map(String.init) }
      .filter { !$0.contains("--posts") && !$0.contains("--record") && $0 != ["tour"] }
  }()

  @Test("Each command of the demo ends well, and leaves no trace in the saved state", arguments: commands)
  func command(arguments: [String]) throws {
    let folder = try StateFolder()
    let run = try Program(arguments, environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.contents.isEmpty)
  }

  @Test("There are commands to try")
  func someCommands() { #expect(Self.commands.count > 5) }
}
