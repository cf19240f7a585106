public import Links

extension Router: Flow {
  /// What can be seen; empty before `start(in:)`.
  public var visibleLayers: [VisibleLayer<Route.Screen>] {
    let root = layer(layers.tabs[layers.selectedTab], style: nil, tabs: showsTabs ? tabs : [])
    return ([root] + layers.modals.map { layer($0.stack, style: $0.style, tabs: []) }).compactMap(\.self)
  }

  /// All that is open, as links.
  public var place: Place<Link> { layers.place.map(\.link) }

  /// Every entry that is open, visible or not.
  public var entries: [EntryID] { layers.entries.map(\.id) }

  /// Where the person is, as one link; see `LinkPolicy.reuse` for what opening it does.
  public var link: Link { layers.place.link }

  /// Goes back one step; refused as stale unless `entry` is visible.
  @discardableResult
  public func back(from entry: EntryID) -> Outcome { send(.back, from: entry) }

  /// Closes the topmost modal; refused as stale unless `entry` is visible in it.
  @discardableResult
  public func close(from entry: EntryID) -> Outcome { send(.close, from: entry) }

  /// Calls `observer` after each change, with the kind of command that caused it.
  public func observeChanges(_ observer: @escaping @MainActor (CommandKind) -> Void) {
    observe { observer($0.kind) }
  }

  /// Shows the tab whose root is written like this.
  @discardableResult
  public func selectTab(_ name: String) -> Outcome {
    if state.isChanging { return queue { $0.selectTab(name) } }
    guard let tab = layers.tabs.first(where: { $0.root.route.path.description == name }) else {
      return .refused(.noSuchTab(name))
    }
    return select(tab: tab.root.route)
  }

  /// Opens a link of this module as one change.
  ///
  /// From inside a notice a link that leads nowhere is refused at once; what another one leads to is found when its turn comes.
  @discardableResult
  public func open(_ link: Link, _ policy: LinkPolicy) -> Outcome {
    do throws(LinkMismatch) {
      let plan = try LinkPlan(link, in: Route.links, from: policy == .reuse ? layers.place : nil)
      if state.isChanging { return queue { $0.open(link, policy) } }
      let command: Command<Route> =
        switch policy {
        case .reuse: .open(plan.place)
        case .reset: .reset(plan.place)
        case .push: .open(try plan.place(on: layers.place))
        }
      return send(command, transition: plan.transition)
    } catch {
      return .refused(.badLink(LinkError(error, in: link)))
    }
  }

  private var showsTabs: Bool {
    layers.tabs.count > 1 && !layers.tabs[layers.selectedTab].top.route.hidesTabBar
  }

  private var tabs: [VisibleLayer<Route.Screen>.Tab] {
    layers.tabs.compactMap { tab in
      screen(of: tab.root.id).map { .init(name: tab.root.route.path.description, root: $0) }
    }
  }

  private func layer(
    _ stack: Stack<Route>, style: ModalStyle?, tabs: [VisibleLayer<Route.Screen>.Tab]
  ) -> VisibleLayer<Route.Screen>? {
    guard let top = visit(stack.top) else { return nil }
    return VisibleLayer(
      style: style, tabs: tabs, hidesTabBar: stack.top.route.hidesTabBar, selectedTab: layers.selectedTab, top: top,
      below: stack.below.flatMap(visit),
      sidebar: stack.root.route.staysInSight ? visit(stack.root) : nil, depth: stack.depth)
  }

  private func visit(_ entry: Entry<Route>) -> VisibleLayer<Route.Screen>.Visit? {
    screen(of: entry.id).map { .init(entry: entry.id, screen: $0, link: entry.route.link) }
  }
}
