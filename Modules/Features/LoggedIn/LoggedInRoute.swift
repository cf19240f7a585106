import Links
import Routing
import ScreenKit
import Services

/// The two tabs behind the log-in, and the screens that they lead to.
enum LoggedInRoute: Routable {
  case posts
  case details(Post.ID)
  case share(Post.ID)
  case compose
  case discardDraft
  case menu
  case about
  case account
  case startAgain
  case logOut

  static let links = RouteLinks<Self>(
    "loggedIn", requires: .signedIn, root: .posts, tabs: .account,
    routes: .route(.posts).leading(to: .details(.sample), .menu, .compose)
      .leading(to: LoggedInCoordinator.chooseAuthor),
    .route(details).leading(to: .share(.sample)).leading(to: LoggedInCoordinator.author(.sample)),
    .route(share),
    .route(.compose).leading(to: .discardDraft),
    .route(.discardDraft).asConfirmation(),
    .route(.menu).leading(to: .about),
    .route(.about),
    .route(.account).leading(to: .startAgain, .logOut),
    .route(.startAgain).leading(to: LoggedInCoordinator.onboarding),
    .route(.logOut).leading(toRoots: "loggedOut"))

  var path: LinkPath {
    switch self {
    case .posts: "posts"
    case .details(let id): "posts/\(id)"
    case .share(let id): "share/\(id)"
    case .compose: "compose"
    case .discardDraft: "discard"
    case .menu: "menu"
    case .about: "about"
    case .account: "account"
    case .startAgain: "start-again"
    case .logOut: "log-out"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .posts, .details, .about, .account: .push
    case .share, .menu: .sheet
    case .compose: .cover
    case .startAgain, .logOut, .discardDraft: .alert
    }
  }

  var showsInSidebar: Bool { self == .posts }

  var leaveConfirmation: LoggedInRoute? {
    switch self {
    case .compose: .discardDraft
    default: nil
    }
  }

  func screen(in coordinator: LoggedInCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .posts: coordinator.posts(scope)
    case .details(let id): coordinator.details(id, scope)
    case .share(let id): coordinator.share(id, scope)
    case .compose: coordinator.compose(scope)
    case .discardDraft: coordinator.discardDraft()
    case .menu: coordinator.menu(scope)
    case .about: coordinator.about()
    case .account: coordinator.accountTab()
    case .startAgain: coordinator.startAgain(scope)
    case .logOut: coordinator.logOut(scope)
    }
  }
}

extension Settings.StartTab {
  var root: LoggedInRoute {
    switch self {
    case .posts: .posts
    case .account: .account
    }
  }
}
