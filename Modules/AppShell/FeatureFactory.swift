import Links
import LoggedIn
import LoggedOut
import Onboarding
import Routing
import ScreenKit
import Services

/// Makes the coordinator of each feature and of each page, and passes on what they ask of the app.
@MainActor
final class FeatureFactory {
  /// What a feature asks of the app.
  enum Request {
    /// Observes the flow of a new coordinator.
    case follow(any FeatureCoordinator)
    /// Opens a link of another module; a page opens it on its own stack.
    case open(DeepLink, OpenPolicy)
    /// Leaves a module whose flow has ended.
    case close(AppRoute)
    /// Logs the user out.
    case logOut
  }

  private let services: AppServices
  private let session: SessionController
  private let modules: OpenModules
  private let notices: Notices
  private let perform: @MainActor (Request) -> Void

  /// Creates a factory; `perform` must not retain the app, because every feature retains `perform`.
  init(
    _ services: AppServices, session: SessionController, modules: OpenModules, notices: Notices,
    perform: @escaping @MainActor (Request) -> Void
  ) {
    self.services = services
    self.session = session
    self.modules = modules
    self.notices = notices
    self.perform = perform
  }

  /// Makes the coordinator of a module, whose flow the app then observes.
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
    perform(.follow(feature))
    return feature
  }

  private func onboarding() -> OnboardingCoordinator {
    OnboardingCoordinator(accounts: services.accounts, today: services.today) { [session, perform] ending in
      switch ending {
      case .signedUp(let account): session.begin(account)
      case .cancelled: perform(.close(.onboarding))
      }
    }
  }

  private func loggedOut() -> LoggedOutCoordinator {
    LoggedOutCoordinator(accounts: services.accounts) { [perform] link in
      perform(.open(link, .reuse))
    } onFinish: { [session] ending in
      switch ending {
      case .loggedIn(let account): session.begin(account)
      }
    }
  }

  private func loggedIn(_ account: Account) -> LoggedInCoordinator {
    LoggedInCoordinator(
      account: account,
      dependencies: .init(posts: services.posts, storage: services.storage, pasteboard: services.pasteboard)
    ) { [perform] link in
      perform(.open(link, .reuse))
    } announce: { [notices] text in
      notices.replace(with: text)
    } onFinish: { [perform] ending in
      switch ending {
      case .loggedOut: perform(.logOut)
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
      Feature.Context(services: servicesOfUser) { [perform] link in
        perform(.open(link, .reuse))
      } onFinish: { [perform] in
        perform(.close(.added(feature)))
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
    // Set below: the flow belongs to the coordinator that gets `onFinish`.
    weak var flow: (any Flow<any ViewModel>)?
    let coordinator = feature.make(
      Feature.Context(services: servicesOfUser, root: root) { [perform] link in
        perform(.open(link, .push))
      } onFinish: {
        _ = flow?.leaveParent?()
      })
    flow = coordinator.flow
    return ChildFlow(coordinator.flow, coordinator: coordinator)
  }
}
