import AppRouting
import Favorites
import Links
public import Observation
public import Routing
public import RoutingUI
import ViewTemplate
import Welcome

/// Composes the modules of the app in one window: what is shown, what a link waits for, and what is saved.
///
/// A module knows no other one. It opens the link of a place, and the window shows the place where its module belongs.
@MainActor
@Observable
public final class ShellCoordinator {
  /// Passed when the user has got started; a link to a tab waits for it.
  private static let started = Gate("started")

  /// What is open in the window.
  @ObservationIgnored public let navigator: Navigator<any PageScreen>
  /// Why the last link was refused; `nil` if it was opened.
  public private(set) var problem: String?
  @ObservationIgnored private let appRouter: AppRouter<any PageScreen>
  @ObservationIgnored private var hasStarted = false

  /// Starts the app at its first page.
  ///
  /// Throws a `ModuleProblem` if the links of a module are declared wrongly.
  public init() throws(ModuleProblem) {
    // The features call the shell, which is made from them.
    final class Window { weak var shell: ShellCoordinator? }
    let window = Window()
    navigator = try Navigator(
      Modules([
        WelcomeCoordinator.feature(as: .sheet) { window.shell?.start() },
        ViewTemplateCoordinator.feature(as: .root).requiring(Self.started),
        FavoritesCoordinator.feature(as: .tab(of: "viewTemplate")),
      ]), root: "welcome")
    appRouter = try AppRouter(navigator, gates: [Self.started: { window.shell?.hasStarted == true ? .open : .waits }])
    window.shell = self
    navigator.start()
    navigator.observe { [weak self] event in self?.problem = event.error?.linkError?.description }
  }

  /// Shows the tabs, with what was saved, and then a waiting link.
  private func start(restoring saved: NavigationSnapshot<DeepLink>? = nil) {
    hasStarted = true
    navigator.showRoot("viewTemplate", restoring: saved, opening: appRouter.takeWaiting())
  }

  /// Opens a link from outside.
  @discardableResult
  public func open(_ link: String) -> NavigationOutcome { appRouter.open(link) }

  /// What is open, as a text that can be saved; empty before the user gets started.
  public var place: String { hasStarted ? NavigationArchive.text(of: navigator.snapshot) : "" }

  /// Shows a saved place, and then a link that has arrived before it.
  public func restore(_ place: String) {
    if let saved = NavigationArchive(place).snapshot { start(restoring: saved) }
  }
}
