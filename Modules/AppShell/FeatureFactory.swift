import Links
import LoggedIn
import LoggedOut
import Onboarding
import Routing
import Services

/// Makes the coordinator of each feature, and decides what happens when it ends.
@MainActor
final class FeatureFactory {
  private let services: AppServices
  private let session: SessionController
  private let notices: Notices
  private let open: @MainActor (DeepLink) -> Void
  private let close: @MainActor (AppRoute) -> Void
  private let logOut: @MainActor () -> Void
  private let follow: @MainActor (any FeatureCoordinator) -> Void

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - services: The dependencies of the features.
  ///   - session: Provides the account, and begins the session after a log-in.
  ///   - notices: Shows what a feature announces.
  ///   - open: Opens a link in another module.
  ///   - close: Leaves a module whose flow has ended.
  ///   - logOut: Logs the user out.
  ///   - follow: Observes the flow of a new coordinator.
  init(
    _ services: AppServices, session: SessionController, notices: Notices,
    open: @escaping @MainActor (DeepLink) -> Void, close: @escaping @MainActor (AppRoute) -> Void,
    logOut: @escaping @MainActor () -> Void, follow: @escaping @MainActor (any FeatureCoordinator) -> Void
  ) {
    self.services = services
    self.session = session
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
      self?.open(link)
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
      self?.open(link)
    } announce: { [weak self] text in
      self?.notices.replace(with: .text(text))
    } onFinish: { [weak self] ending in
      switch ending {
      case .loggedOut: self?.logOut()
      }
    }
  }

  private func added(_ feature: Feature) -> any FeatureCoordinator {
    feature.make(services) { [weak self] in
      self?.close(.added(feature))
    }
  }
}
