import RandomTesting
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Viewport", .tags(.terminal)) struct ViewportTests {
  @Test(
    "The viewport moves only when the focus leaves it, and then by half a page",
    arguments: [
      (0, 0..<2, 0), (0, 8..<10, 0), (0, 9..<11, 5), (5, 14..<16, 10), (20, 18..<20, 15), (5, 4..<6, 0),
      (30, 50..<52, 42), (40, 2..<4, 0), (40, 20..<22, 20), (0, 98..<100, 90), (0, 20..<50, 20),
    ])
  func reveal(_ top: Int, _ focus: Range<Int>, _ expected: Int) {
    var viewport = Viewport(top: top, height: 10, total: 100, focus: focus)
    viewport.reveal()
    #expect(viewport.top == expected)
  }

  @Test(
    "A control that has been revealed stays where it is, whatever its height", .tags(.random),
    arguments: RandomRound.rounds(200))
  func revealTwice(_ round: RandomRound) {
    var random = round.generator
    let lower = Int.random(in: 0...50, using: &random)
    var viewport = Viewport(
      top: .random(in: 0...60, using: &random), height: .random(in: 1...15, using: &random), total: 70,
      focus: lower..<lower + .random(in: 1...20, using: &random))
    viewport.reveal()
    let once = viewport
    viewport.reveal()
    #expect(viewport == once)
  }
}
