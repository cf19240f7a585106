import ScreenKit
import Terminal
import TextUI

/// Measures a letter in the filter of a list and in the search of the help, until its frame is encoded.
@MainActor
enum FilterBenchmark {
  private static let words = """
    lighthouse keeper “storm” mountain café signpost compass harbour naïve meridian bridge walked 72 stones along quietly \
    before the and of with across under two miles north
    """.split(separator: " ")
  private static let typed = ["the lighthouse of a naive keeper", "qx", "e", "café 7", "STORM north"]

  static func facts() -> [Fact] {
    let long = String(repeating: "two miles north ", count: 188)
    return [100, 10_000].map { count in
      let drawing = TerminalBenchmark.Drawing(OnePageSource(rows: posts(count)))
      drawing.press("/")
      return fact("a letter in the filter, \(count) rows", slowest(typed, in: drawing))
    } + [
      fact(
        "a letter in the filter after 3,000, 10,000 rows",
        slowest([long], after: "/", OnePageSource(rows: posts(10_000)))),
      fact("a letter in the help after 3,000", slowest([long], after: "?", OnePageSource(rows: posts(100)))),
    ]
  }

  private static func fact(_ name: String, _ nanoseconds: Double) -> Fact {
    Fact(name: name, value: nanoseconds / 1e6, unit: "ms", must: 5)
  }

  private static func slowest(_ texts: [String], after key: String, _ source: OnePageSource) -> Double {
    let drawing = TerminalBenchmark.Drawing(source)
    drawing.press(key)
    drawing.type(texts.joined())
    return slowest(["abc two"], in: drawing)
  }

  /// Returns the time of the slowest letter, typed or deleted, each measured as the shortest of five times.
  private static func slowest(_ texts: [String], in drawing: TerminalBenchmark.Drawing) -> Double {
    var slowest = 0.0
    for text in texts {
      let letters = text.map { String($0) }
      var times = [Double](repeating: .infinity, count: 2 * letters.count)
      for _ in 0..<5 {
        for (index, letter) in letters.enumerated() { times[index] = min(times[index], time { drawing.type(letter) }) }
        for index in letters.indices {
          let place = letters.count + index
          times[place] = min(times[place], time { drawing.press("backspace") })
        }
      }
      slowest = max(slowest, times.max() ?? 0)
    }
    return slowest
  }

  private static func time(_ work: () -> Void) -> Double { ContinuousClock().measure(work) / .nanoseconds(1) }

  /// Returns rows with a paragraph each, always the same ones.
  private static func posts(_ count: Int) -> [ScreenKit.Row] {
    var number: UInt64 = 1
    func text(_ count: Int) -> String {
      (0..<count).map { _ in
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return String(words[Int(number >> 33) % words.count])
      }.joined(separator: " ")
    }
    return (0..<count).map { ScreenKit.Row(id: "\($0)", title: text(6), subtitle: text(40)) }
  }
}
