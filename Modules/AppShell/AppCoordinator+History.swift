import FlowScenes
import Links
import Routing
public import ScreenKit

// Records the navigation of the app, and restores earlier states.
extension AppCoordinator {
  /// The entries of the history, at most a hundred, oldest first.
  public var events: [SceneEvent] {
    _ = changes
    return history.entries.map { entry in
      SceneEvent(
        number: entry.number, cause: entry.cause?.words ?? "started", link: entry.link.description,
        isReachable: entry.snapshot != nil && obstacle(to: entry) == nil)
    }
  }

  /// Restores what was open at a history entry; a refusal also shows a notice.
  @discardableResult
  public func undo(to number: Int) -> Reply {
    notices.clear()
    let reply = Reply(restoreHistoryEntry(number))
    if case .refused(let reason) = reply { notices.replace(with: .text(reason)) }
    return reply
  }

  /// Appends the current state to the history.
  func appendToHistory(_ number: Int, cause: NavigationKind?) {
    guard let flow, let activeFlow = self.flow(of: active) else { return }
    let confirmation = activeFlow.isConfirming ? activeFlow.visibleLayers.last?.top.link : nil
    history.append(
      .init(
        number: number, cause: cause, module: visible, snapshot: flow.snapshot, link: confirmation ?? flow.link,
        account: account,
        isConfirmation: confirmation != nil))
  }

  private func restoreHistoryEntry(_ number: Int) -> NavigationOutcome {
    if endSessionIfOver() { return .refused(.unavailable(Notices.sessionHasEnded)) }
    guard let entry = history[number] else { return .refused(.unavailable("Step \(number) is not kept")) }
    if let obstacle = obstacle(to: entry) { return .refused(obstacle) }
    guard let snapshot = entry.snapshot else {
      return .refused(.unavailable("Step \(number) was before the log-out"))
    }
    return navigate(to: entry.module, by: .link) { $0.restore(snapshot).outcome }
  }

  /// Why a history entry can't be restored, or `nil`.
  private func obstacle(to entry: History.Entry) -> NavigationError? {
    if entry.isConfirmation { return .unavailable("Step \(entry.number) was a question") }
    let module = entry.module.module
    let gates = entry.snapshot.map(module.gates(before:)) ?? module.gates
    if let gate = gates.first(where: { !isPassed($0) || entry.account != account }) {
      return .unavailable("Step \(entry.number) lies behind “\(gate)”")
    }
    return obstacle(to: entry.module)
  }
}
