public import Links

/// A change of a router's state; observers receive each change once, in order.
public struct NavigationChange<Route: Linkable>: Hashable, Sendable {
  /// The number of the change, counted from 1 in each router.
  public let number: Int
  /// The command that made the change.
  public let command: NavigationCommand<Route>
  /// Whether a UI animates the change; the final state is the same.
  public let isAnimated: Bool
  /// The topmost entry of this module before the change.
  public var from: Entry<Route> { before.entry() }
  /// The topmost entry of this module after the change.
  public var to: Entry<Route> { after.entry() }
  /// The visible place of the child flow that covered `from`, or `nil`.
  let childBefore: DeepLink?
  /// The visible place of the child flow that covers `to`, or `nil`.
  let childAfter: DeepLink?
  let before: OpenItem
  let after: OpenItem

  /// The kind of the command; `popOrPush` and `pushOver` count as a push or as going back, whichever happened.
  public var kind: NavigationKind {
    switch command {
    // A push shows a newer entry, and going back shows an older one.
    case .popOrPush, .pushOver: after.id > before.id ? .push : .back
    case .push, .present(_, .push): .push
    case .present: .present
    case .confirm: .confirmation
    case .replaceStack, .replaceTop, .showAtLevel, .setTabs: .replaced
    case .pop, .popTo, .back: .back
    case .dismiss, .dismissModal, .dismissModals: .dismiss
    case .select: .tab
    case .open, .reset: .link
    }
  }
}

/// The kind of a navigation command, without its route.
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
  /// Opening a link or restoring a snapshot.
  case link
}

/// One navigation call of an app: a change, or a call that was refused.
///
/// It holds links only: no screens, and no text of a refused link. Analytics and logs use it; see `AppRouter.observe(_:)`.
public struct NavigationEvent: Hashable, Sendable {
  /// The number of the event, counted from 1 in the app, or in the flow when a flow is observed on its own.
  public var number: Int
  /// The module that changed or refused the call; empty when a refused link is malformed or names no module of the app.
  public var module: String
  /// The kind of the change, or `link` for a link that an `AppRouter` refused; `nil` for a call that a router refused.
  public var kind: NavigationKind?
  /// The link of the visible entry before the call.
  public var from: DeepLink?
  /// The link of the visible entry after the call; equal to `from` when the call was refused.
  public var to: DeepLink?
  /// Why the call was refused; `nil` for a change.
  public var error: NavigationError?

  /// Creates an event, and removes the text of a refused link from its error.
  public init(
    number: Int = 0, module: String, kind: NavigationKind? = nil, from: DeepLink? = nil, to: DeepLink? = nil,
    error: NavigationError? = nil
  ) {
    self.number = number
    self.module = module
    self.kind = kind
    self.from = from
    self.to = to
    self.error = error?.withoutLinkText
  }
}
