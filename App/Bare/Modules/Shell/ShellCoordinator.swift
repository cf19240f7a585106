import AppRouting
public import Routing
public import RoutingUI
import ViewTemplate

/// The composition root of a window, which lists the modules.
@MainActor
public final class ShellCoordinator {
  /// The navigator of the window.
  public let navigator: Navigator<any PageScreen>
  private let appRouter: AppRouter<any PageScreen>

  /// Creates a window; throws if the links of a module are declared wrongly.
  public init(_ services: ShellServices) throws(ModuleProblem) {
    navigator = try Navigator(
      Modules([
        ViewTemplateCoordinator.feature(as: .root, items: services.items)
      ]), root: "viewTemplate")
    appRouter = AppRouter(navigator)
    navigator.start()
  }

  /// Opens a link from outside.
  @discardableResult
  public func open(_ link: String) -> NavigationOutcome { appRouter.open(link) }
}
