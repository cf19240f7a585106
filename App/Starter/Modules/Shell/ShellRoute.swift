import Favorites
import Links
import Routing
import RoutingUI
import ViewTemplate
import Welcome

/// The places of the app where modules appear, each with the name of its module.
///
/// `welcome` is the root until the user gets started, and a sheet afterwards. The others are tabs, in this order.
enum ShellRoute: String, ViewRoute, CaseIterable {
  case viewTemplate
  case favorites
  case welcome

  static let tabs = allCases.filter { $0 != .welcome }

  static let links = RouteLinks<Self>(
    "shell", requires: [], root: tabs[0], tabs: Array(tabs.dropFirst()), routes: allCases.map { .route($0) })

  /// The name of the module that the place shows.
  var path: LinkPath { LinkPath(stringLiteral: rawValue) }

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

  /// The description of the module that the place shows.
  var module: Module {
    switch self {
    case .viewTemplate: ViewTemplateCoordinator.module
    case .favorites: FavoritesCoordinator.module
    case .welcome: WelcomeCoordinator.module
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
