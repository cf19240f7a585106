import TestTopics
import Testing

@testable import Terminal

@Suite("FramePacing", .tags(.terminal))
struct FramePacingTests {
  private struct Moment: InstantProtocol {
    var time: Duration = .zero
    func advanced(by duration: Duration) -> Moment { Moment(time: time + duration) }
    func duration(to other: Moment) -> Duration { other.time - time }
    static func < (left: Moment, right: Moment) -> Bool { left.time < right.time }
  }

  private func at(_ milliseconds: Int) -> Moment { Moment(time: .milliseconds(milliseconds)) }

  @Test("The first change is drawn at once, and so is one after a pause")
  func first() {
    var pacing = FramePacing<Moment>()
    #expect(pacing.change(at: at(0)) == .draw)
    #expect(pacing.change(at: at(16)) == .draw)
    #expect(pacing.change(at: at(500)) == .draw)
  }

  @Test("Changes within 16 ms share the next frame")
  func shared() {
    var pacing = FramePacing<Moment>()
    #expect(pacing.change(at: at(0)) == .draw)
    #expect(pacing.change(at: at(4)) == .wait(.milliseconds(12)))
    for time in 5...15 { #expect(pacing.change(at: at(time)) == .share) }
    pacing.waited(until: at(16))
    #expect(pacing.change(at: at(17)) == .wait(.milliseconds(15)))
  }

  @Test("A change every millisecond gives about sixty frames a second, never two within 16 ms")
  func rate() {
    var pacing = FramePacing<Moment>()
    var frames: [Int] = []
    var due: Int?
    for time in 0..<1_000 {
      if due == time {
        pacing.waited(until: at(time))
        frames.append(time)
        due = nil
      }
      switch pacing.change(at: at(time)) {
      case .draw: frames.append(time)
      case .wait(let delay): due = time + Int(delay / .milliseconds(1))
      case .share: break
      }
    }
    #expect(frames.count == 63)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1 - $0 >= 16 })
  }

  @Test("A hundred changes in one turn request one frame")
  @MainActor
  func turn() {
    let events = EventQueue()
    let redraw = RedrawRequest(events: events)
    for _ in 0..<100 { redraw.post() }
    #expect(redraw.isDue)
    redraw.begin()
    #expect(!redraw.isDue, "what has been drawn needs no frame")
    redraw.post()
    var received: [TerminalEvent] = []
    events.receive { received.append($0) }
    #expect(received == [.redraw, .redraw])
  }
}
