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

  /// Shows a route in the given style, or in the route's own; a modal opens over everything, and an open alert closes first.
  ///
  /// The new screen can show `model` until it has its own, see `Scope.model(_:)`; `Router` explains `origin`.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    send(.present(AnyRoute(route), style ?? route.presentation), "navigate", "to", from: origin, with: model)
  }

  /// Closes the modals above a level, counted from the level of `entry`, then shows a route there; refused as stale if the entry
  /// isn't open or is in a hidden tab.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, at level: ModalLevel, of entry: EntryID
  ) -> NavigationOutcome {
    send(.show(AnyRoute(route), style ?? route.presentation, at: level, of: entry), "navigate", "to")
  }

  /// Pushes a new entry on the active stack.
  @discardableResult
  public func push(
    _ route: Route, from origin: EntryID? = nil, with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    send(.present(AnyRoute(route), .push), "push", from: origin, with: model)
  }

  /// Pushes a route in place of everything above an entry of this module in the active stack; if it is already directly above,
  /// goes back to it, so choosing the same row of a list twice opens it once.
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

  /// Removes this many entries of any module from the active stack, but none below the floor of this module, and not the root.
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

  /// Removes the top of the active stack, or closes the topmost modal at its root; refused below the floor of this module.
  @discardableResult
  public func back() -> NavigationOutcome { send(.back, "back") }

  // MARK: Replacing

  /// Replaces the active stack from this module's floor on; entries with equal routes stay, with their screens, in any order.
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

  /// Removes an entry and everything above it, closing a modal at its root; refused if it is `nil`, gone, or below the floor.
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

  /// Leaves the uninterrupted run of this module's entries that ends at `entry`, with everything above: a page, a sheet or a
  /// cover; at the root of a tab the module ends, and the app decides what follows.
  @discardableResult
  public func leave(from entry: EntryID?) -> NavigationOutcome { send(.leave(entry), "leave", "from") }

  /// Ends what the module is for, with a value of its own type; the app decides what follows, with `Navigator.onEnding`.
  ///
  ///     case .loggedIn(let account): router.end(with: Ending.loggedIn(account))
  ///
  /// Nothing is closed, and nothing is asked: what the app shows next replaces what is open. Refused if the app follows no ending.
  @discardableResult
  public func end(with value: any Sendable) -> NavigationOutcome { send(.end(value), "end", "with") }

  // MARK: Confirmations

  /// The entry of this module with unsaved changes that the open confirmation is about; the confirmation can use its screen.
  ///
  ///     guard let form = router.asking.flatMap({ router.screen(of: $0.id) }) as? FormModel else { return }
  ///     if await form.save() { router.answerConfirmation(true) }
  public var asking: Entry<Route>? { navigator?.asking?.of(Route.self) }

  /// Answers the open confirmation: agreeing completes the attempted call, declining leaves everything as it was.
  @discardableResult
  public func answerConfirmation(_ isAgreed: Bool) -> NavigationOutcome {
    send(.answer(isAgreed), "answerConfirmation")
  }

  // MARK: Tabs and links

  /// Selects the tab with this root, closes all modals, and pushes a route on its stack unless it is `nil`; without a route,
  /// selecting the visible tab pops its stack to the root if no modal is open.
  @discardableResult
  public func select(tab root: Route, pushing route: Route? = nil) -> NavigationOutcome {
    send(.select(root: AnyRoute(root), pushing: route.map { AnyRoute($0) }), "select", "tab")
  }

  /// Opens stacks in this module's tabs in one change; entries shared with what is open stay, and so do other modules' tabs.
  @discardableResult
  public func open(_ snapshot: NavigationSnapshot<Route>) -> NavigationOutcome {
    send(.open(snapshot.map { AnyRoute($0) }), "open")
  }

  /// Opens a link of any module; `style` puts the place on top of everything, `nil` leaves that to its module and the link.
  @discardableResult
  public func open(
    _ link: DeepLink, _ policy: OpenPolicy = .reuse, as style: PresentationStyle? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    open(link, policy, as: style, from: origin, with: model, waiter: nil)
  }
}
