import ScreenKit
import Terminal
import TextUI

/// Measures drawing, with a comparison of two byte screens as the baseline, for lists of different lengths.
@MainActor
enum TerminalBenchmark {
  static func run() -> [Row] {
    let lists = [24, 1_000, 100_000].map(Length.init)
    let texts = [Typing(60_000, "letters", "a few words of a text "), Typing(10_000, "emoji", "👩‍👩‍👧🙂 ")]
    Measurement.interleave(lists.flatMap(\.measurements) + texts.flatMap(\.measurements), rounds: 40)
    let flatness = Row(
      name: "one row changes, 100,000 rows beside 24", time: lists[2].change.time, floor: lists[0].change.time,
      must: 1.3)
    return lists.flatMap(\.rows) + [flatness] + texts.flatMap(\.rows)
  }

  /// The measurements of a key in a long text, with a short text as the baseline.
  @MainActor
  struct Typing {
    let name: String
    let long: [Measurement]
    let short: [Measurement]

    /// Creates the measurements for a text that repeats some words, with `count` characters.
    init(_ count: Int, _ name: String, _ words: String) {
      self.name = "\(count / 1_000),000 \(name)"
      func measurement(_ characters: Int, _ start: String) -> Measurement {
        let drawing = Drawing(OnePageSource(text: String(repeating: words, count: characters / words.count)))
        drawing.press(start)
        return Measurement(repetitions: 10) { count in
          for index in 0..<count { drawing.press(index.isMultiple(of: 2) ? "x" : "backspace") }
        }
      }
      long = ["home", "end"].map { measurement(count, $0) }
      short = ["home", "end"].map { measurement(600, $0) }
    }

    var measurements: [Measurement] { long + short }

    var rows: [Row] {
      zip(["start", "end"], zip(long, short)).map { place, times in
        Row(
          name: "a key at the \(place) of \(name) beside 600", time: times.0.time, floor: times.1.time, must: 2)
      }
    }
  }

  /// The measurements with a list of one length.
  @MainActor
  struct Length {
    let name: String
    let change: Measurement
    let changeFloor: Measurement
    let scroll: Measurement
    let scrollFloor: Measurement
    let whole: Measurement
    let wholeFloor: Measurement

    init(_ count: Int) {
      name = count < 1_000 ? "\(count)" : "\(count / 1_000),000"
      let titles = (1...count).map { "Row \($0): a title of the length that titles often have" }
      let news = ["a title that says one thing", "A title that says another"]
      let screen = PlainScreen(titles)
      let source = OnePageSource(rows: titles)
      let drawing = Drawing(source)
      change = Measurement(repetitions: 100) { count in
        for index in 0..<count {
          source.change(5, to: news[index & 1])
          drawing.draw()
        }
      }
      changeFloor = Measurement(repetitions: 2_000) { count in
        for index in 0..<count { screen.change(5, to: news[index & 1]) }
      }
      let scrolled = Drawing(OnePageSource(rows: titles))
      scroll = Measurement(repetitions: 20) { count in
        for index in 0..<count { scrolled.jump(toEnd: index.isMultiple(of: 2)) }
      }
      let scrolledScreen = PlainScreen(titles)
      scrollFloor = Measurement(repetitions: 200) { count in
        for index in 0..<count { scrolledScreen.scroll(toEnd: index.isMultiple(of: 2)) }
      }
      let again = Drawing(OnePageSource(rows: titles))
      whole = Measurement(repetitions: 20) { for _ in 0..<$0 { again.drawAll() } }
      wholeFloor = Measurement(repetitions: 200) { for _ in 0..<$0 { screen.drawAll() } }
    }

    var measurements: [Measurement] { [change, changeFloor, scroll, scrollFloor, whole, wholeFloor] }

    var rows: [Row] {
      [
        row("one row changes", change, changeFloor, must: 15), row("a scroll step", scroll, scrollFloor, must: 4),
        row("a whole frame", whole, wholeFloor, must: nil),
      ]
    }

    private func row(_ name: String, _ subject: Measurement, _ floor: Measurement, must: Double?) -> Row {
      Row(
        name: "\(name), \(self.name) rows", time: subject.time, floor: floor.time, must: must,
        allocations: subject.allocations)
    }
  }

  /// A front end whose frames are encoded and written to `/dev/null`.
  @MainActor
  final class Drawing {
    private let frontEnd: FrontEnd
    private var encoder = Encoder(hasColor: true)

    init(_ source: any SceneSource) {
      frontEnd = FrontEnd(source: source, size: .standard)
      draw()
    }

    @inline(never)
    func draw() {
      let frame = frontEnd.frame()
      let bytes = encoder.encode(frame.grid, caret: frame.caret)
      if !bytes.isEmpty { Nowhere.write(bytes) }
    }

    func drawAll() {
      encoder.forget()
      draw()
    }

    func jump(toEnd: Bool) { press(toEnd ? "end" : "home") }

    func type(_ text: String) {
      _ = frontEnd.handle(.text(text))
      draw()
    }

    func press(_ name: String) {
      if let key = Key(name: name) { _ = frontEnd.handle(.key(key)) }
      draw()
    }
  }
}
