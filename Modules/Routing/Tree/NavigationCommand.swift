import Links

/// Everything that changes what is open in a window, as a value: it can wait for a confirmation, and be tried on a copy of the tree.
indirect enum NavigationCommand: Hashable, Sendable {
  /// Pushes a new entry on the active stack.
  case push(AnyRoute)
  /// Pushes a route over an entry of the active stack, in place of everything above that entry.
  case pushOver(EntryID, AnyRoute)
  /// Removes this number of entries from the active stack.
  case pop(Int)
  /// Goes back to an entry of the active stack.
  case popTo(EntryID)
  /// Goes back to a route of the active stack, or pushes it if the stack doesn't hold it.
  case popOrPush(AnyRoute)
  /// Replaces the entries of the active stack above its lowest `keeping` ones.
  case replaceStack([AnyRoute], keeping: Int)
  /// Replaces the visible entry.
  case replaceTop(AnyRoute)
  /// Presents a route over everything; `.push` pushes it.
  case present(AnyRoute, PresentationStyle)
  /// Opens the alert that asks before a screen is left.
  case confirm(AnyRoute)
  /// Removes an entry and everything above it, wherever it is.
  case dismiss(EntryID)
  /// Closes the modals above this level, then shows a route on it; level 0 is the root layer.
  case showAtLevel(Int, AnyRoute, PresentationStyle)
  /// Closes the topmost modal.
  case dismissModal
  /// Closes all modals except this many of the lowest ones.
  case dismissModals(keeping: Int)
  /// Goes back one step: removes the top of the active stack, or closes the topmost modal at its root.
  case back
  /// Selects the tab at this position, and pushes a route on its stack unless it is `nil`.
  case select(tab: Int, pushing: AnyRoute?)
  /// Gives the root layer a tab for each of these roots.
  case setTabs([AnyRoute])
  /// Opens stacks; the entries that they share with what is open stay.
  case open(NavigationSnapshot<AnyRoute>)
  /// Opens the stacks of another root; the entries that they share with what is open stay.
  case openRoot(NavigationSnapshot<AnyRoute>)
  /// Opens stacks with new entries only.
  case reset(NavigationSnapshot<AnyRoute>)

  /// Why a route that the command would show can't be written as a link; `nil` if all of them can.
  var fault: DeepLinkError? {
    switch self {
    case .push(let route), .pushOver(_, let route), .popOrPush(let route), .replaceTop(let route),
      .present(let route, _),
      .confirm(let route), .showAtLevel(_, let route, _), .select(tab: _, pushing: let route?):
      route.fault
    case .replaceStack(let routes, _), .setTabs(let routes): routes.lazy.compactMap(\.fault).first
    case .open(let snapshot), .openRoot(let snapshot), .reset(let snapshot):
      snapshot.stacks.joined().lazy.compactMap(\.fault).first
    case .pop, .popTo, .dismiss, .dismissModal, .dismissModals, .back, .select(tab: _, pushing: nil): nil
    }
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
