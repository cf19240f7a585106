import Foundation
import Routing
import ScreenKit
import TestTopics
import Testing
import TextUI

@testable import Patterns
@testable import Terminal

@Suite("The gallery of patterns", .tags(.scripts, .navigation))
@MainActor
struct GalleryTests {
  /// The expected frames are in `Frames`; `WAYMARK_UPDATE=1 swift test` records them again.
  @Test(
    "Each story plays to its end and shows the recorded frames, identical to the byte",
    arguments: Pattern.all.map(\.name))
  func story(name: String) async throws {
    let pattern = try #require(Pattern.named(name))
    var lines: [String] = []
    let player = ScriptPlayer(
      source: try pattern.makeHost(), size: Size(columns: 64, rows: 14), printing: .everyFrame, narrates: true
    ) { lines.append($0) }
    try await player.play(try Script(parsing: pattern.story, name: name))
    let played = lines.joined(separator: "\n") + "\n"

    let file = Self.folder.appendingPathComponent("Frames/\(name).txt")
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE"] != nil { try Data(played.utf8).write(to: file) }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(played == kept, "played:\n\(played)\nkept:\n\(kept)")
  }

  @Test("Two hosts of one pattern share no state")
  func hosts() throws {
    for pattern in Pattern.all {
      let (one, other) = (try pattern.makeHost(), try pattern.makeHost())
      let untouched = other.scene
      let page = one.scene.root.page
      if let action = page.screen.actions.first { one.send(.activate(page.id, action: action.id)) }
      #expect(other.scene == untouched)
      #expect(other.events.count == 1)
    }
  }

  @Test("A closed pattern is freed with its windows and coordinators", arguments: Pattern.all.map(\.name))
  func freed(name: String) async throws {
    struct Weak { weak var object: AnyObject? }
    let pattern = try #require(Pattern.named(name))
    var left: [Weak] = []
    do {
      var windows: [Navigator<any ViewModel>] = []
      let host = try PatternHost(pagePrefix: "") { host throws(ModuleProblem) in
        windows = try pattern.makeWindows(host)
        return windows
      }
      let coordinators = windows.map { $0.coordinator(of: $0.visible.id) }
      #expect(coordinators.allSatisfy { $0 != nil })
      left = ([host] + windows + coordinators).map { Weak(object: $0) }
      windows = []
      let player = ScriptPlayer(source: host) { _ in }
      try await player.play(try Script(parsing: pattern.story, name: name))
    }
    #expect(left.compactMap(\.object).map { String(describing: type(of: $0)) } == [])
  }

  @Test(
    "A closing button returns to what was below, in any presentation style",
    arguments: ["push", "sheet", "cover", "alert"],
    [
      ("intents", "paints/Ochre", "Done"), ("sheet", "layers", "Done"), ("nested-modals", "drawers/1", "Close"),
      ("result", "colors", "red"),
    ])
  func closing(style: String, screen: (pattern: String, path: String, button: String)) async throws {
    let host = try #require(Pattern.named(screen.pattern)).makeHost()
    let below = host.scene
    let player = ScriptPlayer(source: host) { _ in }
    try await player.play(
      try Script(parsing: "open app://\(screen.pattern)/\(screen.path)?style=\(style)", name: style))
    #expect(host.scene.active.style.rawValue == (style == "push" ? "root" : style))
    #expect(host.scene.active.page != below.active.page)
    try await player.play(try Script(parsing: "tap \(screen.button)", name: style))
    #expect(host.scene == below)
  }

  @Test("Each file of the gallery is a pattern, and its first comment explains it and when to use it")
  func files() throws {
    let folder = Repository.root.appendingPathComponent("App/Patterns/Gallery")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == Pattern.all.count)
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let comment = lines.drop { !$0.hasPrefix("///") }.prefix { $0.hasPrefix("///") }.joined(separator: " ")
      #expect(comment.contains("Use it "), "\(file.lastPathComponent) does not say when to use it")
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
