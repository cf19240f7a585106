import TestTopics
import Testing

@testable import Terminal

@Suite("The queue of events", .tags(.terminal))
@MainActor
struct EventQueueTests {
  @Test("Events arrive in order, from any thread, those posted before there is a receiver first")
  func order() async {
    let queue = EventQueue()
    queue.post(.sizeChanged)
    queue.post(.redraw)
    let received = await withCheckedContinuation { continuation in
      var events: [TerminalEvent] = []
      queue.receive { event in
        events.append(event)
        if event == .endOfInput { continuation.resume(returning: events) }
      }
      Task.detached {
        queue.post(.continued)
        queue.post(.endOfInput)
      }
    }
    #expect(received == [.sizeChanged, .redraw, .continued, .endOfInput])
  }

  @Test("A receiver that has stopped gets no event, and the next one gets those that it missed")
  func stopping() {
    let queue = EventQueue()
    queue.post(.redraw)
    queue.post(.continued)
    var first: [TerminalEvent] = []
    queue.receive { event in
      first.append(event)
      queue.stop()
    }
    #expect(first == [.redraw])
    var second: [TerminalEvent] = []
    queue.receive { second.append($0) }
    #expect(second == [.continued])
  }
}
