import Links

@testable import Routing

/// A library: one stack, and a route of every kind.
enum LibraryRoute: Routable {
  case shelf
  case book(Int)
  case author(String)
  case genre(Genre)
  case search(text: String, page: Int)
  case note
  case reader
  case question

  static let links = RouteLinks<Self>(
    "library", root: .shelf,
    routes: .route(.shelf), .route(book), .route(author), .route(genre), .route(search), .route(.note), .route(.reader),
    .route(.question))

  var path: LinkPath {
    switch self {
    case .shelf: "shelf"
    case .book(let number): "books/\(number)"
    case .author(let name): "authors/\(name)"
    case .genre(let genre): "genres/\(genre)"
    case .search(let text, let page): "search?text=\(text)&page=\(page)"
    case .note: "note"
    case .reader: "reader"
    case .question: "question"
    }
  }

  var presentation: Presentation {
    switch self {
    case .shelf, .book, .author, .genre, .search: .push
    case .note: .sheet
    case .reader: .cover
    case .question: .alert
    }
  }

  func screen(in desk: Desk, scope: Scope) -> Screen { desk.makeScreen("\(path)", scope) }
}

/// A choice, as a link writes it: by its raw value.
enum Genre: String, LinkValue {
  case novel
  case play

  static var sample: Genre { .novel }
}

/// A museum: two tabs.
enum MuseumRoute: Routable {
  case halls
  case tickets
  case painting(Int)
  case map

  static let links = RouteLinks<Self>(
    "museum", requires: FakeHouse.ticket, root: .halls, tabs: .tickets,
    routes: .route(.halls).leading(to: .painting(.sample), .map), .route(.tickets),
    .route(painting), .route(.map))

  var path: LinkPath {
    switch self {
    case .halls: "halls"
    case .tickets: "tickets"
    case .painting(let number): "paintings/\(number)"
    case .map: "map"
    }
  }

  var presentation: Presentation { self == .map ? .sheet : .push }

  func screen(in desk: Desk, scope: Scope) -> Screen { desk.makeScreen("\(path)", scope) }
}

/// What a route shows.
///
/// It is a class, so that a test can see whether it is still alive.
@MainActor
final class Screen {
  let name: String
  let scope: Scope

  init(_ name: String, _ scope: Scope) {
    self.name = name
    self.scope = scope
  }
}

/// The coordinator: makes the screens, and remembers them without keeping them alive.
@MainActor
final class Desk {
  private struct Visitor {
    weak var screen: Screen?
  }

  private var visitors: [Visitor] = []

  /// How many of the screens that were ever made are alive.
  var living: Int {
    visitors.removeAll { $0.screen == nil }
    return visitors.count
  }

  func makeScreen(_ name: String, _ scope: Scope) -> Screen {
    let screen = Screen(name, scope)
    visitors.append(Visitor(screen: screen))
    return screen
  }
}

/// A router that has been started, and a count of the notices it gave.
@MainActor
final class Started<Route: Routable> where Route.Coordinator == Desk, Route.Screen == Screen {
  let router = Router<Route>()
  let desk = Desk()
  private(set) var notices = 0

  init() {
    router.start(in: desk)
    router.observe { [weak self] _ in self?.notices += 1 }
  }

  var place: Place<Route> { router.layers.place }
  var visible: Entry<Route> { router.layers.visible }
  var screen: Screen? { router.screen(of: visible.id) }

  /// The routes of the active stack, the root first.
  var stack: [Route] { router.layers.activeStack.entries.map(\.route) }
  /// The identities of all entries.
  var identities: [EntryID] { router.layers.entries.map(\.id) }
}
