import Favorites
import Links
import Routing
import RoutingUI
import ViewTemplate
import Welcome

/// The places of the app where modules appear.
///
/// `viewTemplate` and `favorites` are tabs; `welcome` is the root until the user gets started, and a sheet afterwards.
enum ShellRoute: ViewRoute {
  case viewTemplate
  case favorites
  case welcome

  static let tabs = [viewTemplate, favorites]

  static let links = RouteLinks<Self>(
    "shell", root: .viewTemplate, tabs: .favorites,
    routes: .route(.viewTemplate), .route(.favorites), .route(.welcome))

  var path: LinkPath {
    switch self {
    case .viewTemplate: "viewTemplate"
    case .favorites: "favorites"
    case .welcome: "welcome"
    }
  }

  var presentation: PresentationStyle { self == .welcome ? .sheet : .push }

  var label: PageLabel {
    switch self {
    case .viewTemplate: PageLabel("ViewTemplate", systemImage: "list.bullet")
    case .favorites: PageLabel("Favorites", systemImage: "star")
    case .welcome: PageLabel("Welcome")
    }
  }

  /// Each page shows a module, whose flow has a stack of its own.
  var containsFlow: Bool { true }

  /// Creates the place of a module; `nil` if the app has none for it.
  init?(module: String) {
    switch module {
    case ViewTemplateCoordinator.module.name: self = .viewTemplate
    case FavoritesCoordinator.module.name: self = .favorites
    case WelcomeCoordinator.module.name: self = .welcome
    default: return nil
    }
  }

  func screen(in shell: ShellCoordinator, scope: Scope) -> ShellScreen {
    switch self {
    case .viewTemplate: .viewTemplate(ViewTemplateCoordinator())
    case .favorites: .favorites(FavoritesCoordinator { [weak shell] in shell?.open($0) ?? .refused(.flowEnded) })
    case .welcome: .welcome(WelcomeCoordinator { [weak shell] in shell?.finishWelcome() ?? .refused(.flowEnded) })
    }
  }
}

/// A module that is open.
///
/// The router of the shell retains it as long as its page is open.
enum ShellScreen {
  case viewTemplate(ViewTemplateCoordinator)
  case favorites(FavoritesCoordinator)
  case welcome(WelcomeCoordinator)

  @MainActor var flow: any Flow {
    switch self {
    case .viewTemplate(let coordinator): coordinator.flow
    case .favorites(let coordinator): coordinator.flow
    case .welcome(let coordinator): coordinator.flow
    }
  }
}
