import Links

/// Step 1 of the tutorial: a route.
enum Step1 {
  /// A walk in the diary.
  struct Walk: Identifiable, Equatable {
    var id: Int
    var title: String
    var note: String
  }

  /// The routes of the diary.
  enum DiaryRoute: Linkable {
    case walks
    case walk(Walk.ID)

    static let links = RouteLinks<Self>("diary", root: .walks, routes: .route(.walks), .route(walk))

    var path: LinkPath {
      switch self {
      case .walks: "walks"
      case .walk(let id): "walks/\(id)"
      }
    }
  }

  /// The lines of `main.swift`, which print what the page shows.
  static func main(print: (Any) -> Void) {
    let route = DiaryRoute.walk(2)
    print(route.link)
    print(DiaryRoute.links.route(of: route.link) == route)
  }
}
