import AppRouting
import FlowScenes
import Foundation
import Links
import Routing
import ScreenKit
import TestTopics
import Testing
import TextUI

@testable import RoutingTesting
@testable import Terminal

/// Compares the pages with the code of the steps.
///
/// A step has the declarations that it adds or changes; a `typealias` names each one that is as after an earlier step.
@Suite("The pages of the tutorial", .tags(.screens, .scripts))
@MainActor
struct PageTests {
  @Test("Each page shows the code of its step, line after line", arguments: 1...8)
  func code(step: Int) throws {
    for block in try TutorialPage(step: step).blocks where block.language == "swift" {
      #expect(block.lines.first == "// \(TutorialPage.source(of: step))")
      var rest = try TutorialPage.lines(of: step)[...]
      for part in block.lines.dropFirst().split(whereSeparator: { $0 == "…" || $0.hasPrefix("import ") }) {
        let shown = part.filter { !$0.isEmpty }
        // A step is inside an enum here, and its `main.swift` inside a function of the enum.
        let found = ["", "  ", "    "].lazy.compactMap { indent in rest.firstRange(of: shown.map { indent + $0 }) }
        let range = try #require(found.first, "step \(step) doesn't have these lines there:\n\(shown)")
        rest = rest[range.upperBound...]
      }
    }
  }

  /// How the lines around the code of the reader begin.
  private static let around = [
    "import ", "/// Step", "enum Step", "typealias ", "/// The lines of `main.swift`", "static func main(",
  ]

  @Test("Each page shows every line that its step adds", arguments: 1...8)
  func additions(step: Int) throws {
    let shown = try TutorialPage(step: step).blocks.flatMap(\.lines)
    let before = try (1..<step).flatMap(TutorialPage.lines)
    let missing = Set(try TutorialPage.lines(of: step).map(\.trimmed))
      .subtracting((shown + before).map(\.trimmed))
      .filter { line in !Self.around.contains { line.hasPrefix($0) } }
    #expect(missing.isEmpty, "step \(step) doesn't show \(missing.sorted())")
  }

  @Test("Steps 1 and 2 print the text on their pages")
  func printed() throws {
    var output: [String] = []
    Step1.main { output.append("\($0)") }
    #expect(try TutorialPage(step: 1).shows(output))
    var frame = ""
    Step2.main { frame = "\($0)" }
    #expect(try TutorialPage(step: 2).shows(frame.components(separatedBy: "\n")))
  }

  /// The comment above a frame is the script that draws it; `WAYMARK_UPDATE=1 swift test` records the frames again.
  @Test("Each frame is what the terminal shows after the commands above it", arguments: [3, 4, 6, 7, 8])
  func frames(step: Int) async throws {
    var page = try TutorialPage(step: step)
    let drawn = page.blocks.filter { $0.script != nil }
    #expect(!drawn.isEmpty)
    for block in drawn.reversed() {
      let script = try #require(block.script)
      let frame = try await frame(of: step, after: script)
      if ProcessInfo.processInfo.environment["WAYMARK_UPDATE"] != nil { try page.replace(block, with: frame) }
      #expect(frame == block.lines, "step \(step), drawn by\n\(script)\n\(frame.joined(separator: "\n"))")
    }
  }

  @Test("A change that the test of step 5 doesn't expect fails it with the text on the page")
  func failure() throws {
    let app = Navigator(testing: Step5.DiaryCoordinator.feature())
    let coordinator = try app.coordinator(Step5.DiaryCoordinator.self)
    var messages: [String] = []
    let probe = RouterProbe(coordinator.router) { message, _ in messages.append(message) }
    coordinator.walks().send(.walkTapped(2))
    probe.finish()
    #expect(try TutorialPage(step: 5).shows(messages.flatMap { $0.components(separatedBy: "\n") }))
  }

  @Test("Saving in the sheet of step 6 opens the new walk")
  func saved() async throws {
    let script = "tap \"Add\"\ntype \"Where\" \"To the mill\"\ntap \"Save\"\nexpect link app://diary/walks/4"
    _ = try await frame(of: 6, after: script)
  }

  @Test("Step 8 writes the text on the page")
  func archive() throws {
    let navigator = try navigator(of: 8)
    navigator.open(DeepLink(module: "diary", path: "walks/3"))
    let text = NavigationArchive.text(of: navigator.snapshot).split(separator: "\n").map(String.init)
    #expect(try TutorialPage(step: 8).shows(text))
  }

  /// Plays a script on the app of a step; a line `restart` starts the app again from its saved state.
  private func frame(of step: Int, after script: String) async throws -> [String] {
    var navigator = try navigator(of: step)
    var frame: [String] = []
    for (index, part) in script.components(separatedBy: "restart\n").enumerated() {
      if index > 0 {
        let saved = NavigationArchive(NavigationArchive.text(of: navigator.snapshot)).snapshot
        navigator = try self.navigator(of: step)
        navigator.restore(try #require(saved))
      }
      let player = ScriptPlayer(source: FlowApp(navigator), size: Size(columns: 64, rows: 12)) { _ in }
      try await player.play(try Script(parsing: part, name: "step \(step)"))
      frame = player.frame.lines
    }
    return frame
  }

  /// The window of a step, made as its `main.swift` does.
  private func navigator(of step: Int) throws -> Navigator<any ViewModel> {
    switch step {
    case 6: try Navigator(Step6.DiaryCoordinator.feature())
    case 7: try Navigator(Step7.DiaryCoordinator.feature())
    case 8:
      try Navigator(Modules([Step8.DiaryCoordinator.feature(), Step8.WeatherCoordinator.feature()]), root: "diary")
    default: try Navigator(Step3.DiaryCoordinator.feature())
    }
  }
}

/// A page of the tutorial.
private struct TutorialPage {
  struct Block {
    var language: String
    var range: Range<Int>
    var lines: [String]
    /// The script in the comment above the block.
    var script: String?
  }

  private let file: URL
  private var text: [String]
  let blocks: [Block]

  init(step: Int) throws {
    file = Repository.root.appendingPathComponent("Modules/Shell/AppShell/AppShell.docc/Tutorial\(step).md")
    text = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    blocks = Self.blocks(of: text)
  }

  /// Returns the path of the code of a step.
  static func source(of step: Int) -> String { "Tests/Package/TutorialTests/Step\(step).swift" }

  /// Returns the lines of the code of a step, without empty ones.
  static func lines(of step: Int) throws -> [String] {
    try String(contentsOf: Repository.root.appendingPathComponent(source(of: step)), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  func shows(_ lines: [String]) -> Bool { blocks.contains { $0.language == "text" && $0.lines == lines } }

  /// Replaces the lines of a block in the file; the blocks above it stay where they are.
  mutating func replace(_ block: Block, with lines: [String]) throws {
    text.replaceSubrange(block.range, with: lines)
    try Data(text.joined(separator: "\n").utf8).write(to: file)
  }

  private static func blocks(of text: [String]) -> [Block] {
    var blocks: [Block] = []
    var start: Int?
    var script: String?
    for (index, line) in text.enumerated() {
      if let begin = start {
        guard line == "```" else { continue }
        blocks.append(
          Block(
            language: String(text[begin - 1].dropFirst(3)), range: begin..<index, lines: Array(text[begin..<index]),
            script: script))
        (start, script) = (nil, nil)
      } else if line.hasPrefix("```") {
        start = index + 1
      } else if line == "<!-- drawn by" {
        script = text[(index + 1)...].prefix { $0 != "-->" }.map { $0 + "\n" }.joined()
      }
    }
    return blocks
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
