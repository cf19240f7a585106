import FlowScenes
public import Routing
public import ScreenKit

// For a front end that draws each screen of the navigator as a page, such as SwiftUI.
extension AppCoordinator {
  /// The current notices in one line, until the next action of the user; observation tracks it.
  public var notice: String? { notices.line }

  /// Sends an intent to a page; a refusal also shows a notice.
  @discardableResult
  public func send(_ intent: SceneIntent, to page: OpenEntry<any ViewModel>) -> Reply {
    perform { page.screen.receive(intent) }
  }

  /// Performs a move of the user, such as going back; a refusal also shows a notice.
  public func perform(_ move: () -> NavigationOutcome) { perform { Reply(move()) } }

  /// Whether the tab with this root is hidden because a gate of its module is closed.
  public func hidesTab(_ root: OpenEntry<any ViewModel>) -> Bool {
    guard let module = navigator.modules[root.route.module]?.module else { return false }
    if case .closed? = navigator.obstacle(behind: module.gates)?.state { return true } else { return false }
  }
}
