import AppRouting
import Links

/// Whether a link costs little more than looking at its bytes, however many routes are registered.
@MainActor
enum LinksBenchmark {
  static func run() -> [Row] {
    let tables = [10, 100, 1_000, 10_000].map(Table.init)
    let apps = [1, 10, 100, 1_000].map(App.init)
    let writing = Writing()
    let archive = ArchiveWork()
    Measurement.interleave(
      tables.flatMap(\.measurements) + apps.map(\.check) + writing.measurements + archive.measurements, rounds: 40)
    return tables.flatMap(\.rows) + flatness(tables) + [App.flatness(apps)] + writing.rows + archive.rows
      + registering()
  }

  private static func flatness(_ tables: [Table]) -> [Row] {
    guard let few = tables.first, let many = tables.last else { return [] }
    return zip(few.cases, many.cases).map { few, many in
      Row(
        name: "\(few.name), 10,000 routes beside 10", time: many.subject.time, floor: few.subject.time, must: 1.3)
    }
  }

  /// Something measured, its floor, and how much more it may take.
  @MainActor
  struct Case {
    var name: String
    var must: Double?
    var allocations: Double?
    var subject: Measurement
    var floor: Measurement

    func row(_ size: String) -> Row {
      Row(
        name: "\(name), \(size)", time: subject.time, floor: floor.time, must: must, allocations: subject.allocations,
        mustNotAllocate: allocations == 0)
    }
  }

  /// From a link to a typed route, among so many kinds.
  @MainActor
  struct Table {
    let size: String
    let cases: [Case]

    init(_ kinds: Int) {
      size = kinds < 1_000 ? "\(kinds)" : "\(kinds / 1_000),000"
      let links = GridRoute.links(kinds)
      let plain = PlainLinks(kinds)
      let sheets = (0..<4).map { $0 * (kinds / 3 - 1) / 3 }
      func work(_ name: String, must: Double?, _ texts: [String], hits: Bool = true) -> Case {
        for text in texts { precondition((route(text, links) != nil) == hits && (plain.find(text) != nil) == hits) }
        return Case(
          name: name, must: must, allocations: 0,
          subject: Measurement(repetitions: 5_000) { for index in 0..<$0 { _ = route(texts[index & 3], links) } },
          floor: Measurement(repetitions: 5_000) { for index in 0..<$0 { _ = find(texts[index & 3], plain) } })
      }
      cases = [
        work("hit, two Ints", must: 2, sheets.map { "app://grid/sheet-\($0)/73/cells/9" }),
        work("miss", must: 1.5, sheets.map { "app://grid/shoot-\($0)" }, hits: false),
        work("hit, two parameters", must: 2.2, sheets.map { "app://grid/search-\($0)?page=3&size=20" }),
        work("hit, a String", must: nil, sheets.map { "app://grid/notes-\($0)/hello" }),
      ]
    }

    var measurements: [Measurement] { cases.flatMap { [$0.subject, $0.floor] } }
    var rows: [Row] { cases.map { $0.row("\(size) routes") } }
  }

  /// Whether an app knows a link, with so many modules of ten routes.
  @MainActor
  struct App {
    let check: Measurement

    init(_ modules: Int) {
      let router = AppRouter.grid(modules)
      let links = (0..<4).map { DeepLink(module: "grid-\($0 * (modules - 1) / 3)", path: "sheet-1/\(7)/cells/\(9)") }
      for link in links { precondition(router.problem(with: link) == nil) }
      check = Measurement(repetitions: 500) { for index in 0..<$0 { _ = router.problem(with: links[index & 3]) } }
    }

    static func flatness(_ apps: [App]) -> Row {
      Row(
        name: "checking a link, 1,000 modules beside 1", time: apps[apps.count - 1].check.time,
        floor: apps[0].check.time, must: 1.3)
    }
  }

  /// From a route to the text of its link.
  @MainActor
  struct Writing {
    let link: Measurement
    let text: Measurement

