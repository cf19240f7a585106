import Foundation
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("The source files in the inspector", .tags(.terminal)) struct SourceFilesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private let sources = SourceFiles(root: root)

  @Test(
    "A type has the line of its declaration, also one that is generic, private or in a file of another name",
    arguments: [
      ("LoggedIn.PostListViewModel", "Modules/LoggedIn/Posts/PostListViewModel.swift", "final class PostListViewModel"),
      ("ScreenKit.FixedViewModel<LoggedIn.AboutIntent>", "Modules/LoggedIn/Menu/AboutScreen.swift", "enum AboutIntent"),
      ("Patterns.SheetCoordinator", "App/Patterns/Gallery/Sheet.swift", "final class SheetCoordinator"),
      (
        "ScreenKit.FixedViewModel<Patterns.(unknown context at $7f).MapIntent>", "App/Patterns/Gallery/Sheet.swift",
        "private enum MapIntent"
      ),
    ])
  func declaration(type: String, path: String, line: String) throws {
    let place = try #require(sources.place(of: type))
    #expect(place.path == path)
    let full = try #require(sources.path(of: place))
    let lines = try String(contentsOfFile: full, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[place.line - 1].hasPrefix(line))
  }

  @Test("A type that no file declares has no place", arguments: ["LoggedIn.Nothing", "Swift.Int", "Nothing", "", "<>"])
  func missing(type: String) {
    #expect(sources.place(of: type) == nil)
    #expect(SourceFiles(root: "/nowhere").place(of: "LoggedIn.PostListViewModel") == nil)
  }

  @Test("The edit key opens the chosen file of the last key, and says why if there is none", arguments: [80, 120])
  func edit(columns: Int) throws {
    let app = FakeApp(Samples.list())
    app.onSend = { _, _ in
      Trace.current?.add("a step", by: FrontEnd.self)
      Trace.current?.add("a further step", by: Trace.self)
    }
    let frontEnd = FrontEnd(source: app, size: Size(columns: columns, rows: 24), sources: sources)
    #expect(frontEnd.press("e") == .none)
    #expect(frontEnd.press("i", "e") == .none)
    #expect(frontEnd.text.contains("No source file is known for this key"))
    #expect(frontEnd.press("enter") == .none)
    let first = try #require(sources.place(of: "TextUI.FrontEnd"))
    let second = try #require(sources.place(of: "ScreenKit.Trace"))
    #expect(frontEnd.text.contains("e Edit"))
    #expect(frontEnd.press("e") == .edit(path: "\(Self.root)/\(first.path)", line: first.line))
    #expect(frontEnd.press("tab", "down", "enter") == .edit(path: "\(Self.root)/\(second.path)", line: second.line))
    app.onSend = { _, _ in }
    #expect(frontEnd.press("u", "e") == .none)
    #expect(!frontEnd.text.contains("e Edit"), "no type is known for the last key")
  }
}
