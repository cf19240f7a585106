import LoggedIn
import LoggedOut
import Onboarding
import Services

// Creates the coordinator of each feature and handles its ending.
extension AppCoordinator {
  func onboarding() -> OnboardingCoordinator {
    OnboardingCoordinator(accounts: services.accounts, today: services.today) { [weak self] ending in
      switch ending {
      case .signedUp(let account): self?.signIn(account)
      case .cancelled: self?.resumeInterrupted()
      }
    }
  }

  func loggedOut() -> LoggedOutCoordinator {
    LoggedOutCoordinator(accounts: services.accounts) { [weak self] link in
      self?.open(link)
    } onFinish: { [weak self] ending in
      switch ending {
      case .loggedIn(let account): self?.signIn(account)
      }
    }
  }

  func loggedIn(_ account: Account) -> LoggedInCoordinator {
    LoggedInCoordinator(
      account: account,
      dependencies: .init(posts: services.posts, storage: services.storage, pasteboard: services.pasteboard)
    ) { [weak self] link in
      self?.open(link)
    } announce: { [weak self] text in
      self?.notices.replace(with: .text(text))
    } onFinish: { [weak self] ending in
      switch ending {
      case .loggedOut: self?.signOut()
      }
    }
  }

  func added(_ feature: Feature) -> any FeatureCoordinator {
    feature.make(services) { [weak self] in
      self?.close(feature)
    }
  }
}
