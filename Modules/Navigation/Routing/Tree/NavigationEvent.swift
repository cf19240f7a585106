import Links

/// A change of a window, or a refused call without the text of its link; observers receive every event once, in order.
public struct NavigationEvent: Hashable, Sendable {
  /// The number of the event, counted from 1 in each window.
  public let number: Int
  /// The kind of the change; `nil` for a call that was refused.
  public let kind: NavigationKind?
  /// Whether a UI animates the change; the final state is the same.
  public let isAnimated: Bool
  /// The visible entry before the call.
  public let from: Entry<AnyRoute>
  /// The visible entry after the call; equal to `from` when the call was refused.
  public let to: Entry<AnyRoute>
  /// Why the call was refused; `nil` for a change.
  public let error: NavigationError?

  /// The name of the visible module after the call.
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
  /// Asking for confirmation before a screen is left.
  case confirmation
  /// Replacing what was shown.
  case replaced
  /// Opening a link or a snapshot, undo, or redo.
  case link
}

extension NavigationKind {
  /// The kind of a command; `popOrPush` and `pushOver` count as a push or as going back, whichever happened.
  init(of command: NavigationCommand, from: Entry<AnyRoute>, to: Entry<AnyRoute>) {
    self =
      switch command {
      // A push shows a newer entry, and going back shows an older one.
      case .popOrPush, .pushOver: to.id > from.id ? .push : .back
      case .present(_, .push), .pushOnTab: .push
      case .present: .present
      case .confirm: .confirmation
      case .replaceStack, .replaceTop, .replaceModal, .showAtLevel, .openRoot: .replaced
      case .pop, .popTo, .back: .back
      case .dismiss, .dismissModal, .dismissModals: .dismiss
      case .select: .tab
      case .open, .reset, .edit: .link
      }
  }
}
