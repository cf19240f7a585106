import FlowScenes
import Links
import Routing
import ScreenKit
import Services

/// Records the navigation of the app, and goes back to earlier states.
@MainActor
final class History {
  /// A navigation change, and what was open after it.
  struct Entry {
    /// The number of changes up to and including this one; 0 at launch.
    var number: Int
    /// The kind of command that caused the change; `nil` at launch.
    var cause: NavigationKind?
    /// The visible module.
    var module: AppRoute
    /// What was open in the module; `nil` after the log-out of its account.
    var snapshot: NavigationSnapshot<DeepLink>?
    /// The visible place as one link, or the confirmation over it.
    var link: DeepLink
    /// The signed-in account; places behind a gate are restored for this account only.
    var account: Account?
    /// Whether a confirmation was open; such an entry can't be restored.
    var isConfirmation: Bool
  }

  /// The maximum number of entries.
  static let limit = 100

  /// The entries, oldest first.
  private(set) var entries: [Entry] = []
  private let navigator: ModuleNavigator
  private let session: SessionController
  private var modules: OpenModules { navigator.modules }

  init(_ navigator: ModuleNavigator, session: SessionController) {
    self.navigator = navigator
    self.session = session
  }

  /// Appends what is open, and drops the oldest entries above the limit.
  func record(_ cause: NavigationKind?) {
    guard let flow = modules.visibleFlow, let active = modules.flow(of: modules.active) else { return }
    let confirmation = active.content?.confirmation?.link
    entries.append(
      Entry(
        number: modules.changes.count, cause: cause, module: modules.visible, snapshot: flow.snapshot,
        link: confirmation ?? flow.link, account: session.account, isConfirmation: confirmation != nil))
    entries.removeFirst(max(0, entries.count - Self.limit))
  }

  /// Removes the snapshots and links of an account; the entries stay.
  func removeSnapshots(of account: Account?) {
    for index in entries.indices where entries[index].account == account {
      entries[index].link = DeepLink(module: entries[index].module.name)
      entries[index].snapshot = nil
    }
  }

  /// The entries as a front end shows them, oldest first.
  var events: [SceneEvent] {
    // The entries aren't observable; each change adds one.
    _ = modules.changes.count
    return entries.map { entry in
      SceneEvent(
        number: entry.number, cause: entry.cause?.words ?? "started", link: entry.link.description,
        isReachable: entry.snapshot != nil && obstacle(to: entry) == nil)
    }
  }

  /// Restores what was open at an entry.
  func undo(to number: Int) -> NavigationOutcome {
    if session.endIfOver() { return .refused(.unavailable(Notices.sessionHasEnded)) }
    guard let entry = entries.first(where: { $0.number == number }) else {
      return .refused(.unavailable("Step \(number) is not kept"))
    }
    if let obstacle = obstacle(to: entry) { return .refused(obstacle) }
    guard let snapshot = entry.snapshot else {
      return .refused(.unavailable("Step \(number) was before the log-out"))
    }
    return navigator.navigate(to: entry.module, by: .link) { $0.restore(snapshot).outcome }
  }

  /// Why an entry can't be restored, or `nil`.
  private func obstacle(to entry: Entry) -> NavigationError? {
    if entry.isConfirmation { return .unavailable("Step \(entry.number) was a question") }
    let module = entry.module.module
    let gates = entry.snapshot.map(module.gates(before:)) ?? module.gates
    if let obstacle = modules.obstacle(to: entry.module, behind: gates) { return obstacle }
    let userGates = gates.filter { !modules.availability.isCondition($0) }
    if let gate = userGates.first(where: { !session.isPassed($0) || entry.account != session.account }) {
      return .unavailable("Step \(entry.number) lies behind “\(gate)”")
    }
    return nil
  }
}
