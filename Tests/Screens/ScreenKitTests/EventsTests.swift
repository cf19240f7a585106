import TestTopics
import Testing

@testable import ScreenKit

@Suite("Events of a view model", .tags(.screens))
@MainActor
struct EventsTests {
  private enum Happening: Equatable { case tapped(Int) }

  private final class Model: ViewModel {
    let events = Events<Happening>()
    var screen: Screen<Never> { Screen("Model", elements: []) }
    func send(_ intent: Never) {}
  }

  @Test("An event reaches the last receiver, once")
  func receiver() {
    var received: [String] = []
    let model = Model().onEvent { received.append("first \($0)") }.onEvent { received.append("second \($0)") }
    model.events.send(.tapped(1))
    #expect(received == ["second tapped(1)"])
  }

  @Test("A trace has the line that sends an event and the line that receives it, or that none does")
  func trace() {
    var steps: [TraceStep] = []
    let trace = Trace { steps.append($0) }
    let model = Model()
    trace.record { model.events.send(.tapped(1)) }
    let sender = steps.last { $0.kind == .action }?.line
    #expect(sender?.fileID == #fileID && sender?.line == #line - 2)
    #expect(steps.map(\.text) == ["Happening.tapped", "no receiver"])

    _ = model.onEvent { _ in }
    let receiver = SourceLine(line: #line - 1)
    trace.record { model.events.send(.tapped(2)) }
    #expect(steps.last == TraceStep(kind: .receiver, text: "\(receiver)", line: receiver))
  }

  @Test("Of two traces, one around the other, both have the steps inside, also those of a task that begins there")
  func nested() async {
    var (outer, inner): ([String], [String]) = ([], [])
    let task = Trace { outer.append($0.text) }.record {
      Trace.current?.add("before")
      return Trace { inner.append($0.text) }.record {
        Trace.current?.add("now")
        return Task { Trace.current?.add("later") }
      }
    }
    await task.value
    #expect(outer == ["before", "now", "later"] && inner == ["now", "later"])
  }
}
