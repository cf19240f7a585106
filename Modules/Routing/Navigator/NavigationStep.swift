public import Links

/// A step of a navigation call, reported by the part of the window that takes it, for an inspector or a log.
///
/// `Navigator.onStep` receives the steps in order. A refused link is reported without its text, which a user may have typed.
public enum NavigationStep: Sendable {
  /// A call begins.
  ///
  /// - Parameters:
  ///   - function: The called function, such as `push(_:over:)`.
  ///   - subject: What the call is about: an `AnyRoute`, a `DeepLink`, or the value of the first argument; `nil` if there is none.
  ///   - caller: The type of the calling coordinator; `nil` if the app or the front end calls.
  case call(function: String, subject: (any Sendable)?, caller: AnyObject.Type?)
  /// The modules have read a link as these routes.
  case read([AnyRoute])
  /// The places behind these gates may open; with an outcome, they can't open now.
  case admission([Gate], NavigationOutcome?)
  /// A screen with unsaved changes asks first.
  case question(AnyRoute)
  /// The tree has changed.
  case change(added: [AnyRoute], removed: [AnyRoute])
  /// The call has ended.
  case outcome(NavigationOutcome)
  /// A coordinator that has awaited a result gets a value of this type or, if it is `nil`, the reason why there is none.
  case result((any Sendable.Type)?, Cancellation?, receiver: AnyObject.Type?)
  /// A scope begins to run work.
  ///
  /// - Parameters:
  ///   - number: The number of the work in its window.
  ///   - route: The route of the entry to which the scope belongs; `nil` for `Router.scope`.
  ///   - caller: The type of the coordinator to which `Router.scope` belongs.
  case work(_ number: Int, AnyRoute?, caller: AnyObject.Type?)
  /// The work of this number is over; the error says why it failed.
  case workEnded(_ number: Int, (any Error)?)
}

extension NavigationCommand {
  /// What the command is about, for a step.
  func subject(in tree: NavigationTree) -> (any Sendable)? {
    switch self {
    case .present(let route, _), .pushOver(_, let route), .popOrPush(let route), .confirm(let route),
      .showAtLevel(_, let route, _):
      route
    case .popTo(let entry), .dismiss(let entry): tree.entries.first { $0.id == entry }?.route
    case .pop(let count): count == .max ? nil : count
    case .select(let tab, _): tree.tabs.indices.contains(tab) ? tree.tabs[tab][0].route : nil
    case .replaceStack(let routes, _): routes.last
    case .setTabs, .open, .openRoot, .reset, .dismissModals, .back: nil
    }
  }
}
