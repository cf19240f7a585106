import Links

/// A change of a window, or a refused call without its link's text.
public struct NavigationEvent: Hashable, Sendable {
  /// The number, counted from 1 in each window.
  public let number: Int
  /// The kind of the change; `nil` for a refused call.
  public let kind: NavigationKind?
  /// Whether a UI animates the change.
  public let isAnimated: Bool
  /// The visible entry before the call.
  public let from: Entry<AnyRoute>
  /// The visible entry after the call; equal to `from` for a refused one.
  public let to: Entry<AnyRoute>
  /// Why the call was refused; `nil` for a change.
  public let error: NavigationError?

  /// The name of the module visible after the call.
  public var module: String { to.route.module }
}

/// The kind of a change.
public enum NavigationKind: String, Hashable, Sendable, CaseIterable {
  /// Going back by one or more entries.
  case back
  /// Closing a modal or removing an entry.
  case dismiss
  /// Selecting a tab.
  case tab
  /// Pushing an entry.
  case push
  /// Presenting a modal.
  case present
  /// Asking before a screen is left.
  case confirmation
  /// Replacing what was shown.
  case replaced
  /// Opening a link or a snapshot, undo, or redo.
  case link
}
