import AppRouting
import Links
import Routing
import ScreenKit

/// The state that a root, such as onboarding, has interrupted.
@MainActor
final class Interruption {
  /// The interrupted state; `nil` unless the root is an interruption.
  private(set) var interrupted: NavigationSnapshot<DeepLink>?
  private let navigator: Navigator<any ViewModel>
  private let history: NavigationHistory<any ViewModel>
  private var isInterrupted: Bool

  /// Creates an observer of a window, whose changes `history` must record first.
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
      // A second interruption keeps what the first one interrupted.
      interrupted = history.steps.dropLast().last { $0.snapshot != nil }?.snapshot
    }
  }

  /// Returns and forgets the interrupted state.
  func take() -> NavigationSnapshot<DeepLink>? {
    defer { interrupted = nil }
    return interrupted
  }
}
