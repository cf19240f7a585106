public import Links

extension Router: Flow {
  /// The visible layers, from the root layer to the topmost modal; empty before `start(in:)`.
  public var visibleLayers: [VisibleLayer<Route.Screen>] {
    let root = layer(state.tabs[state.selectedTab], style: nil, tabs: showsTabs ? tabs : [])
    return ([root] + state.presented.map { layer($0.stack, style: $0.style, tabs: []) }).compactMap(\.self)
  }

  /// What is open, as links.
  public var snapshot: NavigationSnapshot<DeepLink> { state.snapshot.map(\.link) }

  /// Every open entry, visible or not.
  public var entries: [EntryID] { state.entries.map(\.id) }

  /// The visible place as one link; opening it elsewhere shows the same place.
  public var link: DeepLink { state.snapshot.link }

  /// Goes back one step; refused as stale unless `entry` is visible.
  @discardableResult
  public func back(from entry: EntryID) -> NavigationOutcome { send(.back, from: entry) }

  /// Closes the topmost modal; refused as stale unless `entry` is visible in it.
  @discardableResult
  public func dismissModal(from entry: EntryID) -> NavigationOutcome { send(.dismissModal, from: entry) }

  /// Calls `observer` once per change and once per refused call, in order, with the links of the visible entries.
  @discardableResult
  public func observeEvents(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> [ObserverID] {
    var number = 0
    return [
      observe { change in
        number += 1
        observer(
          NavigationEvent(
            number: number, module: Route.links.module, kind: change.kind, from: change.from.route.link,
            to: change.to.route.link))
      },
      observeRefusals { [weak self] error in
        number += 1
        let link = self?.state.visible.route.link
        observer(NavigationEvent(number: number, module: Route.links.module, from: link, to: link, error: error))
      },
    ]
  }

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

  /// Opens a link of this module in one change.
  @discardableResult
  public func open(_ link: DeepLink, _ policy: OpenPolicy) -> NavigationOutcome {
    do throws(DeepLinkError) {
      return open(LinkPlan(try Route.links.plan(link)), policy)
    } catch {
      return refuse(NavigationError(error))
    }
  }

  /// Opens a planned link of this module in one change.
  @discardableResult
  public func open(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    guard let route = plan.plan as? RoutePlan<Route> else { return refuse(.noMatch) }
    return inTurn { router in
      do throws(DeepLinkError) {
        let open = router.state.snapshot
        let command: NavigationCommand<Route> =
          switch policy {
          case .reuse: .open(try route.snapshot(from: open))
          case .reset: .reset(try route.snapshot(from: nil))
          case .push: .open(try route.snapshot(pushedOn: open))
          }
        return router.apply(command, isAnimated: route.isAnimated)
      } catch {
        return router.refuse(NavigationError(error))
      }
    }
  }

  private var showsTabs: Bool { state.tabs.count > 1 && !state.tabs[state.selectedTab].top.route.hidesTabBar }

  private var tabs: [VisibleLayer<Route.Screen>.Tab] {
    state.tabs.compactMap { tab in
      screen(of: tab.root.id).map { .init(name: tab.root.route.path.description, root: $0) }
    }
  }

  private func layer(
    _ stack: Stack<Route>, style: PresentationStyle?, tabs: [VisibleLayer<Route.Screen>.Tab]
  ) -> VisibleLayer<Route.Screen>? {
    guard let top = visibleEntry(stack.top) else { return nil }
    return VisibleLayer(
      style: style, tabs: tabs, hidesTabBar: stack.top.route.hidesTabBar, selectedTab: state.selectedTab, top: top,
      below: stack.below.flatMap(visibleEntry),
      sidebar: stack.root.route.showsInSidebar ? visibleEntry(stack.root) : nil, depth: stack.depth)
  }

  private func visibleEntry(_ entry: Entry<Route>) -> VisibleEntry<Route.Screen>? {
    screen(of: entry.id).map { VisibleEntry(entry: entry.id, screen: $0, link: entry.route.link) }
  }
}
