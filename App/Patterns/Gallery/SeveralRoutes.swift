import Links
import Routing
import ScreenKit

/// Several routes in one call.
///
/// A snapshot has every stack and modal. Opening it is one change with one frame, or changes nothing. A link can name
/// the same place. Use it for notifications, shortcuts and searches that lead deep.
enum SeveralRoutesRoute: Routable {
  case library
  case shelf(Int)
  case book(Int)
  case note(Int)
  case tags

  static let links = RouteLinks<Self>(
    "several-routes", root: .library, routes: .route(.library).leading(to: .shelf(1), .note(1)),
    .route(shelf).leading(to: .book(1)), .route(book).leading(to: .note(1)), .route(note).leading(to: .tags),
    .route(.tags))

  var path: LinkPath {
    switch self {
    case .library: "library"
    case .shelf(let number): "shelves/\(number)"
    case .book(let number): "books/\(number)"
    case .note(let book): "notes/\(book)"
    case .tags: "tags"
    }
  }

  var presentation: PresentationStyle {
    if case .note = self { .sheet } else { .push }
  }

  func screen(in coordinator: SeveralRoutesCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .library: coordinator.library()
    case .shelf(let number): FixedViewModel(.page("Shelf \(number)"))
    case .book(let number): FixedViewModel(.page("Book \(number)"))
    case .note(let book): FixedViewModel(.page("Note on book \(book)"))
    case .tags: FixedViewModel(.page("Tags"))
    }
  }
}

@MainActor
final class SeveralRoutesCoordinator {
  private let router: Router<SeveralRoutesRoute>

  init(_ router: Router<SeveralRoutesRoute>) { self.router = router }

  func library() -> some ViewModel {
    FixedViewModel(.library) { [weak router] intent in
      switch intent {
      case .pagesTapped: router?.replaceStack(with: [.library, .shelf(2), .book(7)])
      case .placeTapped:
        router?.open(
          NavigationSnapshot(
            tabs: [[.library, .shelf(2), .book(7)]], modals: [.init(style: .sheet, stack: [.note(7), .tags])]))
      }
    }
  }
}

private enum LibraryIntent { case pagesTapped, placeTapped }

extension Screen<LibraryIntent> {
  fileprivate static let library = Screen(
    "Library", actions: [Action("Open book 7", .pagesTapped), Action("Tag book 7", .placeTapped)],
    elements: [.text("Book 7 is on shelf 2. Its tags are in a sheet, behind a note.")])
}

extension Screen<Never> {
  fileprivate static func page(_ title: String) -> Self {
    Screen(title, elements: [.text("Go back to see what is below.")])
  }
}
