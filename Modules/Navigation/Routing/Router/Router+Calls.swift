public import Links

// The calls of a module; each is one request of the window.
extension Router {
  // MARK: Showing

  /// Shows a route in the given style or its own; a modal opens over everything, except an open alert, which closes.
  ///
  /// `Scope.model(_:)` passes `model` to the new screen; `Router` explains `origin`.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationOutcome {
    send(
      .own(.present(AnyRoute(route), style ?? route.presentation)), "navigate", "to", at: (fileID, line), from: origin,
      with: model)
  }

  /// Closes the modals above a level, seen from `entry`, then shows a route there; refused as stale if the entry isn't open or is in a
  /// hidden tab.
  @discardableResult
  public func navigate(
    to route: Route, as style: PresentationStyle? = nil, at level: ModalLevel, of entry: EntryID,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationOutcome {
    send(
      .own(.show(AnyRoute(route), style ?? route.presentation, at: level, of: entry)), "navigate", "to",
      at: (fileID, line))
  }

  /// Pushes a new entry on the active stack.
  @discardableResult
  public func push(
    _ route: Route, from origin: EntryID? = nil, with model: (any Sendable)? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationOutcome {
    send(.own(.present(AnyRoute(route), .push)), "push", at: (fileID, line), from: origin, with: model)
  }

  /// Pushes a route in place of everything above this module's `entry` in the active stack; an equal route directly above stays.
  @discardableResult
  public func push(_ route: Route, over entry: EntryID, fileID: String = #fileID, line: Int = #line)
    -> NavigationOutcome
  {
    send(.own(.pushOver(entry, AnyRoute(route))), "push", at: (fileID, line))
  }

  /// Pushes a route on the tab with this root, which may stay hidden.
  @discardableResult
  public func push(_ route: Route, onTab root: Route, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome
  {
    send(.own(.pushOnTab(root: AnyRoute(root), AnyRoute(route))), "push", at: (fileID, line))
  }

  // MARK: Going back

  /// Removes this many entries of any module from the active stack, but not its root, and none below this module's floor.
  @discardableResult
  public func pop(_ count: Int = 1, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.pop(count)), "pop", at: (fileID, line))
  }

  /// Goes back to this module's lowest entry in the active stack.
  @discardableResult
  public func popToRoot(fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.popToFloor), "popToRoot", at: (fileID, line))
  }

  /// Goes back to a route in the active stack; refused if there is none.
  @discardableResult
  public func pop(to route: Route, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.popTo(AnyRoute(route))), "pop", "to", at: (fileID, line))
  }

  /// Goes back to a route in the active stack, or pushes it.
  @discardableResult
  public func popOrPush(_ route: Route, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.popOrPush(AnyRoute(route))), "popOrPush", at: (fileID, line))
  }

  /// Removes the top of the active stack, closing a modal at its root; refused below this module's floor.
  @discardableResult
  public func back(fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.back), "back", at: (fileID, line))
  }

  // MARK: Replacing

  /// Replaces the active stack from this module's floor up; entries with equal routes stay, in any order.
  @discardableResult
  public func replaceStack(with routes: [Route], fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.replaceStack(routes.map { AnyRoute($0) })), "replaceStack", "with", at: (fileID, line))
  }

  /// Replaces the visible entry, which must belong to this module.
  @discardableResult
  public func replaceTop(with route: Route, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.replaceTop(AnyRoute(route))), "replaceTop", "with", at: (fileID, line))
  }

  /// Replaces the topmost modal in one change; refused if none is open, if its root is below the floor, and for `push`.
  @discardableResult
  public func replaceModal(
    with route: Route, as style: PresentationStyle? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationOutcome {
    send(.own(.replaceModal(AnyRoute(route), style ?? route.presentation)), "replaceModal", "with", at: (fileID, line))
  }

  // MARK: Closing

  /// Removes an entry and everything above it, closing a modal at its root; refused if it is gone or below the floor.
  @discardableResult
  public func dismiss(_ entry: EntryID, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.dismiss(entry)), "dismiss", at: (fileID, line))
  }

  /// Closes the topmost modal with its stack; refused if its root lies below this module's floor.
  @discardableResult
  public func dismissModal(fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.dismissModal), "dismissModal", at: (fileID, line))
  }

  /// Closes the modals above this module's lowest level, except this many of the lowest ones.
  @discardableResult
  public func dismissModals(keeping count: Int = 0, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.dismissModals(keeping: count)), "dismissModals", at: (fileID, line))
  }

  /// Removes this module's uninterrupted run of entries up to `entry`, with everything above; at a tab's root, ends the module without a
  /// value.
  @discardableResult
  public func leave(from entry: EntryID, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.own(.leave(entry)), "leave", "from", at: (fileID, line))
  }

  /// Ends the module with a value of its own type for `Navigator.onEnding`; refused without it.
  ///
  ///     case .loggedIn(let account): router.end(with: Ending.loggedIn(account))
  ///
  /// Nothing closes or asks: what the app shows next replaces what is open.
  @discardableResult
  public func end(with value: any Sendable, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.end(value), "end", "with", at: (fileID, line))
  }

  // MARK: Confirmations

  /// The entry of this module with unsaved changes that the open confirmation is about.
  ///
  ///     guard let form = router.asking.flatMap({ router.screen(of: $0.id) }) as? FormModel else { return }
  ///     if await form.save() { router.answerConfirmation(true) }
  public var asking: Entry<Route>? { navigator?.asking?.of(Route.self) }

  /// Answers the open confirmation: agreeing completes the attempted call, declining changes nothing else.
  @discardableResult
  public func answerConfirmation(_ isAgreed: Bool, fileID: String = #fileID, line: Int = #line) -> NavigationOutcome {
    send(.answer(isAgreed), "answerConfirmation", at: (fileID, line))
  }

  // MARK: Tabs and links

  /// Selects the tab with this root, closes all modals, and pushes the route, if any; selecting the visible tab without one pops it to the
  /// root if no modal is open.
  @discardableResult
  public func select(tab root: Route, pushing route: Route? = nil, fileID: String = #fileID, line: Int = #line)
    -> NavigationOutcome
  {
    send(.own(.select(root: AnyRoute(root), pushing: route.map { AnyRoute($0) })), "select", "tab", at: (fileID, line))
  }

  /// Opens stacks in this module's tabs in one change; shared entries and other tabs stay.
  @discardableResult
  public func open(_ snapshot: NavigationSnapshot<Route>, fileID: String = #fileID, line: Int = #line)
    -> NavigationOutcome
  {
    send(.own(.open(snapshot.map { AnyRoute($0) })), "open", at: (fileID, line))
  }

  /// Opens a link of any module; `style` puts the place on top, `nil` leaves that to the module and the link.
  @discardableResult
  public func open(
    _ link: DeepLink, _ policy: OpenPolicy = .reuse, as style: PresentationStyle? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> NavigationOutcome {
    open(link, policy, as: style, at: (fileID, line), from: origin, with: model, waiter: nil)
  }
}
