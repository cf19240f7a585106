public import Links

// Opens links within one module and through several.
extension Router {
  /// Opens a link in one change: of this module, or of one that can be a child flow.
  @discardableResult
  public func open(_ link: DeepLink, _ policy: OpenPolicy) -> NavigationOutcome {
    do throws(DeepLinkError) {
      var plan = try plan(link)
      for link in plan.linksAbove { plan.add(try self.plan(link)) }
      return open(plan, policy)
    } catch {
      return refuse(NavigationError(error))
    }
  }

  private func plan(_ link: DeepLink) throws(DeepLinkError) -> LinkPlan {
    guard link.module != module, let childSource else { return LinkPlan(try Route.links.plan(link)) }
    return try childSource.planChild(at: link)
  }

  /// Opens a planned link in one change.
  ///
  /// A place of another module begins a child flow on the active stack, unless the child flow on top takes it.
  /// That flow takes the places of its own module and, while a modal is open in it, of every module.
  @discardableResult
  public func open(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    inTurn { router in
      if policy != .reset, let child = router.child(taking: plan) { return child.open(plan, policy) }
      do throws(DeepLinkError) {
        return router.apply(try router.command(opening: plan, policy), isAnimated: plan.isAnimated)
      } catch {
        return router.refuse(NavigationError(error))
      }
    }
  }

  /// The child flow on top, if it takes the place of a plan.
  private func child(taking plan: LinkPlan) -> (any Flow<Route.Screen>)? {
    guard plan.link.module != module, plan.above.isEmpty, let child = visibleChild else { return nil }
    let hasModal = child.isPresenting && !child.isConfirming
    return hasModal || child.module == plan.link.module ? child : nil
  }

  /// The plan of a place of this module; `nil` for a place of another module.
  ///
  /// A child flow can begin above the root of its module. There a link to the module alone names that root.
  private func ownPlan(_ plan: LinkPlan) throws(DeepLinkError) -> RoutePlan<Route>? {
    guard let own = plan.routePlan as? RoutePlan<Route> else { return nil }
    return own.steps.isEmpty && leaveParent != nil ? try Route.links.plan(Route.links.roots[0].link) : own
  }

  private func command(opening plan: LinkPlan, _ policy: OpenPolicy) throws(DeepLinkError) -> NavigationCommand<Route> {
    guard let own = try ownPlan(plan) else {
      // A place of another module.
      var steps = policy == .reset ? NavigationSnapshot(tabs: state.tabs.map { [.route($0.root.route)] }) : state.steps
      if visibleChild?.link != plan.link || policy != .reuse { try add(plan, to: &steps) }
      return try adding(plan.above, to: steps)
    }
    switch policy {
    case .reuse:
      let snapshot = try own.snapshot(from: state.snapshot)
      return plan.above.isEmpty ? .open(snapshot) : try adding(plan.above, to: state.steps(of: snapshot))
    case .reset:
      let snapshot = try own.snapshot(from: nil)
      return plan.above.isEmpty ? .reset(snapshot) : try adding(plan.above, to: snapshot.map(StackStep.route))
    case .push:
      var steps = state.steps
      try add(plan, to: &steps)
      return try adding(plan.above, to: steps)
    }
  }

  /// Returns the command that opens some steps with further places above them.
  private func adding(
    _ plans: [LinkPlan], to steps: NavigationSnapshot<StackStep<Route>>
  ) throws(DeepLinkError) -> NavigationCommand<Route> {
    var steps = steps
    for plan in plans { try add(plan, to: &steps) }
    return .openSteps(keepingChildren(in: steps))
  }

  private func add(_ plan: LinkPlan, to steps: inout NavigationSnapshot<StackStep<Route>>) throws(DeepLinkError) {
    guard let own = try ownPlan(plan) else {
      // A place of another module; the app decides now whether a child flow can begin there.
      guard let childSource else { throw Route.links.wrongModule(plan.link) }
      _ = try childSource.planChild(at: plan.link)
      return steps.push(plan.childSnapshot)
    }
    // A child flow can begin anywhere, so its root is not always one of the module.
    let roots = leaveParent == nil ? Route.links.roots : state.tabs.map(\.root.route)
    for step in try own.steps(overAlert: steps.modals.last?.style == .alert, above: roots) {
      steps.add(.route(step.route), as: step.presentation)
    }
  }

  /// Returns the steps with the open child flow in place of each new one that begins with the same pages, so that it stays.
  func keepingChildren(
    in steps: NavigationSnapshot<StackStep<Route>>
  ) -> NavigationSnapshot<StackStep<Route>> {
    var steps = steps
    for (index, stack) in zip(steps.tabs.indices, state.tabs) {
      steps.tabs[index] = keepingChildren(of: stack, in: steps.tabs[index])
    }
    for (index, modal) in zip(steps.modals.indices, state.modals) {
      steps.modals[index].stack = keepingChildren(of: modal.stack, in: steps.modals[index].stack)
    }
    return steps
  }

  private func keepingChildren(of stack: Stack<Route>, in steps: [StackStep<Route>]) -> [StackStep<Route>] {
    var steps = steps
    for (index, item) in zip(1..., stack.items) where index < steps.count {
      guard case .newChild(var new) = steps[index], let open = screens?.child(item.id)?.snapshot else { continue }
      if new == open { steps[index] = .child(item.id) }
      // Flows of one module that lie side by side are one in a saved stack; the first of them stays.
      let count = open.tabs[0].count
      if open.modals.isEmpty, new.tabs[0].count > count, new.tabs[0].starts(with: open.tabs[0]) {
        new.tabs[0].removeFirst(count)
        steps[index...index] = [.child(item.id), .newChild(new)]
      }
    }
    return steps
  }
}

extension NavigationSnapshot {
  /// Pushes what a child flow holds; a new child flow of the same module on top takes it.
  mutating func push<Step>(_ child: NavigationSnapshot<DeepLink>) where Route == StackStep<Step> {
    if case .newChild(var top) = top, top.modals.isEmpty, top.tabs[0][0].module == child.tabs[0][0].module {
      top.tabs[0] += child.tabs[0]
      top.modals = child.modals
      changeTop(to: .newChild(top))
    } else {
      add(.newChild(child), as: .push)
    }
  }

  /// Whether the child flow on top shows modals of a module, because it or a child flow on top of it is of that module.
  func takesModal<Step>(of module: String) -> Bool where Route == StackStep<Step> {
    guard case .newChild(let top) = top else { return false }
    let visible = top.modals.last?.stack.last ?? top.tabs[0].last
    return [top.tabs[0][0].module, visible?.module].contains(module)
  }

  /// Adds a modal to the child flow on top.
  mutating func addToTop<Step>(_ modal: Modal<[DeepLink]>) where Route == StackStep<Step> {
    guard case .newChild(var top) = top else { return }
    top.modals.append(modal)
    changeTop(to: .newChild(top))
  }

  /// The step on top of the active stack.
  fileprivate var top: Route? { modals.isEmpty ? tabs[selectedTab].last : modals.last?.stack.last }

  /// Replaces the step on top of the active stack.
  mutating func changeTop<Step>(to step: StackStep<Step>) where Route == StackStep<Step> {
    if modals.isEmpty {
      tabs[selectedTab][tabs[selectedTab].count - 1] = step
    } else {
      modals[modals.count - 1].stack[modals[modals.count - 1].stack.count - 1] = step
    }
  }
}
