import AppRouting
import Links
import Routing
import ScreenKit

/// Keeps what was open before a root that interrupts it, such as onboarding, and shows it again afterwards.
@MainActor
final class Interruption {
  /// What was open before; `nil` unless the root is an interruption.
  private(set) var interrupted: NavigationSnapshot<DeepLink>?
  private let navigator: Navigator<any ViewModel>
  private let history: NavigationHistory<any ViewModel>
  private var isInterrupted: Bool

  /// Follows the changes of a window; `history` records them before.
  init(_ navigator: Navigator<any ViewModel>, history: NavigationHistory<any ViewModel>) {
    (self.navigator, self.history) = (navigator, history)
    isInterrupted = Self.isInterruption(navigator.root)
    navigator.observe { [weak self] event in
      if event.error == nil { self?.update() }
    }
  }

  private static func isInterruption(_ root: String) -> Bool { root != Root.loggedIn && root != Root.loggedOut }

  private func update() {
    let wasInterrupted = isInterrupted
    isInterrupted = Self.isInterruption(navigator.root)
    if !isInterrupted {
      interrupted = nil
    } else if !wasInterrupted {
      // A second interruption keeps what the first one has interrupted.
      interrupted = history.steps.dropLast().last { $0.snapshot != nil }?.snapshot
    }
  }

  /// Forgets what was open before, and returns it.
  func take() -> NavigationSnapshot<DeepLink>? {
    defer { interrupted = nil }
    return interrupted
  }
}
