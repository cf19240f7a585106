import FlowScenes
public import Routing
public import ScreenKit

// The interface for a front end that draws the navigator with the screens as pages, such as SwiftUI.
extension AppCoordinator {
  /// The notices to show over everything, in one line, until the user does something; observation tracks it.
  public var notice: String? { notices.line }

  /// Handles an intent of a page; a refusal also shows a notice.
  @discardableResult
  public func send(_ intent: SceneIntent, to page: OpenEntry<any ViewModel>) -> Reply {
    perform { page.screen.receive(intent) }
  }

  /// Makes a move of the user, such as going back or choosing a tab; a refusal also shows a notice.
  public func perform(_ move: () -> NavigationOutcome) { perform { Reply(move()) } }

  /// Whether the tab with this root is left out now, because its module is closed.
  public func hidesTab(_ root: OpenEntry<any ViewModel>) -> Bool {
    guard let module = navigator.modules[root.route.module]?.module else { return false }
    if case .closed? = navigator.obstacle(behind: module.gates)?.state { return true } else { return false }
  }
}
