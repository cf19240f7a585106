import AppRouting
import FlowScenes
import Links
import Routing
import ScreenKit

/// What the host needs from a pattern: a flow to show, and the outcome of a link.
@MainActor
protocol PatternCoordinator: AnyObject {
  var flow: any Flow<any ViewModel> { get }
  /// Opens a link written as text; the flow itself does it unless the pattern has something to say first.
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
