import AppShell
import Terminal

/// The map as boxes and arrows on a grid of characters, at most 80 columns wide.
///
/// Each module is a box with its places as boxes inside, each place to the right of one that leads to it. Arrows between modules run
/// along the right side, unless there are so many that names are clearer.
struct MapLayout {
  struct Point: Equatable {
    var x: Int
    var y: Int
  }

  struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var title: String
    /// A word on the lower edge.
    var note: String?
    var isModule = false
  }

  struct Arrow {
    enum Kind {
      /// A place leads to another one.
      case way
      /// A module is shown when another one ends.
      case end
      /// A module opens a link of another one.
      case link
    }

    var points: [Point]
    var kind: Kind
  }

  struct Label {
    var place: Point
    var text: String
  }

  static let width = 80

  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []
  private(set) var labels: [Label] = []
  private(set) var height = 0
  /// The places that have a box, and those that have none yet because there was no room to the right.
  private var placed: Set<String> = []
  private var further: [String] = []

  /// Lays out a map, with arrows between its modules unless there are more than `mostRails`.
  init(_ map: AppMap, mostRails: Int) {
    let edges = Self.edges(of: map)
    let hasRails = edges.count <= mostRails
    let right = Self.width - 1 - (hasRails ? 2 * edges.count : 0)
    for module in map.modules {
      let ends = hasRails ? edges.count { $0.from == module.name || $0.to == module.name } : 0
      let names = hasRails ? [] : edges.filter { $0.from == module.name }
      add(module, right: right, fewestLines: ends, names: names)
    }
    if hasRails { addRails(edges, right: right) }
  }

  // MARK: Modules

  private mutating func add(_ module: AppMap.Module, right: Int, fewestLines: Int, names: [Edge]) {
    let top = height
    height += 1
    let roots = module.routes.filter(\.isRoot) + module.routes.filter { !$0.isRoot }
    further = roots.map(\.link)
    while !further.isEmpty {
      let link = further.removeFirst()
      guard !placed.contains(link), let route = module.routes.first(where: { $0.link == link }) else { continue }
      height += place(route, of: module, at: Point(x: 2, y: height), limit: right - 2)
    }
    for (kind, word) in [(Arrow.Kind.end, "then"), (.link, "by link")] {
      let targets = names.filter { $0.kind == kind }.map(\.to)
      guard !targets.isEmpty else { continue }
      for line in CleanText("\(word) → \(targets.joined(separator: ", "))").wrapped(to: right - 4) {
        labels.append(Label(place: Point(x: 2, y: height), text: line.text))
        height += 1
      }
    }
    height = max(height, top + 1 + fewestLines) + 1
    boxes.append(
      Box(x: 0, y: top, width: right + 1, height: height - top, title: module.title, isModule: true))
  }

  /// Places a route and, to its right, those that it leads to; returns the number of rows that they take.
  private mutating func place(
    _ route: AppMap.Route, of module: AppMap.Module, at point: Point, limit: Int
  ) -> Int {
    placed.insert(route.link)
    let width = min(Self.width(of: route), limit - point.x - Self.reserve(of: route))
    let title = CleanText((route.isRoot ? "• " : "") + route.pattern).clipped(to: width - 4).text
    let note = route.presentation == "push" ? nil : route.presentation
    boxes.append(Box(x: point.x, y: point.y, width: width, height: 3, title: title, note: note))
    let (right, start) = (point.x + width - 1, point.x + width + 3)
    var row = point.y
    for link in route.leadsTo {
      let target = module.routes.first { $0.link == link }
      let (from, to) = (Point(x: right, y: point.y + 1), Point(x: start - 1, y: row + 1))
      arrows.append(
        Arrow(points: [from, Point(x: right + 2, y: from.y), Point(x: right + 2, y: to.y), to], kind: .way))
      if let target, !placed.contains(link),
        start + Self.width(of: target) + Self.reserve(of: target) <= limit
      {
        row += place(target, of: module, at: Point(x: start, y: row), limit: limit)
      } else {
        let name = CleanText(target?.pattern ?? link).clipped(to: limit - start - 1).text
        labels.append(Label(place: Point(x: start + 1, y: row + 1), text: name))
        if let target, !placed.contains(link) { further.insert(target.link, at: 0) }
        row += 2
      }
    }
    return max(3, row - point.y)
  }

  private static func width(of route: AppMap.Route) -> Int {
    max(
      CleanText(route.pattern).width + (route.isRoot ? 2 : 0),
      route.presentation == "push" ? 0 : route.presentation.count) + 4
  }

  /// The columns to the right of a place for the names of those that it leads to.
  private static func reserve(of route: AppMap.Route) -> Int { route.leadsTo.isEmpty ? 0 : 12 }

  // MARK: Rails

  private struct Edge: Hashable {
    var from: String
    var to: String
    var kind: Arrow.Kind
  }

  /// The arrows between modules, each once.
  private static func edges(of map: AppMap) -> [Edge] {
    let names = Set(map.modules.map(\.name))
    var seen: Set<Edge> = []
    return map.modules.flatMap { module in
      module.followedBy.map { Edge(from: module.name, to: $0, kind: .end) }
        + module.exits.map { exit in
          let name = exit.dropFirst("app://".count).prefix { $0 != "/" && $0 != "?" }
          return Edge(from: module.name, to: String(name), kind: .link)
        }
    }.filter { names.contains($0.to) && $0.from != $0.to && seen.insert($0).inserted }
  }

  /// Draws each edge between a row of each of its modules, in the first column that is free between both rows.
  private mutating func addRails(_ edges: [Edge], right: Int) {
    var rows: [String: Int] = [:]
    for box in boxes where box.isModule { rows[box.title] = box.y + 1 }
    func row(of name: String) -> Int {
      let title = boxes.first { $0.isModule && $0.title.prefix { $0 != " " } == name }?.title ?? ""
      defer { rows[title, default: 0] += 1 }
      return rows[title, default: 0]
    }
    var rails: [[ClosedRange<Int>]] = []
    let ends = edges.map { edge in (edge, row(of: edge.from), row(of: edge.to)) }
    for (edge, from, to) in ends.sorted(by: { abs($0.1 - $0.2) < abs($1.1 - $1.2) }) {
      let span = min(from, to)...max(from, to)
      let rail = rails.firstIndex { $0.allSatisfy { !$0.overlaps(span) } } ?? rails.count
      if rail == rails.count { rails.append([]) }
      rails[rail].append(span)
      let x = right + 2 + 2 * rail
      arrows.append(
        Arrow(
          points: [Point(x: right, y: from), Point(x: x, y: from), Point(x: x, y: to), Point(x: right + 1, y: to)],
          kind: edge.kind))
    }
  }
}
