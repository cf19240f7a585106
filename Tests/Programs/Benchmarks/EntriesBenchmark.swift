import Foundation
import Links
import Routing

/// Measures reading a URL from outside, with `URLComponents(string:)` on the same text as the baseline.
///
/// The time must not grow with the number of entries, whether they differ by literals or by parameters only.
@MainActor
enum EntriesBenchmark {
  static func run() throws -> [Row] {
    let counts = [5, 500]
    let tables = try counts.map { try Table($0, entries($0)) }
    let ofOnePath = try [10, 500].map { try Table($0, Self.alike($0), parameter: "kind=k7&") }
    Measurement.interleave((tables + ofOnePath).flatMap(\.measurements), rounds: 60)
    var rows: [Row] = tables.flatMap(\.rows)
    rows += flatness(tables[0], tables[1], "500 entries beside 5")
    rows += flatness(ofOnePath[0], ofOnePath[1], "500 entries of one path beside 10")
    rows += try thens()
    rows.append(try misspelled())
    rows += [starting(entries, 500), starting(alike, 500)]
    return rows
  }

  private static func entries(_ count: Int) -> [EntryLink<Int>] {
    (0..<count).map { number in
      EntryLink("https://site.example/part\(number % 50)/page\(number)/:a/:b?q=") { (_: String, b: Int, _: String?) in b
      }
    }
  }

  /// Entries of one path, which differ by a parameter only.
  private static func alike(_ count: Int) -> [EntryLink<Int>] {
    (0..<count).map { number in
      EntryLink("https://site.example/part7/page7/:a/:b?kind=k\(number)&q=") { (_: String, b: Int, _: String?) in b }
    }
  }

  /// The measurements of a table: a short and a long URL, taken and refused.
  @MainActor
  private struct Table {
    let count: Int
    let cases: [(name: String, read: Measurement, floor: Measurement, isLong: Bool)]

    init(_ count: Int, _ entries: [EntryLink<Int>], parameter kind: String = "") throws {
      self.count = count
      let table = try EntryTable { entries }
      let base = "https://site.example/part7/page7/"
      let rest = String(repeating: "%41", count: (8_184 - base.utf8.count - kind.utf8.count) / 3)
      cases = [
        ("short entry link", base + "x/1?\(kind)q=blue", false),
        ("short entry link, refused", base + "x/y?\(kind)q=blue", false),
        ("entry link of 8,192 bytes", base + "x/1?\(kind)q=" + rest, true),
        ("entry link of 8,192 bytes, refused", base + String(repeating: "a/", count: 4_000), true),
        (
          "entry link of 2,700 parameters, refused",
          base + "x/1?" + repeatElement("a=", count: 2_700).joined(separator: "&"), true
        ),
      ].map { name, text, isLong in
        (
          name, Measurement(repetitions: isLong ? 20 : 500) { for _ in 0..<$0 { _ = try? table.read(text) } },
          Measurement(repetitions: isLong ? 20 : 500) { for _ in 0..<$0 { _ = URLComponents(string: text) } }, isLong
        )
      }
    }

    var measurements: [Measurement] { cases.flatMap { [$0.read, $0.floor] } }

    /// A short URL beside the floor, and a long one beside a millisecond.
    var rows: [Row] {
      cases.map { name, read, floor, isLong in
        Row(
          name: "\(name), \(count.formatted()) entries", time: read.time, floor: isLong ? 1_000_000 : floor.time,
          must: isLong ? 1 : 5, allocations: read.allocations)
      }
    }
  }

  private static func flatness(_ few: Table, _ many: Table, _ name: String) -> [Row] {
    zip(few.cases, many.cases).map {
      Row(name: "\($0.name), \(name)", time: $1.read.time, floor: $0.read.time, must: 1.3)
    }
  }

  /// Planning a link with as many places above as it can hold, of which the last one is unknown.
  private static func thens() throws -> [Row] {
    let modules = try Modules([Feature(ShelfRoute.self) { _ in Shelf() }])
    return try [("taken", "shelf"), ("refused", "shelf/x")].map { name, last in
      let above = (repeatElement("shelf", count: 200) + [last]).joined(separator: "%20").replacing("/", with: "%2F")
      let link = try DeepLink("app://shelf?then=" + above)
      let plan = Measurement(repetitions: 5) { for _ in 0..<$0 { _ = try? modules.plan(link) } }
      Measurement.interleave([plan], rounds: 20)
      return Row(name: "then of 200 places, \(name), beside 1 ms", time: plan.time, floor: 1_000_000, must: 1)
    }
  }

  /// Planning a link with 60 places above, of which the last one resembles the names of 200 routes.
  private static func misspelled() throws -> Row {
    let module = Module(GridRoute.links(200))
    let modules = try Modules([Feature(GridRoute.self, module) { _ in Shelf() }])
    let above = (repeatElement("grid/sheet-1/1/cells/1", count: 60) + ["grid/sheet-x"]).joined(separator: "%20")
    let link = try DeepLink("app://grid?then=" + above.replacing("/", with: "%2F"))
    let plan = Measurement(repetitions: 5) { for _ in 0..<$0 { _ = try? modules.plan(link) } }
    Measurement.interleave([plan], rounds: 20)
    return Row(
      name: "then of 60 places beside 200 names, refused, beside 1 ms", time: plan.time, floor: 1_000_000, must: 1)
  }

  private static func starting(_ entries: @escaping (Int) -> [EntryLink<Int>], _ count: Int) -> Row {
    let start = Measurement(repetitions: 1) { _ in _ = try? EntryTable { entries(count) } }
    Measurement.interleave([start], rounds: 5)
    return Row(
      name: "start of \(count.formatted()) entries, beside 0.1 s", time: start.time, floor: 100_000_000, must: 1)
  }
}
