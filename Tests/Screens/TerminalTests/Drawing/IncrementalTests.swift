import RandomTesting
import TestTopics
import Testing

@testable import Terminal

@Suite("Drawing the changes of a frame", .tags(.terminal)) struct IncrementalTests {
  private let size = Size(columns: 24, rows: 5)
  private let pieces: [CleanText] = [
    "a", "bc", "hello", " ", "日", "日本", "é", "e\u{301}", "😀", "👍🏽", "👍🏿", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️", "🇩🇪", "ｶﾞ", "क्षि", "─", "…", "한",
  ]

  @Test(
    "Incremental drawing gives the same screen as full drawing, with any character widths of the terminal",
    .tags(.random), arguments: [VirtualTerminal.Widths.byGrapheme, .byScalar], RandomRound.rounds(1))
  func incrementalEqualsFresh(_ widths: VirtualTerminal.Widths, round: RandomRound) {
    var random = round.generator
    var encoder = Encoder(hasColor: true)
    var terminal = VirtualTerminal(size: size, widths: widths)
    var grid = Grid(size: size)
    for step in 0..<100 {
      change(&grid, &random)
      let caret = Bool.random(using: &random) ? Point(column: 3, row: 2) : nil
      terminal.feed(encoder.encode(grid, caret: caret))
      var fresh = VirtualTerminal(size: size, widths: widths)
      var afresh = Encoder(hasColor: true)
      fresh.feed(afresh.encode(grid, caret: caret))
      #expect(terminal.cells == fresh.cells, "step \(step):\n\(terminal.lines)\n\(fresh.lines)")
      #expect(terminal.isCursorShown == fresh.isCursorShown)
    }
  }

  @Test(
    "On a terminal with the same character widths, the screen equals the grid", .tags(.random),
    arguments: RandomRound.rounds(1))
  func screenIsGrid(_ round: RandomRound) {
    var random = round.generator
    var encoder = Encoder(hasColor: false)
    var terminal = VirtualTerminal(size: size, widths: .byGrapheme)
    var grid = Grid(size: size)
    for _ in 0..<100 {
      change(&grid, &random)
      terminal.feed(encoder.encode(grid, caret: nil))
      let drawn = terminal.cells.map(\.text).joined()
      #expect(
        drawn == grid.cells.indices.filter { grid.cells[$0].width > 0 }.map { String(grid.character(at: $0)) }.joined())
    }
  }

  private func change(_ grid: inout Grid, _ random: inout SplitMix64) {
    let styles = [Style.plain, .strong, .selected, .error]
    if random.once(in: 8) { grid = Grid(size: size) }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      guard let text = pieces.randomElement(using: &random), let style = styles.randomElement(using: &random) else {
        continue
      }
      let point = Point(column: .random(in: 0...25, using: &random), row: .random(in: -1...5, using: &random))
      grid.put(text, at: point, style: style)
    }
  }
}
