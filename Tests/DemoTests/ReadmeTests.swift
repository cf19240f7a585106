import Foundation
import Testing

@Suite("What the README shows and tells the reader to type")
struct ReadmeTests {
  static let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("README.md")

  @Test("The frame is the one that the script in the comment above it leads to")
  func frame() throws {
    let parts = try String(contentsOf: Self.readme, encoding: .utf8).components(separatedBy: "<!-- drawn by\n")
    let drawn = try #require(parts.last?.components(separatedBy: "-->\n\n```\n"))
    let expected = try #require(drawn.last?.components(separatedBy: "```\n").first)
    let played = try Program(["--fresh", "--size", "80x24", "play", "-"], input: drawn[0] + "screen\n")
    #expect(played.output.components(separatedBy: "> screen\n").last == expected)
  }

  /// The commands of the demo that end by themselves; other tests run those that wait for keys, a script or a server.
  static let commands: [[String]] = {
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    let commands = text.components(separatedBy: "`").filter { $0.hasPrefix("swift run demo ") && !$0.contains("|") }
    return commands.map { $0.split(separator: " ").dropFirst(3).map(String.init) }
      .filter { !$0.contains("--posts") && !$0.contains("--record") }
  }()

  @Test("Each command of the demo ends well", arguments: commands)
  func command(arguments: [String]) throws {
    let folder = try StateFolder()
    let run = try Program(arguments, environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("The README has commands to try")
  func someCommands() { #expect(Self.commands.count > 5) }
}
