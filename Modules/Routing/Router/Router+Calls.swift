public import Links

// The calls of a module; each is one request of the window.
extension Router {
  private func send(
    _ command: ModuleCommand, _ function: String, _ label: String? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    send(.own(command), function, label, from: origin, with: model)
  }

  // MARK: Showing

  /// Shows a route with the given style, or with the route's own.
  ///
  /// A modal opens over everything; an open alert closes first, and other modals stay below.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - style: The style; `nil` for the route's own.
  ///   - origin: The entry of the calling screen; `nil` skips the check that it is visible.
  ///   - model: A model that the new screen can show until it has its own, see `Scope.model(_:)`.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    send(.present(AnyRoute(route), style ?? route.presentation), "navigate", "to", from: origin, with: model)
  }

  /// Closes the modals above a level, then shows a route on that level.
  ///
  /// The level is relative to the layer that holds `entry`; the root level is the lowest one of this module. Refused as stale if
  /// the entry isn't open or is in a hidden tab.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, at level: ModalLevel, of entry: EntryID
  ) -> NavigationOutcome {
    send(.show(AnyRoute(route), style ?? route.presentation, at: level, of: entry), "navigate", "to")
  }

  /// Pushes a new entry on the active stack.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - origin: The entry of the calling screen; `nil` skips the check that it is visible.
  ///   - model: A model that the new screen can show until it has its own, see `Scope.model(_:)`.
  @discardableResult
  public func push(
    _ route: Route, from origin: EntryID? = nil, with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    send(.present(AnyRoute(route), .push), "push", from: origin, with: model)
  }

  /// Pushes a route over an entry of this module in the active stack, in place of everything above that entry.
  ///
  /// If the route is already directly above the entry, the stack goes back to it: choosing the same row of a list twice opens
  /// it once.
  @discardableResult
  public func push(_ route: Route, over entry: EntryID) -> NavigationOutcome {
    send(.pushOver(entry, AnyRoute(route)), "push")
  }

  /// Pushes a route on the stack of the tab with this root, which stays hidden if another tab is visible.
  @discardableResult
  public func push(_ route: Route, onTab root: Route) -> NavigationOutcome {
    send(.pushOnTab(root: AnyRoute(root), AnyRoute(route)), "push")
  }

  // MARK: Going back

  /// Removes entries of any module from the active stack: none if `count` is below 1, and none below the floor of this module or the
  /// root of the stack.
  @discardableResult
  public func pop(_ count: Int = 1) -> NavigationOutcome { send(.pop(count), "pop") }

  /// Goes back to the lowest entry of this module in the active stack: the root, or its first page on another module's stack.
  @discardableResult
  public func popToRoot() -> NavigationOutcome { send(.popToFloor, "popToRoot") }

  /// Goes back to a route that the active stack holds; refused if it doesn't.
  @discardableResult
  public func pop(to route: Route) -> NavigationOutcome { send(.popTo(AnyRoute(route)), "pop", "to") }

  /// Goes back to a route that the active stack holds, or pushes it.
  @discardableResult
  public func popOrPush(_ route: Route) -> NavigationOutcome { send(.popOrPush(AnyRoute(route)), "popOrPush") }

  /// Goes back one step: removes the top of the active stack, or closes the topmost modal at its root.
  ///
  /// Refused if what it would remove lies below the floor of this module.
  @discardableResult
  public func back() -> NavigationOutcome { send(.back, "back") }

  // MARK: Replacing

  /// Replaces the active stack in one change, from the lowest entry of this module on; entries whose routes are in both stay, with
  /// their screens, also in another order.
  @discardableResult
  public func replaceStack(with routes: [Route]) -> NavigationOutcome {
    send(.replaceStack(routes.map { AnyRoute($0) }), "replaceStack", "with")
  }

  /// Replaces the visible entry, which must belong to this module, by a new one.
  @discardableResult
  public func replaceTop(with route: Route) -> NavigationOutcome {
    send(.replaceTop(AnyRoute(route)), "replaceTop", "with")
  }

  /// Presents a route in place of the topmost modal, in one change; refused if none is open.
  @discardableResult
  public func replaceModal(with route: Route, as style: PresentationStyle? = nil) -> NavigationOutcome {
    send(.replaceModal(AnyRoute(route), style ?? route.presentation), "replaceModal", "with")
  }

  // MARK: Closing

  /// Removes an entry and everything above it, wherever it is; the root of a modal closes the modal.
  ///
  /// A screen that is done passes the entry of its scope. An entry that is gone or lies below the floor of this module, or `nil`, is
  /// refused.
  @discardableResult
  public func dismiss(_ entry: EntryID?) -> NavigationOutcome { send(.dismiss(entry), "dismiss") }

  /// Closes the topmost modal with its whole stack; refused if its root lies below the floor of this module.
  @discardableResult
  public func dismissModal() -> NavigationOutcome { send(.dismissModal, "dismissModal") }

  /// Closes the modals above the lowest layer of this module, except this many of the lowest ones.
  @discardableResult
  public func dismissModals(keeping count: Int = 0) -> NavigationOutcome {
    send(.dismissModals(keeping: count), "dismissModals")
  }

  /// Leaves the module's part of the window that holds an entry: its pages, its modal, or both, with everything above.
  ///
  /// The part is the uninterrupted run of own entries that ends at `entry`. The same call leaves a page, a sheet and a cover. The
  /// root of a tab can't be left: there it is refused with `NavigationError.atRoot`, and the coordinator tells the app that the flow
  /// is over.
  ///
  ///     if router.leave(from: entry) == .refused(.atRoot) { isOver() }
  @discardableResult
  public func leave(from entry: EntryID?) -> NavigationOutcome { send(.leave(entry), "leave", "from") }

  // MARK: Confirmations

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
    send(.answer(isAgreed), "answerConfirmation")
  }

  // MARK: Tabs and links

  /// Selects the tab with this root, closes all modals, and pushes a route on its stack unless it is `nil`, in one change.
  ///
  /// Without a route, selecting the visible tab pops its stack to the root if no modal is open.
  @discardableResult
  public func select(tab root: Route, pushing route: Route? = nil) -> NavigationOutcome {
    send(.select(root: AnyRoute(root), pushing: route.map { AnyRoute($0) }), "select", "tab")
  }

  /// Opens stacks in the tabs of this module in one change; entries that they share with what is open stay, and so do the tabs of
  /// other modules.
  @discardableResult
  public func open(_ snapshot: NavigationSnapshot<Route>) -> NavigationOutcome {
    send(.open(snapshot.map { AnyRoute($0) }), "open")
  }

  /// Opens a link of any module in one change.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - policy: How the link opens in a window that already shows something.
  ///   - style: Puts the place on top of everything in this style; `nil` leaves it to the placement of its module and to the link.
  ///   - origin: The entry of the calling screen; `nil` skips the check that it is visible.
  ///   - model: A model that the new screen can show until it has its own, see `Scope.model(_:)`.
  @discardableResult
  public func open(
    _ link: DeepLink, _ policy: OpenPolicy = .reuse, as style: PresentationStyle? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    open(link, policy, as: style, from: origin, with: model, waiter: nil)
  }
}
