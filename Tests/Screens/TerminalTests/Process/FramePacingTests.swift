import TestTopics
import Testing

@testable import Terminal

@Suite("FramePacing", .tags(.terminal))
struct FramePacingTests {
  private let start = ContinuousClock.now

  private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start.advanced(by: .milliseconds(milliseconds)) }

  @Test("The first change is drawn at once, and changes within 16 ms share the next frame")
  func shared() {
    var pacing = FramePacing()
    #expect(pacing.change(at: at(0)) == .draw)
    #expect(pacing.change(at: at(4)) == .wait(.milliseconds(12)))
    for time in 5...15 { #expect(pacing.change(at: at(time)) == .share) }
    #expect(pacing.timePassed(at: at(16)) == .draw)
    #expect(pacing.change(at: at(17)) == .wait(.milliseconds(15)))
  }

  @Test("What is loaded within 100 ms is drawn at once, without a frame before")
  func quickWork() {
    var pacing = FramePacing()
    #expect(pacing.change(at: at(0)) == .draw)
    #expect(pacing.change(at: at(50), work: "post") == .wait(.milliseconds(100)))
    #expect(pacing.change(at: at(55), work: "post") == .share, "a part is loaded")
    #expect(pacing.change(at: at(60)) == .draw)
    #expect(pacing.timePassed(at: at(150)) == .share, "nothing has changed since")
  }

  @Test("A placeholder is drawn after 100 ms, and from then on each change is drawn at once")
  func slowWork() {
    var pacing = FramePacing()
    #expect(pacing.change(at: at(0), work: "post") == .wait(.milliseconds(100)))
    #expect(pacing.change(at: at(90), work: "post") == .share)
    #expect(pacing.timePassed(at: at(100), work: "post") == .draw)
    #expect(pacing.change(at: at(130), work: "post") == .draw, "a key while it still loads")
    #expect(pacing.change(at: at(150), work: "author") == .wait(.milliseconds(100)), "another page, which loads too")
    #expect(pacing.change(at: at(200)) == .draw)
    #expect(pacing.change(at: at(220), work: "author") == .wait(.milliseconds(100)), "the page loads again")
  }

  @Test("Work that ends right after a frame is drawn 16 ms after that frame, not after 100 ms")
  func workAfterFrame() {
    var pacing = FramePacing()
    #expect(pacing.change(at: at(0)) == .draw)
    #expect(pacing.change(at: at(1), work: "post") == .wait(.milliseconds(100)))
    #expect(pacing.change(at: at(2)) == .wait(.milliseconds(14)))
    #expect(pacing.timePassed(at: at(16)) == .draw)
  }

  @Test("A hundred changes in one turn request one frame")
  func turn() async {
    let (events, queue) = AsyncStream<TerminalEvent>.makeStream()
    let redraw = RedrawRequest(events: queue)
    for _ in 0..<100 { redraw.post() }
    #expect(redraw.isDue)
    redraw.begin()
    #expect(!redraw.isDue, "what has been drawn needs no frame")
    redraw.post()
    queue.finish()
    #expect(await events.reduce(into: []) { $0.append($1) } == [.redraw, .redraw])
  }
}
