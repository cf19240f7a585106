import AppRouting
import Favorites
import Links
public import Observation
public import Routing
public import RoutingUI
import ViewTemplate
import Welcome

/// The composition root of the app: it lists the modules of one window and connects them; none of them knows it.
///
/// A module knows no other one. It opens the link of a place, and the window shows the place where its module belongs.
@MainActor
@Observable
public final class ShellCoordinator {
  /// Passed when the user has got started; a link to a tab waits for it.
  private static let started = Gate("started")

  /// What is open in the window, and how it changes.
  @ObservationIgnored public let navigator: Navigator<any PageScreen>
  @ObservationIgnored private let appRouter: AppRouter<any PageScreen>
  @ObservationIgnored private let session: Session
  /// A saved place that is shown when the user gets started.
  @ObservationIgnored private var kept: NavigationSnapshot<DeepLink>?
  /// Why the last link could not be opened, or what could not be restored; `nil` after the next change.
  public private(set) var problem: String?

  /// Starts a window of the app: at the welcome, or at the tabs if the user has got started before.
  ///
  /// Throws a `ModuleProblem` if the links of a module are declared wrongly.
  public init(services: ShellServices) throws(ModuleProblem) {
    let session = Session(services)
    self.session = session
    navigator = try Navigator(
      Modules([
        WelcomeCoordinator.feature(as: .sheet),
        ViewTemplateCoordinator.feature(as: .root, items: services.items).requiring(Self.started),
        FavoritesCoordinator.feature(as: .tab(of: "viewTemplate")),
      ]), root: services.hasStarted ? "viewTemplate" : "welcome",
      gates: [Self.started: { session.hasStarted ? .open : .waits }])
    appRouter = AppRouter(navigator)
    navigator.start()
    connect()
  }

  private func connect() {
    navigator.onEnding = { [weak self] ending in
      if ending.module == WelcomeCoordinator.module.name { self?.start() }
    }
    navigator.observe { [weak self] event in
      switch event.error {
      case .unavailable(let reason)?: self?.problem = reason
      // Any other refusal is the answer to a tap that came too late.
      case let error: self?.problem = error?.linkError?.description
      }
    }
  }

  /// Lets the user in, and shows the tabs, with what was saved, and then a link that has waited.
  private func start() {
    session.start()
    showTabs()
  }

  private func showTabs() {
    let losses = navigator.showRoot("viewTemplate", restoring: kept, openingWaiting: true).losses
    kept = nil
    if let loss = losses.first { problem = "Part of what was open can't be opened again: \(loss)" }
  }

  /// Opens a link from outside.
  @discardableResult
  public func open(_ link: String) -> NavigationOutcome { appRouter.open(link) }

  /// Everything that is open, as a text that can be saved; until the user gets started, the link that waits, or what was saved.
  public var place: String {
    if session.hasStarted { return NavigationArchive.text(of: navigator.snapshot) }
    return navigator.links.waiting?.description ?? kept.map { NavigationArchive.text(of: $0) } ?? ""
  }

  /// Restores a saved place, at once or when the user gets started, and then opens a link that has arrived before it.
  public func restore(_ place: String) {
    if place.isEmpty { return }
    if let waiting = try? DeepLink(place) { return _ = navigator.open(waiting) }
    let archive = NavigationArchive(place)
    kept = archive.snapshot
    if kept != nil, session.hasStarted { showTabs() }
    if let lost = archive.problems.first { problem = "Part of what was open can't be read: \(lost)" }
  }
}
