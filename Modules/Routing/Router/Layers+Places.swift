public import Links

extension Layers {
  /// What is open, without the identities and without a question that is being asked.
  public var place: Place<Route> {
    Place(
      tabs: tabs.map { $0.entries.map(\.route) }, selectedTab: selectedTab,
      modals: modals.prefix(levels).map {
        .init(style: $0.style, stack: $0.stack.entries.map(\.route))
      })
  }

  /// Opens a place as one change.
  ///
  /// What is open there already stays as it is, identities included, but for a question. The number of tabs is fixed, and
  /// only the topmost modal may be an alert, with one screen.
  @inlinable mutating func become(_ place: Place<Route>, ended: (Entry<Route>) -> Void) -> Outcome {
    if let refusal = refusal(of: place) { return .refused(refusal) }
    guard !isOpen(place) else { return .unchanged }

    closeQuestion(ended: ended)
    // What goes, the innermost first; then what comes. All of it where it lies, so that no copy lives meanwhile.
    closeModals(
      keeping: zip(modals, place.modals).prefix { $0.style == $1.style && $0.stack.root.route == $1.stack.first }.count,
      ended: ended)
    for index in modals.indices.reversed() { _modals[index]._stack.shrink(to: place.modals[index].stack, ended: ended) }
    for index in tabs.indices.reversed() { _tabs[index].shrink(to: place.tabs[index], ended: ended) }
    _selectedTab = place.selectedTab
    for (index, routes) in place.tabs.enumerated() { _tabs[index].grow(to: routes, lastID: &lastID) }
    for (index, modal) in place.modals.enumerated() {
      if index == modals.count, let root = modal.stack.first {
        _modals.append(Modal(style: modal.style, stack: Stack(root: makeEntry(root))))
      }
      _modals[index]._stack.grow(to: modal.stack, lastID: &lastID)
    }
    return .done
  }

  /// Opens a place as one change in which nothing stays of what is open.
  @inlinable mutating func begin(anew place: Place<Route>, ended: (Entry<Route>) -> Void) -> Outcome {
    if let refusal = refusal(of: place) { return .refused(refusal) }
    closeModals(keeping: 0, ended: ended)
    for tab in tabs.reversed() { tab.entries.reversed().forEach(ended) }
    _tabs = place.tabs.compactMap { makeStack($0) }
    _selectedTab = place.selectedTab
    _modals = place.modals.compactMap { modal in makeStack(modal.stack).map { Modal(style: modal.style, stack: $0) } }
    return .done
  }

  /// Why a place can't be open here; nil when it can.
  @inlinable func refusal(of place: Place<Route>) -> Refusal? {
    if place.tabs.contains(where: { $0.isEmpty }) || place.modals.contains(where: { $0.stack.isEmpty }) {
      return .emptyStack
    }
    if place.tabs.count != tabs.count { return .noMatch }
    if !place.tabs.indices.contains(place.selectedTab) { return .noSuchTab(String(place.selectedTab)) }
    let fromAlert = place.modals.drop { $0.style != .alert }
    return fromAlert.count > 1 || fromAlert.contains { $0.stack.count > 1 } ? .alertIsOpen : nil
  }

  @inlinable func isOpen(_ place: Place<Route>) -> Bool {
    !isAsking && selectedTab == place.selectedTab && tabs.elementsEqual(place.tabs) { $0.isOpen($1) }
      && modals.elementsEqual(place.modals) { $0.style == $1.style && $0.stack.isOpen($1.stack) }
  }
}

extension Stack {
  @inlinable func isOpen(_ routes: [Route]) -> Bool { routes.count == depth + 1 && kept(for: routes) == depth + 1 }

  /// How many entries from the root upwards are visits to these routes.
  @inlinable func kept(for routes: [Route]) -> Int {
    root.route == routes.first ? 1 + zip(pushed, routes.dropFirst()).prefix { $0.route == $1 }.count : 0
  }

  /// Takes off what these routes do not keep; a root that they do not keep ends here, and is replaced in `grow`.
  @inlinable mutating func shrink(to routes: [Route], ended: (Entry<Route>) -> Void) {
    let kept = kept(for: routes)
    let top = Swift.max(0, kept - 1)
    pushed[top...].reversed().forEach(ended)
    if kept == 0 { ended(root) }
    _pushed.removeSubrange(top...)
  }

  /// Adds an entry for each route that is not there yet.
  @inlinable mutating func grow(to routes: [Route], lastID: inout Int) {
    if let first = routes.first, first != root.route { _root = Entry(first, after: &lastID) }
    for route in routes.dropFirst(1 + depth) { _pushed.append(Entry(route, after: &lastID)) }
  }
}
