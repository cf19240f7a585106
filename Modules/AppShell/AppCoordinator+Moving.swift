import AppRouting
import Links
import Routing
import ScreenKit

// Navigation between modules.
extension AppCoordinator {
  /// Asks the modules in `entries` for confirmation, one after the other, then calls `change`.
  ///
  /// All teardown of modules goes through here, except the end of a session. A confirmation is shown on top even if its
  /// module is hidden, so refusing it changes nothing. `change` counts as one change of the app. Returns the outcome of
  /// `change`, or that of the first module that needs confirmation or refuses.
  @discardableResult
  func leave(
    _ entries: [Entry<AppRoute>], by cause: NavigationKind, then change: @escaping @MainActor () -> NavigationOutcome
  ) -> NavigationOutcome {
    guard let entry = entries.first else { return performAsOneChange(cause, change) }
    let others = Array(entries.dropFirst())
    guard let flow = flow(of: entry) else { return leave(others, by: cause, then: change) }
    var outcome = NavigationOutcome.unchanged
    let left = flow.leave { [weak self] in
      if let self { outcome = self.leave(others, by: cause, then: change) }
    }
    return left == .done ? outcome : left
  }

  /// Shows a module at its placement, then calls `open` with its flow.
  @discardableResult
  func navigate(
    to route: AppRoute, by cause: NavigationKind = .replaced,
    opening open: @escaping @MainActor (any Flow<any ViewModel>) -> NavigationOutcome = { _ in .unchanged }
  ) -> NavigationOutcome {
    leave(entriesToLeave(for: route), by: cause) { [weak self] in self?.openAndShow(route, open) ?? .unchanged }
  }

  /// Shows a module at its placement, without confirmation.
  func showModule(_ route: AppRoute) {
    guard route != visible else { return }
    switch route.placement {
    case .root where route == root: router.select(tab: route)
    case .root: setRoot(route)
    case .tab:
      setRoot(.loggedIn)
      router.select(tab: route)
    case .sheet:
      router.dismissModals()
      router.present(route, as: .sheet)
    }
  }

  /// Replaces the root without confirmation, and dismisses the sheet over it unless `keepingSheet` is true.
  func setRoot(_ root: AppRoute, keepingSheet: Bool = false) {
    guard root != self.root else { return }
    if appRouter.modules[root.name] != nil {
      performAsOneChange(.replaced) {
        updateInterruptedArchives(beforeShowing: root)
        if !keepingSheet { router.dismissModals() }
        return router.rearrange(tabs(of: root))
      }
    } else {
      // A feature that runs alone restarts where the whole app would show another module.
      session = .signedOut
      notices.replace(
        with: .text("The app would go on with “\(root.name)”, which is not part of this run"))
      router.replaceTop(with: self.root)
    }
  }

  /// Leaves an added module whose flow has ended.
  ///
  /// A tab stays open in the background; if it was visible, the app selects the tab of the root.
  func close(_ feature: Feature) {
    let route = AppRoute.added(feature)
    if route == root {
      resumeInterrupted()
    } else if route == visible {
      if feature.placement == .tab { router.select(tab: root) } else { router.dismissModal() }
    }
  }

  /// Restores what was open before the current root interrupted it, or shows the default root.
  func resumeInterrupted() {
    leave(sheets, by: .replaced) { [weak self] in
      guard let self else { return .unchanged }
      if root == .onboarding { appRouter.dropWaiting() }
      let archives = interruptedArchives ?? []
      setRoot(defaultRoot)
      restore(archives)
      return .done
    }
  }

  /// The sheet over the root, if there is one.
  var sheets: [Entry<AppRoute>] { router.state.modals.map(\.stack.root) }

  /// The modules that must end before `route` is shown, innermost first.
  private func entriesToLeave(for route: AppRoute) -> [Entry<AppRoute>] {
    if route == visible { return [] }
    if route.placement == .sheet || root(of: route) == root { return sheets }
    return router.state.entries.reversed()
  }

  /// Shows the pending module if `feature`, which has changed, is its coordinator; clears the pending module.
  func showPendingModule(changedIn feature: (any FeatureCoordinator)?) {
    guard let entry = pendingModule else { return }
    pendingModule = nil
    if let feature, router.screen(of: entry.id) === feature { showModule(entry.route) }
  }

  /// Calls `open` with the flow of a module and shows the module.
  ///
  /// A module that is already open may ask for confirmation; it is shown after the user agrees.
  private func openAndShow(
    _ route: AppRoute, _ open: (any Flow<any ViewModel>) -> NavigationOutcome
  ) -> NavigationOutcome {
    guard let entry = router.state.entries.first(where: { $0.route == route }), let flow = flow(of: entry) else {
      showModule(route)
      let outcome = self.flow.map(open) ?? .unchanged
      return outcome == .unchanged ? .done : outcome
    }
    let outcome = open(flow)
    switch outcome {
    case .done: showModule(route)
    case .unchanged where route != visible:
      showModule(route)
      return .done
    case .needsConfirmation, .queued: pendingModule = entry
    case .doneIgnoring, .unchanged, .waiting, .refused: break
    }
    return outcome
  }
}
