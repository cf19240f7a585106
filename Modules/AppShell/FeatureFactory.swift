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
  private let sessionNavigation: SessionNavigation
  private let modules: OpenModules
  private let navigator: ModuleNavigator
  private let restoration: StateRestoration
  private let links: LinkOpener
  private let notices: Notices

  init(
    _ services: AppServices, session: SessionController, sessionNavigation: SessionNavigation, modules: OpenModules,
    navigator: ModuleNavigator, restoration: StateRestoration, links: LinkOpener, notices: Notices
  ) {
    self.services = services
    self.session = session
    self.sessionNavigation = sessionNavigation
    self.modules = modules
    self.navigator = navigator
    self.restoration = restoration
    self.links = links
    self.notices = notices
  }

  /// Makes the coordinator of a module for a new entry, and follows its flow until the entry ends.
  func make(_ route: AppRoute, _ scope: Scope) -> any FeatureCoordinator {
    let feature: any FeatureCoordinator =
      switch route {
      case .onboarding: onboarding()
      case .loggedOut: loggedOut()
      // Everything that leads here requires an account, so the log-in is only a fallback.
      case .loggedIn: session.account.map(loggedIn) ?? loggedOut()
      case .added(let feature): added(feature)
      }
    feature.flow.observeEvents { [weak navigator, weak feature] event in
      if event.error == nil, let kind = event.kind { navigator?.changed(in: feature, by: kind) }
    }
    links.follow(feature.flow)
    // Stopping cancels pending results; a task that still awaits one would keep the feature alive.
    scope.onEnd { [flow = feature.flow] in flow.stop() }
    return feature
  }

  private func onboarding() -> OnboardingCoordinator {
    OnboardingCoordinator(accounts: services.accounts, today: services.today) { [weak self] ending in
      switch ending {
      case .signedUp(let account): self?.session.begin(account)
      case .cancelled: self?.restoration.resumeInterrupted()
      }
    }
  }

  private func loggedOut() -> LoggedOutCoordinator {
    LoggedOutCoordinator(accounts: services.accounts) { [weak self] link in
      self?.links.open(link)
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
      self?.links.open(link)
    } announce: { [weak self] text in
      self?.notices.replace(with: .text(text))
    } onFinish: { [weak self] ending in
      switch ending {
      case .loggedOut: self?.sessionNavigation.logOut()
      }
    }
  }

  private func added(_ feature: Feature) -> any FeatureCoordinator {
    feature.make(services) { [weak self] in
      guard let self else { return }
      if modules.root == .added(feature) { restoration.resumeInterrupted() } else { navigator.close(feature) }
    }
  }
}
