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

@Suite("The pages of the tutorial", .tags(.screens, .scripts))
@MainActor
struct PageTests {
  @Test("Each page shows the code of its step, line after line", arguments: 1...8)
  func code(step: Int) throws {
    let blocks = try TutorialPage(step: step).blocks.filter { $0.language == "swift" }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let path = String(try #require(block.lines.first).dropFirst(3))
      #expect(TutorialPage.sources(of: step).contains(path), "step \(step) shows \(path)")
      var rest = try TutorialPage.lines(of: path)[...]
      for part in block.lines.dropFirst().split(separator: "…") {
        let part = part.map { $0[...] }.filter { !$0.isEmpty }
        let found = rest.indices.first { rest[$0...].starts(with: part) }
        let start = try #require(found, "step \(step) shows other lines than \(path):\n\(part.joined(separator: "\n"))")
        rest = rest[(start + part.count)...]
      }
    }
  }

  @Test("Each page shows every line that its step adds", arguments: 1...8)
  func additions(step: Int) throws {
    let before = step == 1 ? [] : try TutorialPage.lines(of: "Tests/TutorialTests/Step\(step - 1).swift")
    let shown = try TutorialPage(step: step).blocks.flatMap(\.lines).map { $0[...] }
    let around = ["import ", "/// The diary after", "enum Step", "/// The lines of", "static func main()"]
    let added = try TutorialPage.lines(of: "Tests/TutorialTests/Step\(step).swift")
      .filter { line in !around.contains { line.hasPrefix($0) } }
    let missing = Set(added).subtracting(before).subtracting(shown)
    #expect(missing.isEmpty, "step \(step) doesn't show \(missing.sorted())")
  }

  /// The comment above a frame is the script that draws it; `WAYMARK_UPDATE=1 swift test` records the frames again.
  @Test("Each frame is what the terminal shows after the commands above it", arguments: 2...8)
  func frames(step: Int) async throws {
    var page = try TutorialPage(step: step)
    let drawn = page.blocks.filter { $0.script != nil }
    #expect(!drawn.isEmpty)
    for block in drawn {
      let frame = try await frame(of: step, after: try #require(block.script))
      if ProcessInfo.processInfo.environment["WAYMARK_UPDATE"] != nil { try page.replace(block, with: frame) }
      #expect(frame == block.lines, "step \(step), drawn by\n\(block.script ?? "")\n\(frame.joined(separator: "\n"))")
    }
  }

  @Test("Step 1 prints the link of a route, and reads it back")
  func printed() throws {
    let route = Step1.DiaryRoute.walk(Step1.Walk.ID(rawValue: 2))
    let output = ["\(route.link)", "\(Step1.DiaryRoute.links.route(of: route.link) == route)"]
    #expect(try TutorialPage(step: 1).blocks.contains { $0.language == "text" && $0.lines == output })
  }

  @Test("A change that the test of step 5 doesn't expect fails it with the text on the page")
  func failure() throws {
    let text = try #require(try TutorialPage(step: 5).blocks.first { $0.language == "text" && $0.script == nil }).lines
    let coordinator = Step5.DiaryCoordinator()
    var messages: [String] = []
    let probe = RouterProbe(coordinator.router) { message, _ in messages.append(message) }
    coordinator.router.push(.walk(.init(rawValue: 2)))
    probe.finish()
    let failure = messages.joined(separator: "\n").replacing("TutorialTests.Step5", with: "Diary")
    #expect(failure.split(separator: "\n").map(String.init) == text)
  }

  @Test("Step 8 writes the text on the page")
  func archive() throws {
    let coordinator = Step8.DiaryCoordinator()
    coordinator.router.push(.walk(.init(rawValue: 2)))
    let text = coordinator.saved.split(separator: "\n").map(String.init)
    #expect(try TutorialPage(step: 8).blocks.contains { $0.language == "text" && $0.lines == text })
  }

  /// Plays a script on the app of a step; a line `restart` starts the app again from its saved state.
  private func frame(of step: Int, after script: String) async throws -> [String] {
    let size = Size(columns: 64, rows: 12)
    var lines: [String] = []
    var saved: String?
    for part in script.components(separatedBy: "restart\n") {
      let run = try #require(Run(step: step, saved: saved))
      let player = ScriptPlayer(source: run.app, size: size) { _ in }
      try await player.play(try Script(parsing: part, name: "step \(step)"))
      lines = player.frame.lines
      saved = run.saved()
    }
    return lines
  }
}

/// The running app of a step.
@MainActor
private struct Run {
  let app: any SceneSource
  var saved: () -> String = { "" }

