import Links
import Routing

/// Routes for modules with any number of routes: a cell, a note and a search for each sheet number.
enum GridRoute: Routable {
  case cell(sheet: Int, row: Int, column: Int)
  case note(sheet: Int, String)
  case search(sheet: Int, page: Int, size: Int)
  case home

  static let links = RouteLinks<Self>("grid", root: .home, routes: .route(.home))

  /// Returns the links of a module with `kinds` route patterns and a root.
  static func links(_ kinds: Int, module: String = "grid") -> RouteLinks<Self> {
    let routes = (0..<kinds).map { index -> RoutePattern<Self> in
      let sheet = index / 3
      switch index % 3 {
      case 0: return .route { cell(sheet: sheet, row: $0, column: $1) }
      case 1: return .route { note(sheet: sheet, $0) }
      default: return .route { search(sheet: sheet, page: $0, size: $1) }
      }
    }
    return RouteLinks(module, requires: [], root: .home, tabs: [], routes: [.route(.home)] + routes)
  }

  var path: LinkPath {
    var writer = LinkPath.StringInterpolation(literalCapacity: 16, interpolationCount: 2)
    switch self {
    case .cell(let sheet, let row, let column):
      writer.appendLiteral("sheet-\(sheet)/")
      writer.appendInterpolation(row)
      writer.appendLiteral("/cells/")
      writer.appendInterpolation(column)
    case .note(let sheet, let text):
      writer.appendLiteral("notes-\(sheet)/")
      writer.appendInterpolation(text)
    case .search(let sheet, let page, let size):
      writer.appendLiteral("search-\(sheet)?page=")
      writer.appendInterpolation(page)
      writer.appendLiteral("&size=")
      writer.appendInterpolation(size)
    case .home: writer.appendLiteral("home")
    }
    return LinkPath(stringInterpolation: writer)
  }

  func screen(in shelf: Shelf, scope: Scope) {}
}
