import Links

/// A reversible change of the tree's routes.
enum Edit: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case tab(Int)
    case topModal
  }

  /// The upper end of a stack was replaced, from a position on.
  case stack(Place, from: Int, removed: [AnyRoute], added: [AnyRoute])
  case opened(Modal<[AnyRoute]>)
  case closed(Modal<[AnyRoute]>)
  case selected(from: Int, to: Int)
  indirect case replaced(from: NavigationSnapshot<AnyRoute>, to: NavigationSnapshot<AnyRoute>)

  var reversed: Edit {
    switch self {
    case .stack(let place, let start, let removed, let added):
      .stack(place, from: start, removed: added, added: removed)
    case .opened(let modal): .closed(modal)
    case .closed(let modal): .opened(modal)
    case .selected(let from, let to): .selected(from: to, to: from)
    case .replaced(let from, let to): .replaced(from: to, to: from)
    }
  }

  var opened: [AnyRoute] {
    switch self {
    case .stack(_, _, _, let added): added
    case .opened(let modal): modal.stack
    case .replaced(_, let place): Array(place.stacks.joined())
    case .closed, .selected: []
    }
  }

  /// Whether the same routes are open afterwards.
  private var isVain: Bool {
    switch self {
    case .stack(_, _, let removed, let added): removed == added
    case .selected(let from, let to): from == to
    case .replaced(let from, let to): from == to
    case .opened, .closed: false
    }
  }

  func apply(to snapshot: inout NavigationSnapshot<AnyRoute>) {
    switch self {
    case .stack(.tab(let tab), let start, _, let added): snapshot.tabs[tab].replaceSubrange(start..., with: added)
    case .stack(.topModal, let start, _, let added):
      snapshot.modals[snapshot.modals.count - 1].stack.replaceSubrange(start..., with: added)
    case .opened(let modal): snapshot.modals.append(modal)
    case .closed: snapshot.modals.removeLast()
    case .selected(_, let tab): snapshot.selectedTab = tab
    case .replaced(_, let place): snapshot = place
    }
  }

  /// Returns the edits without those that change nothing or cancel out.
  static func withoutVain(_ edits: [Edit]) -> [Edit] {
    edits.reduce(into: []) { kept, edit in
      if edit.isVain { return }
      if kept.last == edit.reversed { kept.removeLast() } else { kept.append(edit) }
    }
  }
}
