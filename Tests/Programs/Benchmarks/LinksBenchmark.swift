import Foundation
import Links

/// Measures parsing the text of a link to a typed route, with `URLComponents(string:)` as the baseline.
///
/// The time must not grow with the number of routes. Registering routes must take linear time.
@MainActor
enum LinksBenchmark {
  static func run() -> [Row] {
    let tables = [10, 10_000].map(Table.init)
    Measurement.interleave(tables.flatMap(\.measurements), rounds: 120)
    let flatness = zip(tables[0].cases, tables[1].cases).map { few, many in
      Row(name: "\(few.name), 10,000 routes beside 10", time: many.link.time, floor: few.link.time, must: 1.3)
    }
    return tables.flatMap(\.rows) + flatness + [registering()] + nearMisses()
  }

  /// The measurements of three link shapes in a module with a given number of route patterns.
  @MainActor
  private struct Table {
    let size: String
    let cases: [(name: String, must: Double, link: Measurement, floor: Measurement)]

    init(_ kinds: Int) {
      size = kinds < 1_000 ? "\(kinds)" : "\(kinds / 1_000),000"
      let links = GridRoute.links(kinds)
      let sheets = (0..<4).map { $0 * (kinds / 3 - 1) / 3 }
      cases = [
        ("link to route, two numbers", 4, sheets.map { "app://grid/sheet-\($0)/73/cells/9" }),
        ("link to route, two parameters", 5, sheets.map { "app://grid/search-\($0)?page=3&size=20" }),
        ("link to route, a text", 4, sheets.map { "app://grid/notes-\($0)/hello" }),
      ].map { name, must, texts in
        for text in texts { precondition(route(text, links) != nil) }
        return (
          name, must, Measurement(repetitions: 1_000) { for index in 0..<$0 { _ = route(texts[index & 3], links) } },
          Measurement(repetitions: 1_000) { for index in 0..<$0 { _ = components(texts[index & 3]) } }
        )
      }
    }

    var measurements: [Measurement] { cases.flatMap { [$0.link, $0.floor] } }
    var rows: [Row] {
      cases.map { name, must, link, floor in
        Row(
          name: "\(name), \(size) routes", time: link.time, floor: floor.time, must: must, allocations: link.allocations
        )
      }
    }
  }

  private static func registering() -> Row {
    let few = Measurement(repetitions: 1) { _ in _ = GridRoute.links(1_000) }
    let many = Measurement(repetitions: 1) { _ in _ = GridRoute.links(10_000) }
    Measurement.interleave([few, many], rounds: 10)
    return Row(
      name: "registering a route, of 10,000 beside of 1,000", time: many.time / 10_000, floor: few.time / 1_000,
      must: 1.3)
  }

  /// A word beside as many names of its length as are compared, which differ from it much or little.
  private static func nearMisses() -> [Row] {
    var rows: [Row] = []
    for letters in [8, 64] {
      for (kind, beginning) in [("far", "b"), ("near", "a")] {
        let word = String(repeating: "a", count: letters)
        let names = (100..<300).map { String(repeating: beginning, count: letters - 3) + String($0) }
        let search = Measurement(repetitions: 5) { for _ in 0..<$0 { _ = NearMisses.of(word, among: names) } }
        Measurement.interleave([search], rounds: 40)
        rows.append(
          Row(
            name: "\(letters) letters beside 200 \(kind) names, beside 1 ms", time: search.time, floor: 1_000_000,
            must: 1))
      }
    }
    return rows
  }

  private static func route(_ text: String, _ links: RouteLinks<GridRoute>) -> GridRoute? {
    do { return links.route(of: try DeepLink(text)) } catch { return nil }
  }

  private static func components(_ text: String) -> URLComponents? { URLComponents(string: text) }
}
