public import Links

// What can be done to the modals and the tabs. Each call says how it ended and hands every entry that leaves to `ended`.
extension Layers {
  /// Opens a layer over the one that is active; only an alert gives way to it, because nothing lies over an alert.
  @inlinable mutating func present(_ route: Route, as style: ModalStyle, ended: (Entry<Route>) -> Void) -> Outcome {
    while modals.last?.style == .alert { closeModals(keeping: modals.count - 1, ended: ended) }
    let entry = makeEntry(route)
    _modals.append(Modal(style: style, stack: Stack(root: entry)))
    return .done
  }

  /// A question lies over everything but another question, so that saying no gives back what was there, an alert included.
  @inlinable mutating func ask(_ route: Route, ended: (Entry<Route>) -> Void) -> Outcome {
    closeQuestion(ended: ended)
    let entry = makeEntry(route)
    _modals.append(Modal(style: .alert, stack: Stack(root: entry), isQuestion: true))
    return .done
  }

  /// A question is about what was open when it was asked, so no change leaves it open, not even one that lies below it.
  @inlinable mutating func closeQuestion(ended: (Entry<Route>) -> Void) {
    closeModals(keeping: levels, ended: ended)
  }

  /// Ends an entry where it is: with its modal when it is the root of one, else with what was pushed over it.
  @inlinable mutating func end(_ entry: EntryID, ended: (Entry<Route>) -> Void) -> Outcome {
    if let index = modals.firstIndex(where: { $0.stack.contains(entry) }) {
      let depth = modals[index].stack.depth(of: entry) ?? 0
      closeModals(keeping: depth == 0 ? index : index + 1, ended: ended)
      if depth > 0 { _modals[index]._stack.truncate(to: depth - 1, ended: ended) }
      return .done
    }
    guard let tab = tabs.firstIndex(where: { $0.contains(entry) }) else { return .refused(.noSuchEntry(entry)) }
    guard let depth = tabs[tab].depth(of: entry), depth > 0 else { return .refused(.atRoot) }
    if tab == selectedTab { closeModals(keeping: 0, ended: ended) } else { closeQuestion(ended: ended) }
    _tabs[tab].truncate(to: depth - 1, ended: ended)
    return .done
  }

  /// Closes what lies over so many modals, then shows a route there.
  @inlinable mutating func show(
    _ route: Route, as presentation: Presentation, overModals kept: Int, ended: (Entry<Route>) -> Void
  ) -> Outcome {
    guard (0...levels).contains(kept) else { return .refused(.nothingPresented) }
    if presentation == .push, kept > 0, modals[kept - 1].style == .alert { return .refused(.alertIsOpen) }
    closeModals(keeping: kept, ended: ended)
    return switch presentation {
    case .push: push(route)
    case .modal(let style): present(route, as: style, ended: ended)
    }
  }

  @inlinable mutating func dismiss(keeping kept: Int, ended: (Entry<Route>) -> Void) -> Outcome {
    guard isPresenting else { return .refused(.nothingPresented) }
    guard kept < modals.count else { return .unchanged }
    closeModals(keeping: Swift.max(0, kept), ended: ended)
    return .done
  }

  /// Choosing a tab closes what covers the tabs.
  ///
  /// Choosing the visible one again takes one step of this ladder: close the modals, else go to the root. At the root
  /// nothing is left to do but to scroll up, which is the front end's business.
  @inlinable mutating func select(tab index: Int, ended: (Entry<Route>) -> Void) -> Outcome {
    guard tabs.indices.contains(index) else { return .refused(.noSuchTab(String(index))) }
    guard isPresenting || index != selectedTab else { return pop(depth, ended: ended) }
    closeModals(keeping: 0, ended: ended)
    _selectedTab = index
    return .done
  }

  @inlinable mutating func select(tab index: Int, pushing route: Route, ended: (Entry<Route>) -> Void) -> Outcome {
    guard tabs.indices.contains(index) else { return .refused(.noSuchTab(String(index))) }
    closeModals(keeping: 0, ended: ended)
    _selectedTab = index
    return push(route)
  }

  /// Gives each of these roots a stack of its own, as tabs, as panes, or as one stack.
  ///
  /// A root that was there keeps its stack and its entries; one that is new begins at itself. The visible tab stays
  /// visible where its root stays, else the first one is. Modals stay, but for a question.
  @inlinable mutating func rearrange(_ roots: [Route], ended: (Entry<Route>) -> Void) -> Outcome {
    guard !roots.isEmpty else { return .refused(.emptyStack) }
    guard roots != tabs.map(\.root.route) else { return .unchanged }
    closeQuestion(ended: ended)
    let selected = tabs[selectedTab].root.id
    var left = tabs
    var arranged: [Stack<Route>] = []
    for root in roots {
      if let index = left.firstIndex(where: { $0.root.route == root }) {
        arranged.append(left.remove(at: index))
      } else {
        arranged.append(Stack(root: makeEntry(root)))
      }
    }
    _tabs = arranged
    _selectedTab = tabs.firstIndex { $0.root.id == selected } ?? 0
    for stack in left.reversed() { stack.entries.reversed().forEach(ended) }
    return .done
  }

  @inlinable mutating func closeModals(keeping kept: Int, ended: (Entry<Route>) -> Void) {
    while modals.count > kept {
      guard let modal = _modals.popLast() else { return }
      for entry in modal.stack.pushed.reversed() { ended(entry) }
      ended(modal.stack.root)
    }
  }
}
