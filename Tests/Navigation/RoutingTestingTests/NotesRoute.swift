import Links
import Routing

/// The routes of a module with folders and notes, for tests of `RouterProbe`.
enum NotesRoute: Routable {
  case folders
  case folder(Int)
  case note(Int)
  case info
  /// A route that is missing in `links`.
  case trash

  static let links = RouteLinks<Self>(
    "notes", root: .folders, routes: .route(.folders), .route(folder), .route(note), .route(.info))

  var path: LinkPath {
    switch self {
    case .folders: "folders"
    case .folder(let number): "folders/\(number)"
    case .note(let number): "notes/\(number)"
    case .info: "info"
    case .trash: "trash"
    }
  }

  var presentation: PresentationStyle { self == .info ? .sheet : .push }

  func screen(in coordinator: NotesCoordinator, scope: Scope) -> String { "\(path)" }
}

/// The coordinator of the notes, written as in an app.
@MainActor
final class NotesCoordinator {
  let router: Router<NotesRoute>

  init(_ router: Router<NotesRoute>) { self.router = router }

  func noteChosen(_ number: Int) { router.push(.note(number)) }
  func infoTapped() { router.navigate(to: .info) }
  func helpTapped() { router.open(DeepLink(module: "help", path: "notes")) }

  func searchHitChosen(folder: Int, note: Int) {
    router.popToRoot()
    router.push(.folder(folder))
    router.push(.note(note))
  }
}