  init?(step: Int, saved text: String?) {
    switch step {
    case 2: app = OneScreen(Step2.WalksViewModel(Step2.Diary()) { _ in })
    case 3: app = { FlowApp($0.router, coordinator: $0) }(Step3.DiaryCoordinator())
    case 4: app = { FlowApp($0.router, coordinator: $0) }(Step4.DiaryCoordinator())
    case 5: app = { FlowApp($0.router, coordinator: $0) }(Step5.DiaryCoordinator())
    case 6: app = { FlowApp($0.router, coordinator: $0) }(Step6.DiaryCoordinator())
    case 7: app = { FlowApp($0.router, coordinator: $0) }(Step7.DiaryCoordinator())
    case 8:
      let coordinator = Step8.DiaryCoordinator()
      if let text { coordinator.restore(text) }
      app = FlowApp(coordinator.router, coordinator: coordinator)
      saved = { coordinator.saved }
    default: return nil
    }
  }
}

/// A scene source with a single screen.
@MainActor
private final class OneScreen: SceneSource {
  private let page: Page
  init(_ viewModel: some ViewModel) { page = viewModel.page(Page.ID("1")) }
  var scene: Scene { Scene(root: Layer(style: .root, page: page)) }
  func send(_ intent: SceneIntent) -> Reply { .refused("") }
  func enterLink(_ text: String) -> Reply { .refused("") }
  var openPages: Set<Page.ID> { [page.id] }
  let isOver = false
  let isSettled = true
  func settle() async {}
  let link = ""
  let tree = ""
  let events: [SceneEvent] = []
  func undo(to number: Int) -> Reply { .refused("") }
}

/// The code blocks of a tutorial page.
private struct TutorialPage {
  struct Block {
    var language: String
    var lines: [String]
    /// The script in the comment above the block.
    var script: String?
    var range: Range<Int>
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private let file: URL
  private var text: [String]

  init(step: Int) throws {
    file = Self.root.appendingPathComponent("Modules/AppShell/AppShell.docc/Tutorial\(step).md")
    text = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// Returns the files that the page of a step may show.
  static func sources(of step: Int) -> [String] {
    ["Tests/TutorialTests/Step\(step).swift", "Tests/TutorialTests/Package/Package.swift"]
      + ["App", "Route", "Views", "Coordinator"].map { "Tests/SwiftUIApp/Diary\($0).swift" }
  }

  /// The lines of a source, without empty ones, and indented as in the files of the reader: a step is inside an enum
  /// here, and its `main.swift` inside a function of the enum.
  static func lines(of path: String) throws -> [Substring] {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let lines = text.split(separator: "\n")
    guard path.hasPrefix("Tests/TutorialTests/Step") else { return lines }
    var outer = 2
    return lines.map { line in
      if line == "  }" { outer = 2 }
      defer { if line.contains("static func main()") { outer = 4 } }
      return line.dropFirst(min(outer, line.prefix { $0 == " " }.count))
    }
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var start: Int?
    var script: [String]?
    var lastScript: String?
    for (index, line) in text.enumerated() {
      if let begin = start {
        guard line == "```" else { continue }
        let language = String(text[begin - 1].dropFirst(3))
        blocks.append(
          Block(language: language, lines: Array(text[begin..<index]), script: lastScript, range: begin..<index))
        (start, lastScript) = (nil, nil)
      } else if line.hasPrefix("```") {
        start = index + 1
      } else if line == "<!-- drawn by" {
        script = []
      } else if line == "-->" {
        lastScript = script.map { $0.map { $0 + "\n" }.joined() }
        script = nil
      } else {
        script?.append(line)
      }
    }
    return blocks
  }

  /// Replaces the frame of a block in the file.
  mutating func replace(_ block: Block, with lines: [String]) throws {
    guard let now = blocks.first(where: { $0.script == block.script }) else { return }
    text.replaceSubrange(now.range, with: lines)
    try Data(text.joined(separator: "\n").utf8).write(to: file)
  }
}
