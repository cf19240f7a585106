import Links
import LoggedIn
import LoggedOut
import Onboarding
import Routing
import ScreenKit
import Services

/// Makes the coordinator of each feature and of each page, and decides what happens when it ends.
@MainActor
final class FeatureFactory {
  private let services: AppServices
  private let session: SessionController
  private let modules: OpenModules
  private let notices: Notices
  private let open: @MainActor (DeepLink, OpenPolicy) -> Void
  private let close: @MainActor (AppRoute) -> Void
  private let logOut: @MainActor () -> Void
  private let follow: @MainActor (any FeatureCoordinator) -> Void

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - services: The dependencies of the features.
  ///   - session: Provides the account, and begins the session after a log-in.
  ///   - modules: Says which pages can be opened now.
  ///   - notices: Shows what a feature announces.
  ///   - open: Opens a link in another module.
  ///   - close: Leaves a module whose flow has ended.
  ///   - logOut: Logs the user out.
  ///   - follow: Observes the flow of a new coordinator.
  init(
    _ services: AppServices, session: SessionController, modules: OpenModules, notices: Notices,
    open: @escaping @MainActor (DeepLink, OpenPolicy) -> Void, close: @escaping @MainActor (AppRoute) -> Void,
    logOut: @escaping @MainActor () -> Void, follow: @escaping @MainActor (any FeatureCoordinator) -> Void
  ) {
    self.services = services
    self.session = session
    self.modules = modules
    self.notices = notices
    self.open = open
    self.close = close
    self.logOut = logOut
    self.follow = follow
  }

  /// Makes the coordinator of a module, and has its flow followed.
  func make(_ route: AppRoute) -> any FeatureCoordinator {
    let feature: any FeatureCoordinator =
      switch route {
      case .onboarding: onboarding()
      case .loggedOut: loggedOut()
      // Everything that leads here requires an account, so the log-in is only a fallback.
      case .loggedIn: session.account.map(loggedIn) ?? loggedOut()
      case .added(let feature): added(feature)
      }
    feature.flow.childSource = self
    follow(feature)
    return feature
  }

  private func onboarding() -> OnboardingCoordinator {
    OnboardingCoordinator(accounts: services.accounts, today: services.today) { [weak self] ending in
      switch ending {
      case .signedUp(let account): self?.session.begin(account)
      case .cancelled: self?.close(.onboarding)
      }
    }
  }

  private func loggedOut() -> LoggedOutCoordinator {
    LoggedOutCoordinator(accounts: services.accounts) { [weak self] link in
      self?.open(link, .reuse)
    } onFinish: { [weak self] ending in
      switch ending {
      case .loggedIn(let account): self?.session.begin(account)
      }
    }
  }

  private func loggedIn(_ account: Account) -> LoggedInCoordinator {
    LoggedInCoordinator(
      account: account,
      dependencies: .init(posts: services.posts, storage: services.storage, pasteboard: services.pasteboard)
    ) { [weak self] link in
      self?.open(link, .reuse)
    } announce: { [weak self] text in
      self?.notices.replace(with: .text(text))
    } onFinish: { [weak self] ending in
      switch ending {
      case .loggedOut: self?.logOut()
      }
    }
  }

  /// The services of the app, with the own posts of the signed-in account among the posts.
  private var servicesOfUser: AppServices {
    guard let account = session.account else { return services }
    var services = services
    services.posts = OwnPosts(account, among: services.posts, storage: services.storage)
    return services
  }

  private func added(_ feature: Feature) -> any FeatureCoordinator {
    feature.make(
      Feature.Context(services: servicesOfUser) { [weak self] link in
        self?.open(link, .reuse)
      } onFinish: { [weak self] in
        self?.close(.added(feature))
      })
  }
}

extension FeatureFactory: ChildFlowSource {
  func planChild(at link: DeepLink) throws(DeepLinkError) -> LinkPlan {
    guard let route = modules.route(named: link.module), route.placement == .page else {
      throw DeepLinkError(.module, link.module, at: 0, "No page is called that", isUnknown: true)
    }
    let plan = try route.module.plan(link)
    if let obstacle = modules.obstacle(to: route, behind: plan.gates) {
      throw DeepLinkError(.link, "\(link)", at: 0, obstacle.description)
    }
    if let gate = plan.gates.first(where: { !modules.isPassed($0) }) {
      throw DeepLinkError(.link, "\(link)", at: 0, "It lies behind “\(gate)”")
    }
    return plan
  }

  func makeChild(at root: DeepLink) -> ChildFlow<any ViewModel>? {
    guard case .added(let feature) = modules.route(named: root.module) else { return nil }
    let page = PageReference()
    let coordinator = feature.make(
      Feature.Context(services: servicesOfUser, root: root) { [weak self] link in
        self?.open(link, .push)
      } onFinish: {
        _ = page.flow?.leaveParent?()
      })
    page.flow = coordinator.flow
    return ChildFlow(coordinator.flow, coordinator: coordinator)
  }
}

/// The flow of a page, which is known when its coordinator has been made.
@MainActor
private final class PageReference {
  weak var flow: (any Flow<any ViewModel>)?
}
