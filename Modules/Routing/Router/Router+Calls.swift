public import Links

// Short forms of the commands.
extension Router {
  // MARK: Stacks

  /// Shows a route with the given style, or with the route's own.
  ///
  /// Refused as stale if `origin` isn't visible; `nil` skips this check.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, from origin: EntryID? = nil
  ) -> NavigationOutcome {
    send(.showing(route, as: style ?? route.presentation), from: origin)
  }

  /// Closes the modals above a level, then shows a route on that level.
  ///
  /// The level is relative to the layer that holds `entry`. Refused as stale if the entry isn't open or is in a hidden tab.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, at level: ModalLevel, of entry: EntryID
  ) -> NavigationOutcome {
    inTurn { router in
      guard let here = router.state.stacks.level(of: entry) else { return router.refuse(.stale(entry)) }
      let target =
        switch level {
        case .here: here
        case .parent: here - 1
        case .root: 0
        case .top: router.state.modals.count
        }
      guard target >= 0 else { return router.refuse(.noSuchLevel(level)) }
      return router.perform(.showAtLevel(target, route, style ?? route.presentation))
    }
  }

  /// Pushes a new entry on the active stack.
  @discardableResult
  public func push(_ route: Route) -> NavigationOutcome { send(.push(route)) }

  /// Pushes a route over an entry of the active stack, in place of everything above that entry.
  ///
  /// If the route is already directly above the entry, the stack goes back to it: choosing the same row of a list twice opens
  /// it once.
  @discardableResult
  public func push(_ route: Route, over entry: EntryID) -> NavigationOutcome { send(.pushOver(entry, route)) }

  /// Removes entries from the active stack: none if `count` is below 1, all but the root if there are fewer.
  @discardableResult
  public func pop(_ count: Int = 1) -> NavigationOutcome { send(.pop(count)) }

  /// Goes back to the root of the active stack.
  @discardableResult
  public func popToRoot() -> NavigationOutcome {
    // Unlike going back one step, this never leaves a child flow.
    inTurn { $0.leaveParent != nil && $0.state.depth == 0 ? .unchanged : $0.perform(.pop(.max)) }
  }

  /// Goes back to an entry of the active stack.
  @discardableResult
  public func pop(to entry: EntryID) -> NavigationOutcome { send(.popTo(entry)) }

  /// Goes back to the topmost entry of the active stack whose route matches.
  @discardableResult
  public func pop(where matches: @escaping @MainActor (Route) -> Bool) -> NavigationOutcome {
    inTurn { router in
      guard let entry = router.state.activeStack.entries.last(where: { matches($0.route) }) else {
        return router.refuse(.noMatch)
      }
      return router.perform(.popTo(entry.id))
    }
  }

  /// Goes back to a route that the active stack holds, or pushes it.
  @discardableResult
  public func popOrPush(_ route: Route) -> NavigationOutcome { send(.popOrPush(route)) }

  /// Replaces the whole active stack in one change.
  @discardableResult
  public func replaceStack(with routes: [Route]) -> NavigationOutcome { send(.replaceStack(routes)) }

  /// Replaces the visible entry.
  @discardableResult
  public func replaceTop(with route: Route) -> NavigationOutcome { send(.replaceTop(route)) }

  /// Goes back one step: removes the top of the active stack, or closes the topmost modal at its root.
  @discardableResult
  public func back() -> NavigationOutcome { send(.back) }

  // MARK: Modals

  /// Presents a route over everything.
  ///
  /// An open alert closes first; other modals stay below.
  @discardableResult
  public func present(_ route: Route, as style: PresentationStyle) -> NavigationOutcome {
    send(.present(route, style))
  }

  /// Removes an entry and everything above it, wherever it is; the root of a modal closes the modal.
  ///
  /// A screen that is done passes the entry of its scope. An entry that is gone, or `nil`, is refused, so a UI that dismisses
  /// first and notifies later, such as SwiftUI, may call it too.
  @discardableResult
  public func dismiss(_ entry: EntryID?) -> NavigationOutcome {
    inTurn { router in
      guard let entry else { return router.refuse(.noMatch) }
      guard let id = router.childID(holding: entry), let child = router.screens?.child(id) else {
        return router.perform(.dismiss(entry))
      }
      if child.content?.tabs[0][0].id == entry { return router.perform(.dismiss(id)) }
      // Everything above the child flow is removed first, unless the entry is the child flow's confirmation, which covers it.
      if child.content?.confirmation?.id != entry, let above = router.state.stacks.above(id) {
        let outcome = router.perform(.dismiss(above))
        guard outcome == .done else { return outcome }
      }
      return child.dismiss(entry)
    }
  }

  /// Closes the topmost modal with its whole stack.
  @discardableResult
  public func dismissModal() -> NavigationOutcome { send(.dismissModal) }

  /// Closes all modals but the lowest `count`; without an argument, all.
  @discardableResult
  public func dismissModals(keeping count: Int = 0) -> NavigationOutcome { send(.dismissModals(keeping: count)) }

  // MARK: Tabs and snapshots

  /// Selects the tab with this root, closes all modals, and pushes a route on its stack unless it is `nil`, in one change.
  ///
  /// Without a route, selecting the visible tab pops its stack to the root if no modal is open.
  @discardableResult
  public func select(tab root: Route, pushing route: Route? = nil) -> NavigationOutcome {
    selectTab(root.path.description, pushing: route)
  }

  /// Selects the tab whose root has this path.
  @discardableResult
  public func selectTab(_ name: String) -> NavigationOutcome { selectTab(name, pushing: nil) }

  private func selectTab(_ name: String, pushing route: Route?) -> NavigationOutcome {
    inTurn { router in
      guard let index = router.state.tabs.firstIndex(where: { $0.root.route.path.description == name }) else {
        return router.refuse(.noSuchTab(name))
      }
      // The modals of a page close as those of this flow do, and the stack stays.
      if route == nil, index == router.state.selectedTab, !router.state.isPresenting,
        let child = router.topChild, let modal = child.content?.modals.first
      {
        return child.dismiss(modal.stack[0].id)
      }
      return router.perform(.select(tab: index, pushing: route))
    }
  }

  /// Gives the root layer a tab for each root; a root that is already there keeps its stack.
  @discardableResult
  public func setTabs(_ roots: [Route]) -> NavigationOutcome { send(.setTabs(roots)) }

  /// Opens a snapshot in one change; entries that it shares with what is open stay.
  @discardableResult
  public func open(_ snapshot: NavigationSnapshot<Route>) -> NavigationOutcome {
    inTurn { $0.perform(.open($0.state.steps(of: snapshot))) }
  }

  /// Opens a snapshot in one change with new entries only.
  @discardableResult
  public func reset(to snapshot: NavigationSnapshot<Route>) -> NavigationOutcome {
    send(.reset(snapshot.map(StackStep.route)))
  }
}
