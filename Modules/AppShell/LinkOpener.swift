import AppRouting
import Links
import Routing
import ScreenKit

/// Opens links: from outside, from the features, and the one that waits for the log-in.
///
/// The `AppRouter` plans a link and checks its gates, and the `ModuleNavigator` shows its place. What remains is decided here: a
/// link of an expired session leads to the log-in, and the user sees why a link doesn't open.
@MainActor
struct LinkOpener {
  let appRouter: AppRouter
  let session: SessionController
  let navigator: ModuleNavigator
  let restoration: StateRestoration
  let notices: Notices

  /// Opens a link.
  @discardableResult
  func open(_ link: DeepLink, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    session.endIfOver()
    return report(appRouter.open(link, policy: policy))
  }

  /// Opens a link written as text.
  @discardableResult
  func open(_ text: String, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    session.endIfOver()
    return report(appRouter.open(text, policy: policy))
  }

  /// Opens the waiting link if its gates are passed now.
  func openWaiting() {
    if let outcome = appRouter.resume() { report(outcome) }
  }

  /// Opens the link that waited at the last exit, which may still have to wait.
  ///
  /// A link that no longer leads anywhere is set aside and shows a notice.
  func openSaved(_ text: String) {
    switch appRouter.open(text) {
    // The app showed the log-in before the last exit; the restored state already reflects that.
    case .waiting: notices.add(waitingNotice)
    case .done, .doneIgnoring, .unchanged, .needsConfirmation, .queued: break
    case .refused(let error): restoration.setAsideWaitingLink(for: error)
    }
  }

  /// Reports the events of a module to the observers of the app.
  func follow(_ flow: any Flow<any ViewModel>) { appRouter.follow(flow) }

  /// Reports a change of the open modules to the observers of the app, which no flow of a module reports.
  func reportModuleChange(_ change: NavigationChange<AppRoute>) {
    appRouter.report(
      NavigationEvent(
        module: change.to.route.name, kind: change.kind, from: DeepLink(module: change.from.route.name),
        to: DeepLink(module: change.to.route.name)))
  }

  /// Drops the waiting link.
  func dropWaiting() { appRouter.dropWaiting() }

  /// Shows a notice for an outcome that the screen doesn't show by itself, and returns the outcome.
  @discardableResult
  private func report(_ outcome: NavigationOutcome) -> NavigationOutcome {
    switch outcome {
    case .done, .doneIgnoring, .unchanged, .needsConfirmation, .queued: break
    case .waiting:
      // A waiting link survives a restart.
      restoration.scheduleSave()
      if !isOnboarding { navigator.navigate(to: .loggedOut) }
      notices.add(waitingNotice)
    case .refused(let error): notices.add(error.description)
    }
    return outcome
  }

  /// The notice that names the condition for the waiting link to open.
  private var waitingNotice: String {
    if isOnboarding { return "The link opens when you have signed up" }
    return notices.contains(Notices.sessionHasEnded) ? "Then the link opens" : "Log in, and the link opens"
  }

  private var isOnboarding: Bool { navigator.modules.root == .onboarding }
}
