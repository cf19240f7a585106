import FlowScenes
import Links
import Routing
public import ScreenKit

// The way through the app, and back along it.
extension AppCoordinator {
  /// The last hundred steps, the oldest first.
  public var events: [SceneEvent] {
    _ = changes
    return history.steps.map { step in
      SceneEvent(
        number: step.number, cause: step.cause?.words ?? "started", link: step.link.description,
        isReachable: step.snapshot != nil && obstacle(to: step) == nil)
    }
  }

  /// Goes back to what was open at a step, or says why not.
  @discardableResult
  public func undo(to number: Int) -> Reply {
    notices.clear()
    let reply = Reply(goBack(to: number))
    if case .refused(let reason) = reply { notices.replace(with: .words(reason)) }
    return reply
  }

  /// Keeps what is open now as the step of a number.
  func note(_ number: Int, cause: NavigationKind?) {
    guard let flow, let asked = self.flow(of: active) else { return }
    let question = asked.isConfirming ? asked.visibleLayers.last?.top.link : nil
    history.append(
      .init(
        number: number, cause: cause, module: visible, snapshot: flow.snapshot, link: question ?? flow.link,
        account: account,
        isConfirmation: question != nil))
  }

  private func goBack(to number: Int) -> NavigationOutcome {
    if endSessionIfOver() { return .refused(.unavailable(Notices.sessionHasEnded)) }
    guard let step = history[number] else { return .refused(.unavailable("Step \(number) is not kept")) }
    if let obstacle = obstacle(to: step) { return .refused(obstacle) }
    guard let place = step.snapshot else { return .refused(.unavailable("Step \(number) was before the log-out")) }
    return go(to: step.module, .link) { $0.restore(place).outcome }
  }

  /// Why a step can't be gone back to; nil when it can.
  private func obstacle(to step: History.Step) -> NavigationError? {
    if step.isConfirmation { return .unavailable("Step \(step.number) was a question") }
    let module = step.module.module
    let gates = step.snapshot.map(module.gates(before:)) ?? module.gates
    if let gate = gates.first(where: { !isPassed($0) || step.account != account }) {
      return .unavailable("Step \(step.number) lies behind “\(gate)”")
    }
    return obstacle(to: step.module)
  }
}
