import Foundation
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// Long texts, small windows and missing files, while the inspector tells the way of each input.
@MainActor
@Suite("Bad input with the inspector open", .tags(.terminal))
struct BadInputTests {
  private static let long = String(repeating: "x", count: 60_000)

  private func inspect(_ scene: Scene, _ columns: Int = 80, _ rows: Int = 24, _ keys: String...) -> FrontEnd {
    let frontEnd = show(scene, columns, rows).0
    frontEnd.state.panels.inspector.isOpen = true
    frontEnd.press(keys)
    return frontEnd
  }

  @Test("60,000 letters have one line where they are typed, and a message quotes their start", arguments: [80, 160])
  func longText(columns: Int) {
    let quoted = "“\(String(repeating: "x", count: 31))…”"
    for (frontEnd, message) in [
      (inspect(Samples.list(), columns, 24, ":"), nil), (inspect(Samples.form(), columns), nil),
      (inspect(Samples.list(), columns, 24, "?"), "No key does \(quoted)."),
      (inspect(Samples.list(), columns, 24, "/"), "Nothing matches \(quoted)."),
    ] {
      _ = frontEnd.handle(.paste(Self.long, isCut: false))
      let typed = frontEnd.lines.filter { $0.contains("xxx") }
      #expect(typed.count == (message == nil ? 1 : 2))
      #expect(message.map { typed.last?.contains($0) == true } != false)
      #expect(!frontEnd.state.panels.inspector.ways.contains { $0.columns.contains("xxx") })
    }
  }

  @Test("Lines quote the start of 60,000 letters")
  func longLine() {
    let frontEnd = LinearFrontEnd(source: FakeApp(Samples.list()))
    for line in ["i", "/\(Self.long)", ":\(Self.long)x/*", "t \(Self.long)", Self.long] {
      let answer = frontEnd.handle(line) + frontEnd.changes()
      #expect(!answer.isEmpty)
      if !line.hasPrefix(":") { #expect(answer.allSatisfy { $0.text.count < 100 }) }
    }
  }

  @Test(
    "Whatever is open beside the app, a window that was too small shows the same as before",
    arguments: [[], [":", "p"], ["?"], ["?", "u", "n"], ["/", "2"], ["M"], ["tab"]])
  func sizes(keys: [String]) {
    for size in [Size(columns: 80, rows: 24), Size(columns: 100, rows: 30), Size(columns: 160, rows: 50)] {
      let frontEnd = inspect(Samples.list(40), size.columns, size.rows)
      frontEnd.press(keys)
      let before = frontEnd.text
      for (columns, rows) in [(20, 5), (1, 1), (30, 8), (31, 60), (300, 9)] {
        frontEnd.size = Size(columns: columns, rows: rows)
        #expect(frontEnd.lines.count == rows && frontEnd.lines.allSatisfy { CleanText($0).width <= columns })
      }
      frontEnd.size = Size(columns: 20, rows: 5)
      frontEnd.press("e", "O", "M", "enter")
      frontEnd.size = size
      #expect(frontEnd.text == before || frontEnd.text.contains("The window is too small"))
    }
  }

  @Test("A file that has moved since it was found, and a package that isn't there, are said")
  func missingFiles() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)").path
    let file = "\(root)/Modules/Shop/Item.swift"
    try FileManager.default.createDirectory(atPath: "\(root)/Modules/Shop", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    let moved = tracing(SourceFiles(root: root))
    #expect(moved.press("i", "enter", "e") == .edit(path: file, line: 3))
    try FileManager.default.moveItem(atPath: file, toPath: "\(root)/Modules/Shop/Other.swift")
    #expect(moved.press("e") == .none)
    #expect(moved.lines.contains(" › Modules/Shop/Item.swift isn't in \(root)"))
    let absent = tracing(SourceFiles(root: "/nowhere"))
    #expect(absent.press("i", "enter", "e") == .none)
    #expect(absent.lines.contains(" › There are no source files in /nowhere"))
    absent.press("z", "M")
    #expect(absent.text.contains("There are no source files in /nowhere"), "it can be read again")
  }

  /// An app in which each intent has a step at a line of a file.
  private func traced() -> FakeApp {
    let app = FakeApp(Samples.list())
    app.onSend = { _, _ in Trace.current?.add("a step", at: SourceLine(fileID: "Shop/Item.swift", line: 3)) }
    return app
  }

  private func tracing(_ sources: SourceFiles) -> FrontEnd {
    FrontEnd(source: traced(), size: Size(columns: 100, rows: 30), sources: sources)
  }
}
