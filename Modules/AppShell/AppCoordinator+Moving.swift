import AppRouting
import Links
import Routing
import ScreenKit

// Every way from module to module.
extension AppCoordinator {
  /// Changes which modules are shown, when every screen lets itself be left that would end: the one door for all that ends
  /// something.
  ///
  /// The modules in `ending` are asked one after the other. Each asks over what is shown, even when it is hidden itself, so
  /// that saying no leaves everything as it was. How `change` ends is how all of it ends, and it is one step. The only change
  /// that goes past this door is the end of a session.
  @discardableResult
  func move(
    _ cause: NavigationKind, ending entries: [Entry<AppRoute>], _ change: @escaping @MainActor () -> NavigationOutcome
  ) -> NavigationOutcome {
    guard let entry = entries.first else { return asOneStep(cause, change) }
    let others = Array(entries.dropFirst())
    guard let flow = flow(of: entry) else { return move(cause, ending: others, change) }
    var moved = NavigationOutcome.unchanged
    let left = flow.leave { [weak self] in
      if let self { moved = self.move(cause, ending: others, change) }
    }
    return left == .done ? moved : left
  }

  /// Shows a module where it belongs, and there what `arriving` opens.
  @discardableResult
  func go(
    to route: AppRoute, _ cause: NavigationKind = .replaced,
    arriving: @escaping @MainActor (any Flow<any ViewModel>) -> NavigationOutcome = { _ in .unchanged }
  ) -> NavigationOutcome {
    move(cause, ending: ending(for: route)) { [weak self] in self?.arrive(at: route, arriving) ?? .unchanged }
  }

  /// Shows a module where it belongs, without asking.
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

  /// Puts another root in place of the one that is shown, without asking; the sheet over it stays only where `keepingSheet` says so.
  func setRoot(_ root: AppRoute, keepingSheet: Bool = false) {
    guard root != self.root else { return }
    if appRouter.modules[root.name] != nil {
      asOneStep(.replaced) {
        savePlaces(interruptedBy: root)
        if !keepingSheet { router.dismissModals() }
        return router.rearrange(tabs(of: root))
      }
    } else {
      // One feature runs alone: where it would hand over to another, it begins again.
      session = .nobody
      notices.replace(
        with: .words("The app would go on with “\(root.name)”, which is not part of this run"))
      router.replaceTop(with: self.root)
    }
  }

  /// Goes on where the person was before, because an added module is done.
  ///
  /// A tab that ends while another module is on top stays where it is.
  func close(_ feature: Feature) {
    let route = AppRoute.added(feature)
    if route == root {
      resumeInterrupted()
    } else if route == visible {
      if feature.placement == .tab { router.select(tab: root) } else { router.dismissModal() }
    }
  }

  /// Goes on where the person was before the root that is shown interrupted them, or where they belong.
  func resumeInterrupted() {
    move(.replaced, ending: sheets) { [weak self] in
      guard let self else { return .unchanged }
      if root == .onboarding { appRouter.dropWaiting() }
      let places = interrupted ?? []
      setRoot(home)
      restore(places)
      return .done
    }
  }

  /// The sheet over the root that is shown, if there is one.
  var sheets: [Entry<AppRoute>] { router.state.modals.map(\.stack.root) }

  /// The modules that end when another is shown, the innermost first.
  private func ending(for route: AppRoute) -> [Entry<AppRoute>] {
    if route == visible { return [] }
    if route.placement == .sheet || root(of: route) == root { return sheets }
    return router.state.entries.reversed()
  }

  /// Shows the module that has asked first, now that the answer was yes and it has changed.
  func showArrival(in feature: (any FeatureCoordinator)?) {
    guard let entry = arrival else { return }
    arrival = nil
    if let feature, router.screen(of: entry.id) === feature { showModule(entry.route) }
  }

  /// Opens something in a module and shows it.
  ///
  /// One that is there already may ask first, and comes into sight when that is answered.
  private func arrive(at route: AppRoute, _ open: (any Flow<any ViewModel>) -> NavigationOutcome) -> NavigationOutcome {
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
    case .needsConfirmation, .queued: arrival = entry
    case .doneIgnoring, .unchanged, .waiting, .refused: break
    }
    return outcome
  }
}
