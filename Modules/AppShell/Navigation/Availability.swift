import Links
import Routing

/// Decides which places are available now, from the conditions of the app.
@MainActor
struct Availability {
  let conditions: [Condition]
  let services: AppServices

  /// Whether a gate stands for a condition, and not for a state of the user such as being signed in.
  func isCondition(_ gate: Gate) -> Bool { conditions.contains { $0.gate == gate } }

  /// Why a place behind these gates is unavailable now, or `nil`.
  func reason(behind gates: [Gate]) -> String? {
    for condition in conditions where gates.contains(condition.gate) {
      if let reason = condition.reason(services) { return reason }
    }
    return nil
  }

  /// Returns the part of a snapshot that is available: each stack ends below the first entry that isn't, and a modal over such
  /// an entry is left out.
  func availablePart(
    of snapshot: NavigationSnapshot<DeepLink>, in module: Module
  ) -> NavigationSnapshot<DeepLink> {
    let available = { (stack: [DeepLink]) in
      Array(stack.prefix { link in reason(behind: (try? module.plan(link).gates) ?? []) == nil })
    }
    var part = snapshot
    part.tabs = snapshot.tabs.map(available)
    part.modals = []
    let selected = snapshot.selectedTab
    if part.tabs.indices.contains(selected), part.tabs[selected] != snapshot.tabs[selected] { return part }
    for modal in snapshot.modals {
      let stack = available(modal.stack)
      if !stack.isEmpty { part.modals.append(Modal(style: modal.style, stack: stack)) }
      if stack != modal.stack { break }
    }
    return part
  }
}
