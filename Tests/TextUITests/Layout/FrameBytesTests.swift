import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Size of frames in bytes", .tags(.terminal)) struct FrameBytesTests {
  @MainActor
  private func bytes(_ scene: Scene, then inputs: [Input]) -> (full: Int, next: Int) {
    let frontEnd = FrontEnd(source: FakeApp(scene), size: .standard)
    var encoder = Encoder(hasColor: true)
    let first = frontEnd.frame()
    let full = encoder.encode(first.grid, caret: first.caret).count
    for input in inputs { _ = frontEnd.handle(input) }
    let second = frontEnd.frame()
    return (full, encoder.encode(second.grid, caret: second.caret).count)
  }

  @Test("An unchanged frame has no bytes")
  @MainActor func unchanged() { #expect(bytes(Samples.list(20), then: []).next == 0) }

  @Test("A typed character takes at most 64 bytes")
  @MainActor func typed() {
    let cost = bytes(Samples.form(email: "ada"), then: [.key(.character("x"))]).next
    #expect(cost > 0)
    #expect(cost <= 64)
  }

  @Test("Moving the selection takes at most 400 bytes")
  @MainActor func selection() {
    let cost = bytes(Samples.list(20), then: [.key(.down)]).next
    #expect(cost > 0)
    #expect(cost <= 400)
  }

  @Test(
    "A changed row takes its own bytes, the frame's brackets and 12 more, in a list of any length",
    arguments: [24, 1_000, 100_000])
  @MainActor func row(count: Int) {
    let app = FakeApp(Samples.list(count))
    let frontEnd = FrontEnd(source: app, size: .standard)
    var encoder = Encoder(hasColor: true)
    let first = frontEnd.frame()
    _ = encoder.encode(first.grid, caret: first.caret)
    guard case .list(var list) = app.scene.root.page.screen.elements[0] else { return #expect(Bool(false)) }
    list.rows[3].title = "Another"
    app.scene.root.page.screen.elements[0] = .list(list)
    let second = frontEnd.frame()
    let bytes = encoder.encode(second.grid, caret: second.caret)
    #expect(String(decoding: bytes, as: UTF8.self).contains("Another"))
    #expect(bytes.count <= "Another".utf8.count + "\u{1B}[?2026h".utf8.count * 2 + 12)
  }

  @Test("A full screen of 80x24 takes at most 4 KiB")
  @MainActor func full() {
    #expect(bytes(Samples.list(20), then: []).full <= 4_096)
    #expect(bytes(Samples.presenting(.sheet, Samples.menu), then: []).full <= 4_096)
  }

  @Test("A frame is synchronized and never clears the scrollback")
  func shape() {
    var encoder = Encoder(hasColor: true)
    let frame = Frame(Samples.form(), size: .standard, state: FrontEndState())
    let bytes = encoder.encode(frame.grid, caret: frame.caret)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?2026h"))
    #expect(text.hasSuffix("\u{1B}[?2026l"))
    #expect(!text.contains("\u{1B}[3J"))
  }

  @Test("Control characters in a toast are replaced with marks")
  func hostileToast() {
    var scene = Samples.list()
    var encoder = Encoder(hasColor: true)
    scene.toast = "Copied \u{1B}]0;pwned\u{7}\u{1B}[2J\u{9B}31m \u{90}q\u{9C} \u{202E}exe.txt\u{202C}\u{8}\u{7F}\u{0}"
    let frame = Frame(scene, size: .standard, state: FrontEndState())
    let bytes = encoder.encode(frame.grid, caret: nil)
    #expect((frame.grid.lines[22] + "  ").hasPrefix(" › Copied �]0;pwned��[2J�31m �q� �exe.txt����  "))
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    #expect(scalars.allSatisfy { !("\u{7F}"..."\u{9F}").contains($0) && !$0.properties.isBidiControl })
    #expect(scalars.allSatisfy { $0 == "\u{1B}" || !("\u{0}"..."\u{1F}").contains($0) })
  }

  @Test("The caret is in the focused field, and hidden without one")
  func caret() {
    for (scene, expected) in [
      (Samples.form(email: "ada"), Point(column: 8, row: 3)), (Samples.list(), nil),
      (Samples.form(email: "日"), Point(column: 7, row: 3)),
    ] {
      let frame = Frame(scene, size: .standard, state: FrontEndState())
      #expect(frame.caret == expected)
    }
  }

  @Test("Without color, frames use only attributes, and the selection is still visible")
  func noColor() {
    let frame = Frame(Samples.form(error: "Bad"), size: .standard, state: FrontEndState())
    var plain = Encoder(hasColor: false)
    var colored = Encoder(hasColor: true)
    let codes = sgr(plain.encode(frame.grid, caret: nil))
    #expect(codes.allSatisfy { !(30...49).contains($0) && !(90...107).contains($0) })
    #expect(sgr(colored.encode(frame.grid, caret: nil)).contains(31))
    let list = Frame(Samples.list(), size: .standard, state: FrontEndState())
    #expect(sgr(plain.encode(list.grid, caret: nil)).contains(7))
  }

  @Test("Colors are among the 16 colors of the terminal")
  func sixteenColors() {
    let frame = Frame(Samples.form(error: "Bad"), size: .standard, state: FrontEndState())
    var encoder = Encoder(hasColor: true)
    #expect(
      sgr(encoder.encode(frame.grid, caret: nil)).allSatisfy { [0, 1, 2, 4, 7].contains($0) || (30...37).contains($0) })
  }

  @Test("In ASCII no byte is above 127")
  func ascii() {
    let scene = Samples.presenting(.sheet, Samples.menu, over: Samples.form(email: "日本 é 😀 „x“"))
    let grid = Frame(scene, size: .standard, state: FrontEndState()).grid.inASCII()
    var encoder = Encoder(hasColor: true)
    #expect(encoder.encode(grid, caret: nil).allSatisfy { $0 < 0x80 })
  }

  private func sgr(_ bytes: [UInt8]) -> [Int] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}[").flatMap { part -> [Int] in
      let parameters = part.prefix { $0.isNumber || $0 == ";" }
      guard part.dropFirst(parameters.count).first == "m" else { return [] }
      return parameters.split(separator: ";").compactMap { Int($0) }
    }
  }
}
