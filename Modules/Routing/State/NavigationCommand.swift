public import Links

/// A change that a router can make, as a value.
///
/// A command can wait for a confirmation, be reported as the cause of a change, and be tried on a copy of the state. The
/// methods of `Router` are short forms of commands.
public indirect enum NavigationCommand<Route: Hashable & Sendable>: Hashable, Sendable {
  /// Pushes a new entry on the active stack.
  case push(Route)
  /// Pushes a route over an entry of the active stack, in place of everything above that entry.
  case pushOver(EntryID, Route)
  /// Removes this number of entries from the active stack.
  case pop(Int)
  /// Goes back to an entry of the active stack.
  case popTo(EntryID)
  /// Goes back to a route of the active stack, or pushes it if the stack doesn't hold it.
  case popOrPush(Route)
  /// Replaces all entries of the active stack.
  case replaceStack([Route])
  /// Replaces the visible entry.
  case replaceTop(Route)
  /// Presents a route over everything; `.push` pushes it.
  case present(Route, PresentationStyle)
  /// Asks for confirmation before a screen is left. Only the router itself does this; `Router.send` refuses it.
  case confirm(Route)
  /// Removes an entry and everything above it, wherever it is.
  case dismiss(EntryID)
  /// Closes the modals above this level, then shows a route on it; level 0 is the root layer.
  case showAtLevel(Int, Route, PresentationStyle)
  /// Closes the topmost modal.
  case dismissModal
  /// Closes all modals except this many of the lowest ones.
  case dismissModals(keeping: Int)
  /// Goes back one step: removes the top of the active stack, or closes the topmost modal at its root.
  case back
  /// Selects the tab at this position, and pushes a route on its stack unless it is `nil`.
  case select(tab: Int, pushing: Route? = nil)
  /// Gives the root layer a tab for each of these roots.
  case setTabs([Route])
  /// Opens stacks; the entries and child flows that they share with what is open stay.
  case open(NavigationSnapshot<StackStep<Route>>)
  /// Opens stacks with new entries and child flows only.
  case reset(NavigationSnapshot<StackStep<Route>>)
}

extension NavigationCommand {
  /// Returns the command that pushes or presents a route.
  static func showing(_ route: Route, as style: PresentationStyle) -> NavigationCommand {
    style == .push ? .push(route) : .present(route, style)
  }
}

extension NavigationCommand where Route: Linkable {
  /// Why a route that the command would show can't be written as a link; `nil` if all of them can.
  var fault: DeepLinkError? {
    switch self {
    case .push(let route), .pushOver(_, let route), .popOrPush(let route), .replaceTop(let route),
      .present(let route, _), .showAtLevel(_, let route, _), .select(tab: _, pushing: let route?), .confirm(let route):
      Route.links.fault(of: route)
    case .replaceStack(let routes), .setTabs(let routes): Self.fault(in: [routes])
    case .open(let steps), .reset(let steps): Self.fault(in: steps.stacks.map { $0.compactMap(\.route) })
    case .pop, .popTo, .dismiss, .dismissModal, .dismissModals, .back, .select(tab: _, pushing: nil): nil
    }
  }

  private static func fault(in stacks: [[Route]]) -> DeepLinkError? {
    stacks.joined().lazy.compactMap(Route.links.fault).first
  }
}

/// A level of modals, seen from a screen.
public enum ModalLevel: String, Hashable, Sendable, CaseIterable {
  /// The level of the screen itself.
  case here
  /// The level below it.
  case parent
  /// The root layer.
  case root
  /// The topmost level.
  case top
}
