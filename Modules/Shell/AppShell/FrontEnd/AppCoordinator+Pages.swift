import FlowScenes
public import Routing
public import ScreenKit

// For a front end that draws each screen as a page, such as SwiftUI.
extension AppCoordinator {
  /// The notices until the user's next action, in one line; observation tracks it.
  public var notice: String? { notices.line }

  /// Whether a notice tells of saved state that can't be read or opened.
  public var hasDamagedState: Bool { notices.tellsOfDamage }

  /// Sends an intent to a page; a refusal also shows a notice.
  @discardableResult
  public func send(_ intent: SceneIntent, to page: OpenEntry<any ViewModel>) -> Reply {
    perform(intent) { page.screen.receive(intent) }
  }

  /// Performs a move of the user, such as going back; a refusal also shows a notice.
  public func perform(_ move: () -> NavigationOutcome) { perform { Reply(move()) } }

  /// Returns whether a closed gate of its module hides the tab with this root.
  public func hidesTab(_ root: OpenEntry<any ViewModel>) -> Bool {
    guard let module = navigator.modules[root.route.module]?.module else { return false }
    if case .closed? = navigator.obstacle(behind: module.gates)?.state { return true } else { return false }
  }
}
