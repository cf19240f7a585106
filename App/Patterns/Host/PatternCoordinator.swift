import AppRouting
import FlowScenes
import Links
import Routing
import ScreenKit

/// The interface between the host and a pattern.
@MainActor
protocol PatternCoordinator: AnyObject {
  var flow: any Flow<any ViewModel> { get }
  /// Opens a link.
  ///
  /// The default implementation passes it to the flow.
  func open(_ text: String) -> NavigationOutcome
}

extension PatternCoordinator {
  func open(_ text: String) -> NavigationOutcome {
    do throws(DeepLinkError) {
      return flow.open(try DeepLink(text), .reuse)
    } catch {
      return .refused(NavigationError(error))
    }
  }
}
