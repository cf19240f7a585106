import TestTopics
import Testing

@testable import Terminal

@Suite("Encoder", .tags(.terminal)) struct EncoderTests {
  private let size = Size(columns: 20, rows: 3)

  private func grid(_ text: CleanText, _ style: Style = .plain) -> Grid {
    var grid = Grid(size: size)
    grid.put(text, at: Point(column: 2, row: 1), style: style)
    return grid
  }

  @Test("Every sequence is understood by the terminal, and none requests an answer")
  func shape() {
    var encoder = Encoder(hasColor: true)
    var terminal = VirtualTerminal(size: size, widths: .byGrapheme)
    for (text, caret) in [("hello", nil), ("日本 😀", Point(column: 3, row: 1)), ("", nil)] as [(CleanText, Point?)] {
      let bytes = encoder.encode(grid(text, .error), caret: caret)
      #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("\u{1B}[?2026h"))
      #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\u{1B}[?2026l"))
      terminal.feed(bytes)
      #expect(terminal.isCursorShown == (caret != nil))
      if let caret { #expect(terminal.cursor == caret) }
    }
    #expect(terminal.unknown.isEmpty)
  }

  @Test("Without a caret, the hidden cursor is at the focus, and encoding an unchanged grid gives no bytes")
  func focus() {
    var encoder = Encoder(hasColor: true)
    var terminal = VirtualTerminal(size: size, widths: .byGrapheme)
    terminal.feed(encoder.encode(grid("hello"), caret: nil, focus: Point(column: 4, row: 2)))
    #expect(terminal.cursor == Point(column: 4, row: 2))
    #expect(!terminal.isCursorShown)
    terminal.feed(encoder.encode(grid("hello"), caret: nil, focus: Point(column: 4, row: 1)))
    #expect(terminal.cursor == Point(column: 4, row: 1))
    #expect(encoder.encode(grid("hello"), caret: nil, focus: Point(column: 4, row: 1)).isEmpty)
  }

  @Test("Without color, only attributes are used")
  func noColor() {
    var plain = Encoder(hasColor: false)
    var colored = Encoder(hasColor: true)
    let selected = Style(color: .red, attributes: .reverse)
    #expect(String(decoding: plain.encode(grid("a", selected), caret: nil), as: UTF8.self).contains("[0;7m"))
    #expect(String(decoding: colored.encode(grid("a", selected), caret: nil), as: UTF8.self).contains("[0;7;31m"))
  }
}
