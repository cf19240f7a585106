import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("The source files in the inspector", .tags(.terminal)) struct SourceFilesTests {
  private let sources = SourceFiles.package

  @Test(
    "A line is found by its module and file, in any folder of the module",
    arguments: [
      ("LoggedIn/PostListViewModel.swift", "Modules/Features/LoggedIn/Posts/PostListViewModel.swift"),
      ("Patterns/Sheet.swift", "App/Patterns/Gallery/Sheet.swift"),
      ("ScreenKit/Trace.swift", "Modules/Screens/ScreenKit/Trace.swift"),
    ])
  func place(fileID: String, path: String) throws {
    let place = try #require(sources.place(of: SourceLine(fileID: fileID, line: 7)))
    #expect(place == SourcePlace(path: path, line: 7))
    #expect(try SourceFiles.edit(place, in: sources) == .edit(path: "\(sources.root)/\(path)", line: 7))
  }

  @Test("A file that the package doesn't have has no place", arguments: ["LoggedIn/Nothing.swift", "Nothing", "", "/"])
  func missing(fileID: String) {
    #expect(sources.place(of: SourceLine(fileID: fileID, line: 1)) == nil)
    #expect(SourceFiles(root: "/nowhere").place(of: SourceLine(fileID: "ScreenKit/Trace.swift", line: 1)) == nil)
  }

  @Test("The edit key opens the chosen file of the last key, and says why if there is none", arguments: [80, 120])
  func edit(columns: Int) throws {
    let first = SourceLine(fileID: "TextUI/FrontEnd.swift", line: 3)
    let second = SourceLine(fileID: "ScreenKit/Trace.swift", line: 5)
    let app = FakeApp(Samples.list())
    app.onSend = { _, _ in
      Trace.current?.add("a step", at: first)
      Trace.current?.add("a further step", at: second)
    }
    let frontEnd = FrontEnd(source: app, size: Size(columns: columns, rows: 24), sources: sources)
    #expect(frontEnd.press("e") == .none)
    #expect(frontEnd.press("i", "e") == .none)
    #expect(frontEnd.text.contains("The last input has run no code to open"))
    #expect(frontEnd.press("enter") == .none)
    #expect(frontEnd.text.contains("e Edit"))
    #expect(frontEnd.lastWay?.hasSuffix("a step [1]\n       a further step [2]") == true)
    if columns == 120 { #expect(frontEnd.text.contains("2  Trace.swift:5"), "the number of the step") }
    #expect(
      frontEnd.press("e") == .edit(path: "\(sources.root)/Modules/Screens/TextUI/FrontEnd/FrontEnd.swift", line: 3))
    #expect(
      frontEnd.press("tab", "down", "enter")
        == .edit(path: "\(sources.root)/Modules/Screens/ScreenKit/Trace.swift", line: 5))
    app.onSend = { _, _ in }
    #expect(frontEnd.press("u", "e") == .none)
    #expect(!frontEnd.text.contains("e Edit"), "no line is known for the last key")
  }
}
