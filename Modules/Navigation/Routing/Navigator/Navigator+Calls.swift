public import Links

// What is open.
extension Navigator {
  var tree: NavigationTree { window.tree }
  package var routes: NavigationSnapshot<AnyRoute> { window.routes }
  /// What is open, as links to save and pass to `restore(_:)`.
  public var snapshot: NavigationSnapshot<DeepLink> { routes.map(\.link) }

  /// The link to the visible place, or the visible screen's own link if none can name the whole way.
  public var link: DeepLink { modules.link(to: routes) }

  /// The name of the root module: that of the first tab.
  public var root: String { window.root }
  /// The visible entry.
  public var visible: Entry<AnyRoute> { window.tree.top }
  /// Whether a confirmation is open; any other change closes it as declined.
  public var isConfirming: Bool { window.tree.confirmation != nil }
  /// The entry with unsaved changes that the open confirmation is about, or `nil`.
  public var asking: Entry<AnyRoute>? { (window.attempt?.asking).flatMap(entry) }
  /// The tab names for `selectTab(_:)`: a root's path or, for another module's tab, the module's name, with the path if taken.
  public var tabNames: [String] { window.tabNames }
  package var history: History? { window.history }

  func entry(_ id: EntryID) -> Entry<AnyRoute>? {
    visible.id == id ? visible : window.tree.entries.first { $0.id == id }
  }
}

// The calls of the user and of the app.
extension Navigator {
  private func call(
    _ request: Request, _ function: String, _ subject: (any Sendable)? = nil, from origin: EntryID? = nil,
    with model: (any Sendable)? = nil, then waiter: (any Waiter)? = nil
  ) -> Decision {
    let name = Call.Name("navigator.\(function)", nil, subject)
    return submit(request, named: name, from: origin, with: model, waiter: waiter)
  }

  /// Goes back one step; refused as stale unless `entry` is visible or `nil`.
  @discardableResult
  public func back(from entry: EntryID? = nil) -> NavigationOutcome {
    call(.change(.back), "back", from: entry).outcome
  }

  /// Removes an entry and everything above it, closing a modal at its root; refused if it is gone.
  @discardableResult
  public func dismiss(_ entry: EntryID) -> NavigationOutcome {
    call(.change(.dismiss(entry)), "dismiss", entry).outcome
  }

  /// Closes the topmost modal; refused as stale unless `entry` is visible or `nil`.
  @discardableResult
  public func dismissModal(from entry: EntryID? = nil) -> NavigationOutcome {
    call(.change(.dismissModal), "dismissModal", from: entry).outcome
  }

  /// Selects a tab by name, or waits like a link if it lies behind a gate; the visible tab pops to its root if no modal is open.
  @discardableResult
  public func selectTab(_ name: String) -> NavigationOutcome { call(.selectTab(name), "selectTab", name).outcome }

  // MARK: Links

  /// Opens a link of any module in one change.
  ///
  /// A link with a resolver is `NavigationOutcome.queued` until resolved, unless anything else opens or changes first; observers receive a
  /// failure. `Scope.model(_:)` passes `model` to the visible screen.
  @discardableResult
  public func open(
    _ link: DeepLink, _ policy: OpenPolicy = .reuse, as opening: LinkOpening = .declared,
    with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    call(request(toOpen: link, policy, opening), "open", link, with: model).outcome
  }

  /// Opens a planned link in one change.
  @discardableResult
  public func open(_ plan: LinkPlan, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    call(.open(plan, policy), "open", plan.link).outcome
  }

  func request(toOpen link: DeepLink, _ policy: OpenPolicy, _ opening: LinkOpening) -> Request {
    if needsResolver(link) { return .resolve(link, policy, opening) }
    do throws(DeepLinkError) {
      return .open(try modules.plan(link).opened(opening), policy)
    } catch {
      return .refuse(NavigationError(error))
    }
  }

  /// Opens the waiting link if its gates are open now; `nil` if no link waits.
  @discardableResult
  public func openWaiting() -> NavigationOutcome? {
    window.waiting == nil ? nil : call(.openWaiting, "openWaiting").outcome
  }

  /// Drops the waiting link, for example at a log-out.
  public func dropWaiting() { submit(.dropWaiting) }

  /// Returns the first gate that isn't open, with its state, or `nil`.
  public func obstacle(behind gates: [Gate]) -> (gate: Gate, state: GateState)? {
    answers(of: gates).obstacle(behind: gates)
  }

  // MARK: Everything

  /// Replaces everything by a root module, restores `saved`, and opens the waiting link above it, in one change.
  ///
  /// What can't open above the root is a loss; a link that must still wait keeps waiting. `isAsking` lets screens with unsaved changes ask
  /// first.
  @discardableResult
  public func showRoot(
    _ root: String, restoring saved: NavigationSnapshot<DeepLink>? = nil, openingWaiting opensWaiting: Bool = false,
    askingFirst isAsking: Bool = true
  ) -> Restoration {
    let saved = saved.map { modules.table.plan($0) }
    let request = Request.showRoot(root, restoring: saved, openingWaiting: opensWaiting, isAsking: isAsking)
    return Restoration(call(request, "showRoot", root))
  }

  /// Opens what was saved as far as possible now, in one change; a queued call reports no losses.
  ///
  /// If `isPartial` is `false`, a part that can't open refuses the call with the first loss.
  @discardableResult
  public func restore(_ saved: NavigationSnapshot<DeepLink>, isPartial: Bool = true) -> Restoration {
    Restoration(call(.restore(modules.table.plan(saved), isPartial: isPartial), "restore"))
  }

  /// Opens routes as they are, for a test.
  @discardableResult
  package func open(_ routes: NavigationSnapshot<AnyRoute>) -> NavigationOutcome {
    call(.change(.open(routes, showing: Array(routes.stacks.joined()))), "open", routes.stacks.last?.last).outcome
  }

  /// Returns what of a snapshot can't be restored now.
  public func losses(in saved: NavigationSnapshot<DeepLink>) -> [DeepLinkError] {
    let plan = modules.table.plan(saved)
    var restorer = Restorer(modules.table, answers(to: Call(id: 0, request: .restore(plan, isPartial: true))))
    _ = restorer.restore(plan, over: routes)
    return restorer.losses
  }

  package func undo() -> NavigationOutcome { call(.undo(.back), "undo").outcome }

  package func redo() -> NavigationOutcome { call(.undo(.forth), "redo").outcome }

  // MARK: Leaving

  /// Asks to confirm leaving each screen with unsaved changes, innermost first; calls `proceed` if the user agrees to all, otherwise
  /// `stay`.
  ///
  /// Removes nothing; call it, for example, before the program ends.
  @discardableResult
  public func confirmLeaving(
    _ proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void = {}
  ) -> NavigationOutcome {
    let waiter = ResultWaiter<Void> { if case .finished = $0 { proceed() } else { stay() } }
    return call(.leaveAll, "confirmLeaving", then: waiter).outcome
  }

  /// Answers the open confirmation: agreeing completes the attempted call, declining changes nothing else.
  ///
  /// Calls that observers make when it closes run after the attempted call.
  @discardableResult
  public func answerConfirmation(_ isAgreed: Bool) -> NavigationOutcome {
    call(.answer(isAgreed), "answerConfirmation", isAgreed).outcome
  }

  /// Reports a refused call to observers, after any change in progress, and returns its outcome.
  @discardableResult
  public func refuse(_ error: NavigationError) -> NavigationOutcome {
    submit(.refuse(error))
    return .refused(error)
  }
}
