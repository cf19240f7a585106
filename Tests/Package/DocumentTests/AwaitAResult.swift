import Links
import Routing

/// The library of `AwaitAResult.md`.
enum AwaitAResult {
  enum LibraryRoute: Routable {
    case shelf
    case pickDate

    static let links = RouteLinks<Self>("library", root: .shelf, routes: .route(.shelf), .route(.pickDate))

    var path: LinkPath {
      switch self {
      case .shelf: "shelf"
      case .pickDate: "pick-date"
      }
    }

    func screen(in library: Library, scope: Scope) -> String { "\(path)" }
  }

  @MainActor
  final class Library {
    let router: Router<LibraryRoute>

    init(_ router: Router<LibraryRoute>) { self.router = router }

    func lend() async {
      switch await router.result(of: .pickDate, as: .sheet, returning: Int.self) {
      case .finished(let days): print("lent for \(days) days")
      case .cancelled(let why): print("not lent: \(why)")
      }
    }
  }
}