    init() {
      link = Measurement(repetitions: 5_000) { for index in 0..<$0 { _ = write(.comment(post: 73, index & 7)) } }
      text = Measurement(repetitions: 5_000) { for index in 0..<$0 { _ = plainText(73, index & 7) } }
    }

    var measurements: [Measurement] { [link, text] }
    var rows: [Row] {
      [
        Row(name: "route to text", time: link.time, floor: text.time, must: 1.9, allocations: link.allocations)
      ]
    }
  }

  /// Saving and reading an archive of 64 entries.
  @MainActor
  struct ArchiveWork {
    let save: Measurement
    let read: Measurement
    let lines: Measurement

    init() {
      let place = NavigationSnapshot(tabs: [(0..<64).map { PostRoute.comment(post: $0, 3) }])
      let text = NavigationArchive(place.map(\.link)).description
      save = Measurement(repetitions: 50) { for _ in 0..<$0 { _ = NavigationArchive(place.map(\.link)).description } }
      read = Measurement(repetitions: 50) { for _ in 0..<$0 { _ = ArchiveReading(text) } }
      lines = Measurement(repetitions: 50) { count in
        for _ in 0..<count { _ = text.split(separator: "\n").map(String.init).joined(separator: "\n") }
      }
    }

    var measurements: [Measurement] { [save, read, lines] }
    var rows: [Row] {
      [
        Row(name: "saving 64 entries", time: save.time, floor: lines.time, allocations: save.allocations),
        Row(name: "reading 64 entries", time: read.time, floor: lines.time, allocations: read.allocations),
      ]
    }
  }

  /// Registering is linear: the last thousand of ten thousand costs what the first did.
  private static func registering() -> [Row] {
    let few = Measurement(repetitions: 1) { _ in register(1_000) }
    let many = Measurement(repetitions: 1) { _ in register(10_000) }
    let plain = Measurement(repetitions: 1) { _ in registerPlainly(10_000) }
    Measurement.interleave([few, many, plain], rounds: 20)
    return [
      Row(
        name: "registering a route, of 10,000 beside of 1,000", time: many.time / 10_000, floor: few.time / 1_000,
        must: 1.3),
      Row(name: "registering a route, of 10,000", time: many.time / 10_000, floor: plain.time / 10_000, must: 2),
    ]
  }

  @inline(never)
  private static func register(_ kinds: Int) { _ = AppRouter.grid(1, kinds: kinds) }

  /// The least that registering can be: the shapes of the routes as texts, in a dictionary.
  @inline(never)
  private static func registerPlainly(_ kinds: Int) {
    var table: [String: (parts: [String], make: @Sendable ([String]) -> GridRoute?)] = [:]
    for kind in 0..<kinds {
      let text = GridRoute.cell(sheet: kind, row: 1, column: 1).path.description
      let parts = text.split(separator: "/").map(String.init)
      let make: @Sendable ([String]) -> GridRoute? = { texts in
        Int(texts[0]).flatMap { row in Int(texts[1]).map { .cell(sheet: kind, row: row, column: $0) } }
      }
      table[parts.map { Int($0) == nil ? $0 : "*" }.joined(separator: "/")] = (parts, make)
    }
    precondition(table.count == kinds)
  }

  @inline(never)
  private static func route(_ text: String, _ links: RouteLinks<GridRoute>) -> GridRoute? {
    guard let link = try? DeepLink(text) else { return nil }
    return links.route(of: link)
  }

  @inline(never)
  private static func find(_ text: String, _ links: PlainLinks) -> PlainLinks.Found? { links.find(text) }

  @inline(never)
  private static func write(_ route: PostRoute) -> String { route.link.description }

  @inline(never)
  private static func plainText(_ post: Int, _ number: Int) -> String {
    var text = ""
    text.reserveCapacity(48)
    text += "app://posts/posts/"
    text += String(post)
    text += "/comments/"
    text += String(number)
    return text
  }
}
