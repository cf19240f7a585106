public import Links

extension Router: Flow {
  /// The name of the module in links.
  public var module: String { Route.links.module }

  /// What is open, as links, child flows included.
  public var snapshot: NavigationSnapshot<DeepLink> {
    var snapshot = NavigationSnapshot<DeepLink>(tabs: [], selectedTab: state.selectedTab)
    for tab in state.tabs {
      let open = open(in: tab)
      snapshot.tabs.append(open.stack)
      snapshot.modals += open.modals
    }
    for modal in state.modals {
      let open = open(in: modal.stack)
      snapshot.modals.append(Modal(style: modal.style, stack: open.stack))
      snapshot.modals += open.modals
    }
    return snapshot
  }

  /// The visible place as one link; opening it elsewhere shows the same place.
  ///
  /// Where no link can hold the way to the place, it is the link of the visible screen alone.
  public var link: DeepLink {
    let stacks = [state.tabs[state.selectedTab]] + state.presented.map(\.stack)
    if stacks.allSatisfy({ $0.entries.count == $0.depth + 1 }) { return state.snapshot.link }
    return linkThroughModules ?? activeChild?.link ?? state.visible.route.link
  }

  /// The link that names the way to the place through several modules, or `nil` if none can.
  private var linkThroughModules: DeepLink? {
    guard activeChild?.isPresenting != true, state.confirmation == nil else { return nil }
    let stack = state.tabs[state.selectedTab]
    let ownCount = stack.items.prefix { $0.entry != nil }.count + 1
    var own = state.snapshot
    own.modals = []
    own.tabs[state.selectedTab].removeLast(own.tabs[state.selectedTab].count - ownCount)
    var above = Array(open(in: stack).stack.dropFirst(ownCount))
    for modal in state.modals {
      let stack = open(in: modal.stack).stack
      guard let root = modal.stack.root.route.link(as: modal.style) else { return nil }
      above += [root] + stack.dropFirst()
    }
    return own.link.followed(by: above)
  }

  var visibleLink: DeepLink { activeChild?.link ?? state.visible.route.link }

  /// The path of every open entry, visible or not: the child flows that hold it, and the entry.
  public var entryPaths: [[EntryID]] {
    state.stacks.ids.flatMap { id in
      screens?.child(id).map { child in child.entryPaths.map { [id] + $0 } } ?? [[id]]
    }
  }

  /// The entry on top of everything.
  public var visibleEntry: EntryID { activeChild?.visibleEntry ?? state.visible.id }

  /// The number of screens below the one on top of the visible tab.
  public var depth: Int { depth(of: state.tabs[state.selectedTab].items[...]) }

  /// Whether a modal or a confirmation is open.
  public var isPresenting: Bool { state.isPresenting || activeChild?.isPresenting == true }

  // MARK: Calls

  /// Goes back one step; refused as stale unless `entry` is visible.
  @discardableResult
  public func back(from entry: EntryID) -> NavigationOutcome {
    activeChild?.back(from: entry) ?? send(.back, from: entry)
  }

  /// Closes the topmost modal; refused as stale unless `entry` is visible in it.
  @discardableResult
  public func dismissModal(from entry: EntryID) -> NavigationOutcome {
    guard let child = activeChild else { return send(.dismissModal, from: entry) }
    if child.isPresenting { return child.dismissModal(from: entry) }
    return send(.dismissModal, from: entry == child.visibleEntry ? state.visibleID : entry)
  }

  /// Closes all modals of this flow without asking for confirmation.
  @discardableResult
  public func discardModals() -> NavigationOutcome { inTurn { $0.change(.dismissModals(keeping: 0)) } }

  /// Selects the tab whose root is written like this.
  @discardableResult
  public func selectTab(_ name: String) -> NavigationOutcome {
    inTurn { router in
      guard let index = router.state.tabs.firstIndex(where: { $0.root.route.path.description == name }) else {
        return router.refuse(.noSuchTab(name))
      }
      return router.perform(.select(tab: index))
    }
  }

  // MARK: Child flows

  /// The child flow on top of the active stack, or `nil`.
  var visibleChild: (any Flow<Route.Screen>)? { screens?.children?[state.stacks.visible.id] }

  /// The child flow that takes the calls of the user: the one that asks for confirmation, or the one on top.
  private var activeChild: (any Flow<Route.Screen>)? {
    state.confirmation == nil ? screens?.children?.confirming ?? visibleChild : nil
  }

  /// The places of a stack, and the modals of the child flow on top of it.
  private func open(in stack: Stack<Route>) -> (stack: [DeepLink], modals: [Modal<[DeepLink]>]) {
    var open = (stack: [stack.root.route.link], modals: [Modal<[DeepLink]>]())
    for item in stack.items {
      switch item {
      case .entry(let entry): open.stack.append(entry.route.link)
      case .child(let id):
        guard let child = screens?.child(id)?.snapshot else { continue }
        open.stack += child.tabs[0]
        open.modals = child.modals
      }
    }
    return open
  }

  /// The number of screens of some items; a child flow has one more than its depth.
  func depth(of items: ArraySlice<StackItem<Route>>) -> Int {
    items.reduce(0) { count, item in
      guard case .child(let id) = item else { return count + 1 }
      return count + 1 + (screens?.child(id)?.depth ?? 0)
    }
  }
}

extension Routable {
  /// The link of the route, with its style unless that is its own.
  fileprivate func link(as style: PresentationStyle) -> DeepLink? {
    if style == presentation { return link }
    return try? DeepLink(
      module: Self.links.module, segments: link.segments,
      parameters: link.parameters + [.init(key: "style", value: style.rawValue)])
  }
}
