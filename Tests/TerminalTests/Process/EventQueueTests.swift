import TestTopics
import Testing

@testable import Terminal

@Suite("The queue of events", .tags(.terminal))
@MainActor
struct EventQueueTests {
  @Test("Events arrive in order, those posted before the reader asks and those it waits for")
  func order() async {
    let queue = EventQueue()
    queue.post(.sizeChanged)
    queue.post(.redraw)
    let reader = Task {
      var events: [TerminalEvent] = []
      while events.last != .endOfInput { events.append(await queue.next()) }
      return events
    }
    await Task.yield()
    let poster = Task.detached {
      queue.post(.continued)
      queue.post(.endOfInput)
    }
    await poster.value
    #expect(await reader.value == [.sizeChanged, .redraw, .continued, .endOfInput])
  }
}
