public import Links

// Opens links within one module and through several.
extension Router {
  /// Opens a link of this module, or of one that can be a child flow, in one change.
  @discardableResult
  public func open(_ link: DeepLink, _ policy: OpenPolicy) -> NavigationOutcome {
    do throws(DeepLinkError) {
      var plan = try plan(link)
      for above in plan.linksAbove {
        do throws(DeepLinkError) { plan.add(try self.plan(above)) } catch { throw link.located(above: error) }
      }
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
  /// A place of another module begins a child flow on the active stack, unless the child flow on top opens it: a place of that
  /// flow's module or, while a modal is open in that flow, of any module.
  @discardableResult
  public func open(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    inTurn { router in
      if policy != .reset, let child = router.child(taking: plan) { return child.open(plan, policy) }
      do throws(DeepLinkError) {
        let steps = try router.steps(opening: plan, policy)
        return router.apply(policy == .reset ? .reset(steps) : .open(steps), isAnimated: plan.isAnimated)
      } catch {
        return router.refuse(NavigationError(error))
      }
    }
  }

  /// Returns the child flow on top if it opens the plan itself; `nil` otherwise.
  private func child(taking plan: LinkPlan) -> (any Flow<Route.Screen>)? {
    guard plan.link.module != module, plan.above.isEmpty, let child = topChild else { return nil }
    let hasModal = child.content?.modals.isEmpty == false
    return hasModal || child.module == plan.link.module ? child : nil
  }

  /// Returns the steps to the place of a plan and to the places above it.
  private func steps(
    opening plan: LinkPlan, _ policy: OpenPolicy
  ) throws(DeepLinkError) -> NavigationSnapshot<StackStep<Route>> {
    var steps = state.steps
    var plans = [plan] + plan.above
    let roots = NavigationSnapshot(tabs: state.tabs.map { [$0.root.route] })
    // A link to a root alone has nothing to put on top.
    if let own = try ownPlan(plan), policy != .push || (plans.count == 1 && leadsToRoot(own)) {
      let snapshot = try own.snapshot(from: policy == .reset ? roots : state.snapshot)
      steps = policy == .reset ? snapshot.map(StackStep.route) : state.steps(of: snapshot)
      plans.removeFirst()
    } else if policy == .reset {
      steps = roots.map(StackStep.route)
    } else if policy == .reuse, topChild?.link == plan.link {
      // The child flow on top shows the whole link.
      plans = []
    }
    for plan in plans { try add(plan, to: &steps) }
    return steps
  }

  private func add(_ plan: LinkPlan, to steps: inout NavigationSnapshot<StackStep<Route>>) throws(DeepLinkError) {
    guard let own = try ownPlan(plan) else {
      // A place of another module; the app decides now whether a child flow can begin there.
      guard let childSource else { throw Route.links.wrongModule(plan.link) }
      _ = try childSource.planChild(at: plan.link)
      return steps.activeStack.push(plan.childSnapshot())
    }
    // The page at which a child flow begins is no root of its module, so a link can push it again.
    let isOverAlert = steps.modals.last?.style == .alert
    let roots = state.tabs.map(\.root.route)
    for step in try leaveParent == nil ? own.steps(overAlert: isOverAlert, in: roots) : own.steps[...] {
      steps.add(.route(step.route), as: step.presentation)
    }
  }

  /// Whether a plan leads to a root of this flow and to nothing above it; never in a child flow, which can begin anywhere.
  private func leadsToRoot(_ own: RoutePlan<Route>) -> Bool {
    leaveParent == nil && own.leadsToRoot && (own.steps.isEmpty || state.tabs.contains { $0.root.route == own.root })
  }

  /// Returns the plan with the routes of this module; `nil` for a place of another module.
  ///
  /// A child flow can begin above the root of its module, so there a link to the module alone is planned as a link to that
  /// root.
  private func ownPlan(_ plan: LinkPlan) throws(DeepLinkError) -> RoutePlan<Route>? {
    guard let own = plan.routePlan as? RoutePlan<Route> else { return nil }
    return own.steps.isEmpty && leaveParent != nil ? try Route.links.plan(own.root.link) : own
  }
}

extension Array {
  /// Pushes the content of a child flow, or adds it to the new child flow on top if that has the same module and no modals.
  mutating func push<Route>(_ content: NavigationSnapshot<DeepLink>) where Element == StackStep<Route> {
    guard case .newChild(var top) = last, top.modals.isEmpty, top.tabs[0][0].module == content.tabs[0][0].module else {
      return append(.newChild(content))
    }
    top.tabs[0] += content.tabs[0]
    top.modals = content.modals
    self[count - 1] = .newChild(top)
  }
}
