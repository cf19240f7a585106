public import Links

extension Router: Flow {
  /// The name of the module in links.
  public var module: String { Route.links.module }

  /// What is open, as links, child flows included.
  public var snapshot: NavigationSnapshot<DeepLink> {
    // A flow without screens has no child flows.
    content?.snapshot ?? state.snapshot.map { $0.link }
  }

  /// The visible place as one link; opening it elsewhere shows the same place.
  ///
  /// If no link can name every screen on the way, it is the link of the child flow on top, or of the visible screen.
  public var link: DeepLink {
    // Without child flows, the routes of this module suffice.
    if !state.stacks.visibleStacks.contains(where: \.holdsChildren) { return state.snapshot.link }
    return linkThroughModules ?? activeChild?.link ?? state.visible.route.link
  }

  /// The link to the visible place through several modules, or `nil` if no link can hold it.
  private var linkThroughModules: DeepLink? {
    guard let content, activeChild?.isPresenting != true else { return nil }
    let stack = content.tabs[state.selectedTab]
    let ownCount = stack.prefix(while: \.isOwn).count
    var own = state.snapshot
    own.modals = []
    own.tabs[state.selectedTab].removeSubrange(ownCount...)
    var above = stack.dropFirst(ownCount).map { $0.route.link(as: .push) }
    for modal in content.modals where modal.stack[0].isOwn {
      above.append(modal.stack[0].route.link(as: modal.style))
      above += modal.stack.dropFirst().map { $0.route.link(as: .push) }
    }
    guard !above.contains(nil) else { return nil }
    return own.link.followed(by: above.compactMap(\.self))
  }

  /// The link of the visible entry, also of one in a child flow.
  var visibleLink: DeepLink { activeChild?.topLink ?? state.visible.route.link }

  /// The entry on top of everything.
  public var visibleEntry: EntryID { activeChild?.visibleEntry ?? state.visible.id }

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
    return send(.dismissModal, from: entry == child.visibleEntry ? state.stacks.top.id : entry)
  }

  /// Closes all modals of this flow and of its child flows without asking for confirmation.
  @discardableResult
  public func discardModals() -> NavigationOutcome {
    inTurn { router in
      let isOnlyInChild = router.isPresenting && !router.state.isPresenting
      router.screens?.children?.discardModals(except: [])
      return isOnlyInChild ? .done : router.change(.dismissModals(keeping: 0))
    }
  }

  /// Returns the coordinator that made the screen of an entry, also of one in a child flow.
  public func coordinator(of entry: EntryID) -> AnyObject? {
    child(holding: entry)?.coordinator(of: entry) ?? screens?.coordinator
  }

  /// Whether leaving an entry now would open a confirmation.
  public func asksBeforeLeaving(_ entry: EntryID) -> Bool {
    if let child = child(holding: entry) { return child.asksBeforeLeaving(entry) }
    return leaveConfirmation(of: entry) != nil
  }

  // MARK: Child flows

  /// The child flow on top of the active stack, or `nil`.
  var topChild: (any Flow<Route.Screen>)? { screens?.children?[state.stacks.top.id] }

  /// The child flow that receives the user's calls: the one that asks for confirmation, or the one on top.
  private var activeChild: (any Flow<Route.Screen>)? {
    state.confirmation == nil ? screens?.children?.confirming ?? topChild : nil
  }

  /// Returns the identity of the child flow that holds an entry, or `nil`.
  func childID(holding entry: EntryID) -> EntryID? {
    state.stacks.ids.first { screens?.child($0)?.content?.entries.contains { $0.id == entry } == true }
  }

  /// Returns the child flow that holds an entry, or `nil`.
  func child(holding entry: EntryID) -> (any Flow<Route.Screen>)? {
    childID(holding: entry).flatMap { screens?.child($0) }
  }
}

extension Routable {
  /// Returns the route's link, with the parameter `style` unless the route prefers that style; `nil` if it would be too long.
  fileprivate func link(as style: PresentationStyle) -> DeepLink? {
    // A root takes no style.
    if style == presentation || (style == .push && Self.links.roots.contains(self)) { return link }
    return try? DeepLink(
      module: Self.links.module, segments: link.segments,
      parameters: link.parameters + [.init(key: "style", value: style.rawValue)])
  }
}
