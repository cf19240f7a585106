import AppRouting
import FlowScenes
public import Links
public import Routing
public import ScreenKit

extension AppCoordinator {
  /// Opens a link.
  @discardableResult
  public func open(_ link: DeepLink, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    endSessionIfOver()
    return report(appRouter.open(link, policy: policy))
  }

  /// Opens a link written as text.
  @discardableResult
  public func open(_ text: String, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    endSessionIfOver()
    return report(appRouter.open(text, policy: policy))
  }

  /// Opens a link written as text on behalf of the user, and clears earlier notices.
  @discardableResult
  public func open(link text: String) -> Reply {
    // A link given at launch must not hide the notices of the launch.
    if !store.startLog.isStarting { notices.clear() }
    return Reply(open(text))
  }

  /// Shows a notice for an outcome that the screen doesn't show by itself, and returns the outcome.
  @discardableResult
  func report(_ outcome: NavigationOutcome) -> NavigationOutcome {
    switch outcome {
    case .done, .doneIgnoring, .unchanged, .needsConfirmation, .queued: break
    case .waiting:
      // A waiting link survives a restart.
      scheduleSave()
      if root != .onboarding { navigate(to: .loggedOut) }
      notices.add(waitingLinkNotice)
    case .refused(let error): notices.add(.text(error.description))
    }
    return outcome
  }

  /// The notice that names the condition for the waiting link to open.
  var waitingLinkNotice: Notices.Notice { root == .onboarding ? .linkWaitsForSignUp : .linkWaitsForLogIn }
}
