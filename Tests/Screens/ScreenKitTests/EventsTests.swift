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

  private indirect enum Place {
    case over(Place), home, post(Wrapped), edit(id: Int), move(from: Int, to: Int?), pair(Int, String), found(Place?),
      drawn(Pair),
      at(Double)
    case named(text: Substring), flag(Bool), letter(Character)
  }

  private struct Wrapped { var number: Int }
  private struct Pair { var (first, second) = (1, 2) }
  private struct Home {}

  @Test("A value is told as code: cases with labels, optional values, nested cases and structures")
  func code() {
    let rows: [(Any, String, String)] = [
      (Place.home, ".home", "Place.home"), (Place.post(Wrapped(number: 7)), ".post(7)", "Place.post(7)"),
      (Place.edit(id: 7), ".edit(id: 7)", "Place.edit(id: 7)"),
      (Place.move(from: 1, to: 2), ".move(from: 1, to: 2)", "Place.move(from: 1, to: 2)"),
      (Place.move(from: -1, to: nil), ".move(from: -1, to: nil)", "Place.move(from: -1, to: nil)"),
      (Place.pair(1, "a \"b\"\n"), #".pair(1, "a \"b\"\n")"#, #"Place.pair(1, "a \"b\"\n")"#),
      (Place.over(.over(.home)), ".over(.over(.home))", "Place.over(.over(.home))"),
      (Place.found(.edit(id: 1)), ".found(.edit(id: 1))", "Place.found(.edit(id: 1))"),
      (Place.found(nil), ".found(nil)", "Place.found(nil)"), (Place.drawn(Pair()), ".drawn(…)", "Place.drawn(…)"),
      (Place.at(1.5), ".at(1.5)", "Place.at(1.5)"), (Place.flag(true), ".flag(true)", "Place.flag(true)"),
      (Place.named(text: "a"), #".named(text: "a")"#, #"Place.named(text: "a")"#),
      (Place.letter("a"), #".letter("a")"#, #"Place.letter("a")"#),
      (Wrapped(number: 2), "2", "Wrapped(2)"), (Pair(), "…", "Pair(1, 2)"), (Home(), "…", "Home()"),
    ]
    for (value, code, typed) in rows {
      #expect([Trace.code(of: value), Trace.typedCode(of: value)] == [code, typed])
    }
  }

  @Test("An event is told by its type and case, without what the user typed")
  func name() {
    let rows: [(Any, String)] = [
      (Place.home, "Place.home"), (Place.pair(1, "secret"), "Place.pair"), (Wrapped(number: 2), "Wrapped"), (3, "Int"),
    ]
    for (value, name) in rows { #expect(Trace.typedName(of: value) == name) }
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
