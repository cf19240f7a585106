public import Links

// What is open.
extension Navigator {
  var tree: NavigationTree { window.tree }
  package var routes: NavigationSnapshot<AnyRoute> { window.routes }
  /// What is open, as links; it can be saved, and opened again with `restore(_:)`.
  public var snapshot: NavigationSnapshot<DeepLink> { routes.map(\.link) }

  /// The link that shows the visible place elsewhere; if no link can name every screen on the way, that of the visible screen.
  public var link: DeepLink { modules.link(to: routes) }

  /// The name of the root module: that of the first tab.
  public var root: String { window.root }
  /// The visible entry.
  public var visible: Entry<AnyRoute> { window.tree.top }
  /// Whether a confirmation is open; any other change closes it, as if the user had declined.
  public var isConfirming: Bool { window.tree.confirmation != nil }
  /// The entry with unsaved changes that the open confirmation is about; `nil` if none is open.
  public var asking: Entry<AnyRoute>? { (window.attempt?.asking).flatMap(entry) }
  /// The names of the tabs, as `selectTab(_:)` and scripts know them: the path of a root or, beside the root module, the name of
  /// the module, and its path if the module has another tab before.
  public var tabNames: [String] { window.tabNames }
  /// Returns the name of the module of a tab, by the name of the tab; `nil` if there is no such tab.
  public func module(ofTab name: String) -> String? {
    tabNames.firstIndex(of: name).map { window.tree.tabs[$0][0].route.module }
  }
  package var history: History? { window.history }

  func entry(_ id: EntryID) -> Entry<AnyRoute>? {
    visible.id == id ? visible : window.tree.entries.first { $0.id == id }
  }
}

// The calls of the user and of the app.
extension Navigator {
  private func call(
    _ request: Request, _ function: String, _ label: String? = nil, from origin: EntryID? = nil,
    then caller: Callers.Caller? = nil, handing model: (any Sendable)? = nil
  ) -> Restoration {
    let name = Call.Name(function: function, label: label)
    return take(request, Context(name: name, origin: origin, caller: caller, model: model))
  }

  /// Goes back one step; refused as stale unless `entry` is visible or `nil`.
  @discardableResult
  public func back(from entry: EntryID? = nil) -> NavigationOutcome {
    call(.command(.back), "back", from: entry).outcome
  }

  /// Removes an entry and everything above it, closing a modal at its root; an entry that is gone is refused, so a UI that
  /// dismisses first and notifies later, such as SwiftUI, may call it too.
  @discardableResult
  public func dismiss(_ entry: EntryID) -> NavigationOutcome { call(.command(.dismiss(entry)), "dismiss").outcome }

  /// Closes the topmost modal; refused as stale unless `entry` is visible or `nil`.
  @discardableResult
  public func dismissModal(from entry: EntryID? = nil) -> NavigationOutcome {
    call(.command(.dismissModal), "dismissModal", from: entry).outcome
  }

  /// Selects the tab of this name; selecting the visible tab pops its stack to the root if no modal is open.
  @discardableResult
  public func selectTab(_ name: String) -> NavigationOutcome { call(.selectTab(name), "selectTab").outcome }

  // MARK: Links

  /// Opens a link of any module in one change; one with a resolver is `NavigationOutcome.queued` and opens when the resolver has
  /// answered, unless anything else is opened or changed before, and observers are notified of a failure.
  ///
  /// `opening` says where its first place opens. The visible screen can show `model` until it has its own, see `Scope.model(_:)`.
  @discardableResult
  public func open(
    _ link: DeepLink, _ policy: OpenPolicy = .reuse, as opening: LinkOpening = .declared,
    with model: (any Sendable)? = nil
  ) -> NavigationOutcome {
    call(request(toOpen: link, policy, opening), "open", handing: model).outcome
  }

  /// Opens a planned link in one change.
  @discardableResult
  public func open(_ plan: LinkPlan, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    call(.open(plan, policy), "open").outcome
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

  /// Drops the waiting link, for example when the user who has opened it logs out.
  public func dropWaiting() { take(.dropWaiting) }

  /// Returns the first gate that keeps a place from being shown now, and its state; `nil` if all are open.
  public func obstacle(behind gates: [Gate]) -> (gate: Gate, state: GateState)? {
    answers(of: gates).obstacle(behind: gates)
  }

  // MARK: Everything

  /// Puts a root module in place of everything, restores `saved`, and opens the waiting link above it, in one change.
  ///
  /// The root is shown in any case, at its roots without `saved`. What can't be opened is a loss; a link that still waits goes on
  /// waiting. `isAsking` is whether screens with unsaved changes ask first.
  @discardableResult
  public func showRoot(
    _ root: String, restoring saved: NavigationSnapshot<DeepLink>? = nil, openingWaiting opensWaiting: Bool = false,
    askingFirst isAsking: Bool = true
  ) -> Restoration {
    let saved = saved.map { modules.table.plan($0) }
    return call(.showRoot(root, restoring: saved, openingWaiting: opensWaiting, isAsking: isAsking), "showRoot")
  }

  /// Opens what was saved in one change, as far as it can open now; a call during a change is queued and reports no losses.
  ///
  /// - Parameters:
  ///   - saved: What was open.
  ///   - isPartial: Whether the rest opens if a part can't be restored; if not, the call is refused with the first loss.
  @discardableResult
  public func restore(_ saved: NavigationSnapshot<DeepLink>, isPartial: Bool = true) -> Restoration {
    call(.restore(modules.table.plan(saved), isPartial: isPartial), "restore")
  }

  /// Opens routes as they are, for a test; the entries that they share with what is open stay.
  @discardableResult
  package func open(_ routes: NavigationSnapshot<AnyRoute>) -> NavigationOutcome {
    call(.command(.open(routes)), "open").outcome
  }

  /// Returns what could not be restored of a snapshot now, and opens nothing.
  public func losses(in saved: NavigationSnapshot<DeepLink>) -> [DeepLinkError] {
    let plan = modules.table.plan(saved)
    var restorer = Restorer(modules.table, answers(to: .restore(plan, isPartial: true)))
    _ = restorer.restore(plan, over: routes)
    return restorer.losses
  }

  package func undo() -> NavigationOutcome { call(.undo(.back), "undo").outcome }

  package func redo() -> NavigationOutcome { call(.undo(.forth), "redo").outcome }

  // MARK: Leaving

  /// Asks to confirm leaving each screen with unsaved changes, the innermost first, then calls `proceed`; calls `stay` instead if
  /// the user declines, a screen refuses to be left, or the question ends in another way.
  ///
  /// It removes nothing: call it before something outside ends the window, such as the end of the program.
  @discardableResult
  public func confirmLeaving(
    _ proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void = {}
  ) -> NavigationOutcome {
    call(.leaveAll, "confirmLeaving", then: .leaves(proceed: proceed, stay: stay)).outcome
  }

  /// Answers the open confirmation: agreeing completes the attempted call, and declining leaves everything as it was; calls that
  /// observers make when it closes wait until the attempted call is complete.
  @discardableResult
  public func answerConfirmation(_ isAgreed: Bool) -> NavigationOutcome {
    call(.answer(isAgreed), "answerConfirmation").outcome
  }

  /// Reports a call that can't be done, after any change that observers are being notified of, and returns its outcome.
  @discardableResult
  public func refuse(_ error: NavigationError) -> NavigationOutcome {
    take(.refuse(error))
    return .refused(error)
  }
}
