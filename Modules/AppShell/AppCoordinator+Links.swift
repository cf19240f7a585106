import AppRouting
import FlowScenes
public import Links
public import Routing
public import ScreenKit

extension AppCoordinator {
  /// Opens a link and says how that ended.
  @discardableResult
  public func open(_ link: DeepLink, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    endSessionIfOver()
    return report(appRouter.open(link, policy: policy))
  }

  /// Opens a link written as text and says how that ended.
  @discardableResult
  public func open(_ text: String, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    endSessionIfOver()
    return report(appRouter.open(text, policy: policy))
  }

  /// Opens a link on behalf of a feature.
  func follow(_ link: DeepLink) { open(link) }

  /// Opens a link written as text, or says why not.
  @discardableResult
  public func open(link text: String) -> Reply {
    // A link that the app is started with leaves in sight what the start had to say.
    if !store.starts.isUnderWay { notices.clear() }
    return Reply(open(text))
  }

  /// Shows what became of a link, as far as the screen doesn't show it by itself.
  @discardableResult
  func report(_ outcome: NavigationOutcome) -> NavigationOutcome {
    switch outcome {
    case .done, .doneIgnoring, .unchanged, .needsConfirmation, .queued: break
    case .waiting:
      // The link is saved, so that it still waits after a restart.
      saveSoon()
      if root != .onboarding { go(to: .loggedOut) }
      notices.add(linkWaits)
    case .refused(let error): notices.add(.words(error.description))
    }
    return outcome
  }

  /// What the link waits for.
  var linkWaits: Notices.Notice { root == .onboarding ? .linkWaitsForSignUp : .linkWaitsForLogIn }
}
