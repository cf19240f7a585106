public import Links

// Short forms of the commands.
extension Router {
  // MARK: Stacks

  /// Shows a route with the given style, or with the route's own.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, from origin: EntryID? = nil
  ) -> NavigationOutcome {
    send(from: origin) { _ in .present(AnyRoute(route), style ?? route.presentation) }
  }

  /// Closes the modals above a level, then shows a route on that level.
  ///
  /// The level is relative to the layer that holds `entry`; the root level is the lowest one of this module. Refused as stale if
  /// the entry isn't open or is in a hidden tab.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, at level: ModalLevel, of entry: EntryID
  ) -> NavigationOutcome {
    send { state throws(NavigationError) in
      try state.show(route, as: style ?? route.presentation, at: level, of: entry)
    }
  }

  /// Pushes a new entry on the active stack.
  @discardableResult
  public func push(_ route: Route, from origin: EntryID? = nil) -> NavigationOutcome {
    send(from: origin) { _ in .present(AnyRoute(route), .push) }
  }

  /// Pushes a route over an entry of this module in the active stack, in place of everything above that entry.
  ///
  /// If the route is already directly above the entry, the stack goes back to it: choosing the same row of a list twice opens
  /// it once.
  @discardableResult
  public func push(_ route: Route, over entry: EntryID) -> NavigationOutcome {
    send { state throws(NavigationError) in .pushOver(try state.own(entry), AnyRoute(route)) }
  }

  /// Removes entries of any module from the active stack: none if `count` is below 1, all but the root if there are fewer.
  @discardableResult
  public func pop(_ count: Int = 1) -> NavigationOutcome { send { _ in .pop(count) } }

  /// Goes back to the lowest entry of this module in the active stack: the root, or its first page on another module's stack.
  @discardableResult
  public func popToRoot() -> NavigationOutcome { send { state throws(NavigationError) in try state.popToFloor() } }

  /// Goes back to an entry of this module in the active stack.
  @discardableResult
  public func pop(to entry: EntryID) -> NavigationOutcome {
    send { state throws(NavigationError) in .popTo(try state.own(entry)) }
  }

  /// Goes back to the topmost entry of this module in the active stack whose route matches.
  @discardableResult
  public func pop(where matches: @escaping @MainActor (Route) -> Bool) -> NavigationOutcome {
    send { state throws(NavigationError) in try state.popTo(matches) }
  }

  /// Goes back to a route that the active stack holds, or pushes it.
  @discardableResult
  public func popOrPush(_ route: Route) -> NavigationOutcome { send { _ in .popOrPush(AnyRoute(route)) } }

  /// Replaces the active stack in one change, from the lowest entry of this module on.
  @discardableResult
  public func replaceStack(with routes: [Route]) -> NavigationOutcome {
    send { state throws(NavigationError) in try state.replaceStack(with: routes) }
  }

  /// Replaces the visible entry, which must belong to this module.
  @discardableResult
  public func replaceTop(with route: Route) -> NavigationOutcome {
    send { state throws(NavigationError) in try state.replaceTop(with: route) }
  }

  /// Goes back one step: removes the top of the active stack, or closes the topmost modal at its root.
  @discardableResult
  public func back() -> NavigationOutcome { send { _ in .back } }

  // MARK: Modals

  /// Presents a route over everything.
  ///
  /// An open alert closes first; other modals stay below.
  @discardableResult
  public func present(
    _ route: Route, as style: PresentationStyle, from origin: EntryID? = nil
  ) -> NavigationOutcome {
    send(from: origin) { _ in .present(AnyRoute(route), style) }
  }

  /// Removes an entry and everything above it, wherever it is; the root of a modal closes the modal.
  ///
  /// A screen that is done passes the entry of its scope. An entry that is gone, or `nil`, is refused.
  @discardableResult
  public func dismiss(_ entry: EntryID?) -> NavigationOutcome {
    send { _ throws(NavigationError) in
      guard let entry else { throw .noMatch }
      return .dismiss(entry)
    }
  }

  /// Closes the topmost modal with its whole stack.
  @discardableResult
  public func dismissModal() -> NavigationOutcome { send { .dismissModals(keeping: $0.tree.countBelowTop) } }

  /// Closes the modals above the lowest layer of this module, except this many of the lowest ones.
  @discardableResult
  public func dismissModals(keeping count: Int = 0) -> NavigationOutcome {
    send { $0.dismissModals(keeping: count) }
  }

  // MARK: Leaving

  /// Leaves the module's part of the window that holds an entry: its pages, its modal, or both, with everything above.
  ///
  /// The part is the uninterrupted run of own entries that ends at `entry`. The same call leaves a page, a sheet and a cover. The
  /// root of a tab can't be left: there it is refused, and `isOver` tells the app that the flow is over.
  ///
  /// - Parameters:
  ///   - entry: The entry of the calling screen.
  ///   - isOver: Called instead if the part begins at the root of a tab.
  @discardableResult
  public func leave(from entry: EntryID?, atRoot isOver: @escaping @MainActor () -> Void = {}) -> NavigationOutcome {
    send { [weak navigator] state throws(NavigationError) in
      guard let entry else { throw .noMatch }
      do throws(NavigationError) {
        return try state.leave(from: entry)
      } catch {
        // The call may have waited in the meantime.
        if error == .atRoot { navigator?.afterCall(isOver) }
        throw error
      }
    }
  }

  /// The entry of this module with unsaved changes that the open confirmation is about.
  ///
  /// The screen of the confirmation can read its screen, and offer more than to leave or to stay:
  ///
  ///     guard let form = router.asking.flatMap({ router.screen(of: $0.id) }) as? FormModel else { return }
  ///     if await form.save() { router.answerConfirmation(true) }
  public var asking: Entry<Route>? { navigator?.asking?.of(Route.self) }

  /// Answers the open confirmation: agreeing completes the call that was attempted, declining leaves everything as it was.
  @discardableResult
  public func answerConfirmation(_ isAgreed: Bool) -> NavigationOutcome {
    call { $0.answerConfirmation(isAgreed, by: $1) }
  }

  // MARK: Tabs and snapshots

  /// Selects the tab with this root, closes all modals, and pushes a route on its stack unless it is `nil`, in one change.
  ///
  /// Without a route, selecting the visible tab pops its stack to the root if no modal is open.
  @discardableResult
  public func select(tab root: Route, pushing route: Route? = nil) -> NavigationOutcome {
    send { state throws(NavigationError) in try state.select(root, pushing: route) }
  }

  /// Gives this module a tab for each root; a root that is already there keeps its stack, and other modules keep their tabs.
  @discardableResult
  public func setTabs(_ roots: [Route]) -> NavigationOutcome {
    send { state throws(NavigationError) in try state.setTabs(roots) }
  }

  /// Opens a snapshot of this module in its tabs in one change; entries that it shares with what is open stay.
  @discardableResult
  public func open(_ snapshot: NavigationSnapshot<Route>) -> NavigationOutcome {
    send { state throws(NavigationError) in .open(try state.open(snapshot, keepingOthers: true)) }
  }

  /// Opens a snapshot of this module in its tabs in one change with new entries only.
  @discardableResult
  public func reset(to snapshot: NavigationSnapshot<Route>) -> NavigationOutcome {
    send { state throws(NavigationError) in .reset(try state.open(snapshot, keepingOthers: false)) }
  }

  // MARK: Links

  /// Opens a link of any module in one change.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - policy: How the link opens in a window that already shows something.
  ///   - style: Puts the place on top of everything in this style; `nil` leaves it to the placement of its module and to the link.
  ///   - origin: The entry of the calling screen; `nil` skips the check that it is visible.
  @discardableResult
  public func open(
    _ link: DeepLink, _ policy: OpenPolicy = .reuse, as style: PresentationStyle? = nil, from origin: EntryID? = nil
  ) -> NavigationOutcome {
    open(link, policy, as: style, from: origin, waiter: nil)
  }
}
