import Links
import Routing
import ScreenKit

// The second module of the sample: pages on the stack that leads to them, and a list to choose from.

/// The places of the people.
enum PeopleRoute: Routable {
  case list, choice
  case person(Int)

  static let links = RouteLinks<Self>(
    "people", requires: .signedIn, root: .list, routes: .route(.list), .route(.choice),
    .route(person).formerly("app://diary/companions/*").leading(to: PeopleCoordinator.walk(1)))

  var path: LinkPath {
    switch self {
    case .list: "list"
    case .choice: "choose"
    case .person(let number): "\(number)"
    }
  }

  func screen(in coordinator: PeopleCoordinator, scope: Scope) -> any ViewModel { coordinator.page(self) }
}

@MainActor
final class PeopleCoordinator {
  nonisolated static let module = Module(of: PeopleRoute.self)

  static func feature() -> Feature<any ViewModel> {
    Feature(PeopleRoute.self, module, as: .page) { router in PeopleCoordinator(router) }
  }

  nonisolated static func walk(_ number: Int) -> DeepLink { DeepLink(module: "diary", path: "walks/\(number)") }

  private let router: Router<PeopleRoute>

  init(_ router: Router<PeopleRoute>) {
    self.router = router
  }

  func page(_ route: PeopleRoute) -> FixedViewModel<Never> {
    FixedViewModel(Screen("\(route.path)", elements: []))
  }

  func walkTapped(_ walk: Int) { router.open(Self.walk(walk), .push) }

  func doneTapped(on page: Scope) { router.leave(from: page.entry) }

  /// Gives the person to the caller that awaits one; a choice that a link has opened shows the person instead.
  func personChosen(_ person: Int, on page: Scope) {
    guard case .refused = router.finish(page.entry, with: person) else { return }
    router.push(.person(person))
  }
}
