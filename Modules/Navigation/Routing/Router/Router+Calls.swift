public import Links

// The calls of a module; each finds its change in the module's view of the window.
extension Router {
  // MARK: Showing

  /// Shows a route in the given style or its own; a modal opens over everything, except an open alert, which closes.
  ///
  /// `Scope.model(_:)` passes `model` to the new screen; `Router` explains `origin`.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, from origin: EntryID? = nil, with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    let style = style ?? route.presentation
    let route = AnyRoute(route)
    return send("navigate", "to", route, from: origin, with: model) { $0.present(route, as: style) }
  }

  /// Closes the modals above a level, seen from `entry`, then shows a route there; refused as stale if the entry isn't open or is in a
  /// hidden tab.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, at level: ModalLevel, of entry: EntryID
  ) -> NavigationOutcome {
    let style = style ?? route.presentation
    let route = AnyRoute(route)
    return send("navigate", "to", route) { try $0.show(route, as: style, at: level, of: entry) }
  }

  /// Pushes a new entry on the active stack.
  @discardableResult
  public func push(_ route: Route, from origin: EntryID? = nil, with model: (any Sendable)? = nil) -> NavigationOutcome
  {
    let route = AnyRoute(route)
    return send("push", nil, route, from: origin, with: model) { $0.present(route, as: .push) }
  }

  /// Pushes a route in place of everything above this module's `entry` in the active stack; an equal route directly above stays.
  @discardableResult
  public func push(_ route: Route, over entry: EntryID) -> NavigationOutcome {
    let route = AnyRoute(route)
    return send("push", nil, route) { try $0.push(route, over: entry) }
  }

  /// Pushes a route on the tab with this root, which may stay hidden.
  @discardableResult
  public func push(_ route: Route, onTab root: Route) -> NavigationOutcome {
    let route = AnyRoute(route)
    let root = AnyRoute(root)
    return send("push", nil, route) { try $0.push(route, onTab: root) }
  }

  // MARK: Going back

  /// Removes this many entries of any module from the active stack, but not its root, and none below this module's floor.
  @discardableResult
  public func pop(_ count: Int = 1) -> NavigationOutcome { send("pop", nil, count) { try $0.pop(count) } }

  /// Goes back to this module's lowest entry in the active stack.
  @discardableResult
  public func popToRoot() -> NavigationOutcome { send("popToRoot") { try $0.popToFloor() } }

  /// Goes back to the topmost entry with a route, closing the modals above it; refused if there is none.
  @discardableResult
  public func pop(to route: Route) -> NavigationOutcome {
    let route = AnyRoute(route)
    return send("pop", "to", route) { try $0.pop(to: route) }
  }

  /// Goes back to the topmost entry with a route, as `pop(to:)` does, or pushes it.
  @discardableResult
  public func popOrPush(_ route: Route) -> NavigationOutcome {
    let route = AnyRoute(route)
    return send("popOrPush", nil, route) { $0.popOrPush(route) }
  }

  /// Removes the top of the active stack, closing a modal at its root; refused below this module's floor.
  @discardableResult
  public func back() -> NavigationOutcome { send("back") { try $0.back() } }

  // MARK: Replacing

  /// Replaces the active stack from this module's floor up; entries with equal routes stay, in any order.
  @discardableResult
  public func replaceStack(with routes: [Route]) -> NavigationOutcome {
    let routes = routes.map { AnyRoute($0) }
    return send("replaceStack", "with", routes.last) { try $0.replaceStack(with: routes) }
  }

  /// Replaces the visible entry, which must belong to this module.
  @discardableResult
  public func replaceTop(with route: Route) -> NavigationOutcome {
    let route = AnyRoute(route)
    return send("replaceTop", "with", route) { try $0.replaceTop(with: route) }
  }

  /// Replaces the topmost modal in one change; refused if none is open, if its root is below the floor, and for `push`.
  @discardableResult
  public func replaceModal(with route: Route, as style: PresentationStyle? = nil) -> NavigationOutcome {
    let style = style ?? route.presentation
    let route = AnyRoute(route)
    return send("replaceModal", "with", route) { try $0.replaceModal(with: route, as: style) }
  }

  // MARK: Closing

  /// Removes an entry and everything above it, closing a modal at its root; refused if it is gone or below the floor.
  @discardableResult
  public func dismiss(_ entry: EntryID) -> NavigationOutcome { send("dismiss", nil, entry) { try $0.dismiss(entry) } }

  /// Closes the topmost modal with its stack; refused if its root lies below this module's floor.
  @discardableResult
  public func dismissModal() -> NavigationOutcome { send("dismissModal") { try $0.dismissModal() } }

  /// Closes the modals above this module's lowest level, except this many of the lowest ones.
  @discardableResult
  public func dismissModals(keeping count: Int = 0) -> NavigationOutcome {
    send("dismissModals") { try $0.dismissModals(keeping: count) }
  }

  /// Removes this module's uninterrupted run of entries up to `entry`, with everything above; at a tab's root, ends the module without a
  /// value.
  @discardableResult
  public func leave(from entry: EntryID) -> NavigationOutcome {
    send(.leave(entry), Call.Name("router.leave", "from", entry))
  }

  /// Ends the module with a value of its own type for `Navigator.onEnding`; refused without it.
  ///
  ///     case .loggedIn(let account): router.end(with: Ending.loggedIn(account))
  ///
  /// Nothing closes or asks: what the app shows next replaces what is open.
  @discardableResult
  public func end(with value: any Sendable) -> NavigationOutcome {
    let ending = ModuleEnding(module: Route.links.module, value: value)
    return send(.end(value), Call.Name("router.end", "with", ending))
  }

  // MARK: Confirmations

  /// The entry of this module with unsaved changes that the open confirmation is about.
  ///
  ///     guard let form = router.asking.flatMap({ router.screen(of: $0.id) }) as? FormModel else { return }
  ///     if await form.save() { router.answerConfirmation(true) }
  public var asking: Entry<Route>? { navigator?.asking?.of(Route.self) }

  /// Answers the open confirmation: agreeing completes the attempted call, declining changes nothing else.
  @discardableResult
  public func answerConfirmation(_ isAgreed: Bool) -> NavigationOutcome {
    send(.answer(isAgreed), Call.Name("router.answerConfirmation", nil, isAgreed))
  }

  // MARK: Tabs and links

  /// Selects the tab with this root, closes all modals, and pushes the route, if any; selecting the visible tab without one pops it to the
  /// root if no modal is open.
  @discardableResult
  public func select(tab root: Route, pushing route: Route? = nil) -> NavigationOutcome {
    let root = AnyRoute(root)
    let route = route.map { AnyRoute($0) }
    return send("select", "tab", root) { try $0.select(tab: root, pushing: route) }
  }

  /// Opens stacks in this module's tabs in one change; shared entries and other tabs stay.
  @discardableResult
  public func open(_ snapshot: NavigationSnapshot<Route>) -> NavigationOutcome {
    let snapshot = snapshot.map { AnyRoute($0) }
    return send("open", nil, snapshot.stacks.last?.last) { try $0.open(snapshot) }
  }

  /// Opens a link of any module; `style` puts the place on top, `nil` leaves that to the module and the link.
  @discardableResult
  public func open(
    _ link: DeepLink, _ policy: OpenPolicy = .reuse, as style: PresentationStyle? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    open(link, policy, as: style, from: origin, with: model, waiter: nil)
  }
}
