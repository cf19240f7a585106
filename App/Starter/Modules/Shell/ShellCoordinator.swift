import AppRouting
import Favorites
import Links
import LogIn
public import Observation
public import Routing
public import RoutingUI
import Settings
import ViewTemplate

/// The composition root of a window, which lists the modules and connects them.
///
/// Modules know only links to each other, and the window shows each place where its module belongs.
@MainActor
@Observable
public final class ShellCoordinator {
  /// Open while a user is signed in; a link to a tab waits for it.
  private static let signedIn = Gate("signed in")
  private static let signedOut = Gate("signed out")

  /// The navigator of the window.
  @ObservationIgnored public let navigator: Navigator<any PageScreen>
  @ObservationIgnored let name: String
  @ObservationIgnored private let appRouter: AppRouter<any PageScreen>
  @ObservationIgnored private let session: Session
  /// Why the last link can't be opened, or what can't be restored; `nil` after the next change.
  private var refusal: String?

  /// Creates a window with what was open in it, or with the log-in.
  ///
  /// Throws if the links of a module are declared wrongly.
  ///
  /// - Parameter name: The name of the window in the last run; empty for a new window.
  public init(_ session: Session, window name: String = "") throws(ModuleProblem) {
    self.session = session
    self.name = session.name(formerly: name)
    let services = session.services
    navigator = try Navigator(
      Modules([
        LogInCoordinator.feature(accounts: services.accounts).requiring(Self.signedOut),
        ViewTemplateCoordinator.feature(as: .root, items: services.items).requiring(Self.signedIn),
        FavoritesCoordinator.feature(as: .tab(of: "viewTemplate")),
        SettingsCoordinator.feature(as: .tab(of: "viewTemplate")) { session.account?.name ?? "" },
      ]), root: session.account == nil ? "logIn" : "viewTemplate",
      gates: [
        Self.signedIn: { session.account == nil ? .waits : .open },
        Self.signedOut: { session.account == nil ? .open : .closed("You are signed in already.") },
      ])
    appRouter = AppRouter(navigator)
    restore(session.store.record.places[self.name] ?? "")
    navigator.start()
    connect()
    session.add(self)
  }

  private func connect() {
    navigator.onEnding = { [weak self] in self?.follow($0) }
    navigator.onWaiting = { [weak self] _ in self?.save() }
    navigator.observe { [weak self] event in
      switch event.error {
      case nil: self?.save()
      case .unavailable(let reason)?: self?.refusal = reason
      // Any other refusal is the answer to a tap that came too late.
      case let error?: self?.refusal = error.linkError?.description
      }
    }
  }

  /// Decides what follows the end of a module, the only place where one module leads to another.
  private func follow(_ ending: ModuleEnding) {
    switch ending.value {
    case LogInCoordinator.Ending.loggedIn(let account)?: session.begin(account)
    case SettingsCoordinator.Ending.logOutRequested?: session.logOut()
    default: navigator.selectTab(navigator.tabNames[0])
    }
  }

  /// Shows the root after a log-in, with the link that waits, or after a log-out.
  func showRoot() {
    if session.account != nil {
      tell(navigator.showRoot("viewTemplate", openingWaiting: true).losses)
    } else {
      navigator.dropWaiting()
      navigator.showRoot("logIn", askingFirst: false)
    }
  }

  /// Opens a link from outside.
  @discardableResult
  public func open(_ link: String) -> NavigationOutcome { appRouter.open(link) }

  /// Why the last link can't be opened, or what can't be restored or saved.
  public var problem: String? { refusal ?? session.store.problem }

  // MARK: Saving

  /// Saves what is open; before the log-in, the link that waits.
  private func save() {
    refusal = nil
    let waiting = navigator.links.waiting?.description ?? ""
    let place = session.account == nil ? waiting : NavigationArchive.text(of: navigator.snapshot)
    if session.store.record.places[name] != place { session.store.change { $0.places[name] = place } }
  }

  private func restore(_ place: String) {
    if place.isEmpty { return }
    if let waiting = try? DeepLink(place) { return _ = navigator.open(waiting) }
    let archive = NavigationArchive(place)
    if let saved = archive.snapshot { tell(navigator.restore(saved).losses) }
    if let lost = archive.problems.first { refusal = "Part of what was open can't be read: \(lost)" }
  }

  private func tell(_ losses: [DeepLinkError]) {
    if let loss = losses.first { refusal = "Part of what was open can't be opened again: \(loss)" }
  }
}
