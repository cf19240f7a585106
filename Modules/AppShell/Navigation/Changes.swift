import Observation
import Routing

/// Counts the changes of the app, and groups several changes into one.
@MainActor
@Observable
final class Changes {
  /// The number of changes so far; a front end that reads the scene observes it.
  private(set) var count = 0
  // True during launch, and while several changes are grouped into one.
  @ObservationIgnored private var isGrouping = true
  @ObservationIgnored private var hasGroupedChange = false
  @ObservationIgnored private var observers: [@MainActor (NavigationKind) -> Void] = []

  /// Calls `observer` after each counted change.
  func observe(_ observer: @escaping @MainActor (NavigationKind) -> Void) { observers.append(observer) }

  /// Starts counting: the changes of the launch don't count.
  func start() { isGrouping = false }

  /// Records one change, or a part of the current group.
  func record(_ cause: NavigationKind) {
    if isGrouping { hasGroupedChange = true } else { count(cause) }
  }

  /// Groups all changes that `work` makes into one change of the app.
  @discardableResult
  func performAsOne(_ cause: NavigationKind, _ work: () -> NavigationOutcome) -> NavigationOutcome {
    guard !isGrouping else { return work() }
    isGrouping = true
    hasGroupedChange = false
    let outcome = work()
    isGrouping = false
    if hasGroupedChange { count(outcome == .needsConfirmation ? .confirmation : cause) }
    return outcome
  }

  private func count(_ cause: NavigationKind) {
    count += 1
    for observer in observers { observer(cause) }
  }
}
