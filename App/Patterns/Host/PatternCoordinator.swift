import AppRouting
import FlowScenes
import Links
import Routing
import ScreenKit

/// The interface between the host and a pattern.
@MainActor
protocol PatternCoordinator: AnyObject {
  /// The flow of the visible window.
  var flow: any Flow<any ViewModel> { get }
  /// The flows of all windows.
  ///
  /// By default there is one window.
  var flows: [any Flow<any ViewModel>] { get }
  /// The position of the visible window in `flows`.
  var window: Int { get }
  /// Opens a link.
  ///
  /// The default implementation passes it to the flow.
  func open(_ text: String) -> NavigationOutcome
}

extension PatternCoordinator {
  var flows: [any Flow<any ViewModel>] { [flow] }
  var window: Int { 0 }

  func open(_ text: String) -> NavigationOutcome {
    do throws(DeepLinkError) {
      return flow.open(try DeepLink(text), .reuse)
    } catch {
      return .refused(NavigationError(error))
    }
  }
}
