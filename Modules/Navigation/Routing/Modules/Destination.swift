import Links

/// The state after a planned link opens: the lowest place opens where its module is placed, the others on top.
struct Destination {
  let modules: ModuleTable
  private(set) var snapshot: NavigationSnapshot<AnyRoute>
  private let firstTabs: [String: AnyRoute]

  init(
    from snapshot: NavigationSnapshot<AnyRoute>, _ modules: ModuleTable, firstTabs: [String: AnyRoute] = [:]
  ) {
    (self.snapshot, self.modules, self.firstTabs) = (snapshot, modules, firstTabs)
  }

  /// Opens the places of a plan; throws for an unknown tab, or an upper place that would replace the root.
  mutating func open(_ plan: LinkPlan, _ policy: OpenPolicy) throws(DeepLinkError) {
    if policy == .reset { (snapshot.tabs, snapshot.modals) = (snapshot.tabs.map { [$0[0]] }, []) }
    if policy == .reuse, plan.places[0].isWithoutRoot || !isTab(plan.places[0].module),
      snapshot.endsWith(steps(of: plan))
    {
      return
    }
    if plan.replacesModal { closeTopModal() }
    for (index, place) in plan.places.enumerated() {
      if index > 0 { try checkAbove(place) }
      if index > 0 || plan.isOnTop { putOnTop(place) } else { try openLowest(place, policy) }
    }
  }

  private mutating func openLowest(_ place: LinkPlan.Place, _ policy: OpenPolicy) throws(DeepLinkError) {
    if place.isWithoutRoot { return putOnTop(place) }
    if !isTab(place.module) {
      guard let root = modules.root(of: place.module) else { return putOnTop(place, withRoot: true) }
      if let opened = modules.openRoot(root, firstTab: firstTabs[root]) { snapshot = opened }
    }
    let tabs = snapshot.tabs.indices.filter { snapshot.tabs[$0][0].module == place.module }
    let tab = tabs.first { snapshot.tabs[$0][0] == place.root }
    // A link to a root alone has nothing to put on top.
    let isRootAlone = place.steps.dropFirst(place.namesRoot ? 1 : 0).isEmpty && (tab != nil || place.steps.isEmpty)
    if policy == .push, !isRootAlone { return putOnTop(place) }
    guard let tab = tab ?? (place.tabName == nil ? tabs.first : nil) else {
      throw DeepLinkError(.value, place.tabName ?? "", at: 0, "No such tab of “\(place.module)” is open")
    }
    let root = snapshot.tabs[tab][0]
    snapshot.selectedTab = tab
    snapshot.tabs[tab] = [root]
    snapshot.modals = []
    let isAtRoot = place.steps.first.map { $0.style == .push && $0.route.hasSameLink(as: root) } ?? false
    for step in place.steps.dropFirst(isAtRoot ? 1 : 0) { snapshot.add(step) }
  }

  private func checkAbove(_ place: LinkPlan.Place) throws(DeepLinkError) {
    if place.isWithoutRoot { return }
    if modules.root(of: place.module) == nil || isTab(place.module) { return }
    throw DeepLinkError(.module, place.module, at: 0, "It can't be above a place of “\(snapshot.tabs[0][0].module)”")
  }

  private mutating func closeTopModal() {
    if snapshot.modals.last?.style == .alert { snapshot.modals.removeLast() }
    if !snapshot.modals.isEmpty { snapshot.modals.removeLast() }
  }

  /// Puts a place on top, and closes an open alert, which nothing can cover.
  private mutating func putOnTop(_ place: LinkPlan.Place, withRoot isLowest: Bool = false) {
    if isSheet(place.module), let sheet = snapshot.modals.firstIndex(where: { isSheet($0.stack[0].module) }) {
      snapshot.modals.removeSubrange(sheet...)
    }
    if snapshot.modals.last?.style == .alert { snapshot.modals.removeLast() }
    for step in steps(to: place, withRoot: isLowest) { snapshot.add(step) }
  }

  private func steps(of plan: LinkPlan) -> [LinkPlan.Step] {
    plan.places.enumerated().flatMap { steps(to: $1, withRoot: $0 == 0 && !plan.isOnTop && !$1.isWithoutRoot) }
  }

  /// Returns the steps to a place on top of others; a sheet module begins with a sheet, and a bare module or the lowest sheet with its
  /// root.
  private func steps(to place: LinkPlan.Place, withRoot isLowest: Bool) -> [LinkPlan.Step] {
    var steps = place.steps
    if steps.isEmpty || (isLowest && isSheet(place.module) && !place.namesRoot) {
      steps.insert(LinkPlan.Step(route: place.root, style: .push), at: 0)
    }
    if isSheet(place.module), steps[0].style == .push {
      steps[0] = LinkPlan.Step(route: steps[0].route, style: .sheet)
    }
    return steps
  }

  private func isTab(_ module: String) -> Bool { snapshot.tabs.contains { $0[0].module == module } }

  private func isSheet(_ module: String) -> Bool { modules[module]?.placement == .sheet }
}

extension NavigationSnapshot<AnyRoute> {
  var way: [LinkPlan.Step] {
    tabs[selectedTab].map { LinkPlan.Step(route: $0, style: .push) }
      + modals.flatMap { modal in
        modal.stack.enumerated().map { LinkPlan.Step(route: $1, style: $0 == 0 ? modal.style : .push) }
      }
  }

  func endsWith(_ steps: [LinkPlan.Step]) -> Bool { way.suffix(steps.count).hasSameLinks(as: steps) }

  fileprivate mutating func add(_ step: LinkPlan.Step) {
    if step.style != .push {
      modals.append(Modal(style: step.style, stack: [step.route]))
    } else if modals.isEmpty {
      tabs[selectedTab].append(step.route)
    } else {
      modals[modals.count - 1].stack.append(step.route)
    }
  }
}

extension Collection<LinkPlan.Step> {
  func hasSameLinks(as other: some Collection<LinkPlan.Step>) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.style == $1.style && $0.route.hasSameLink(as: $1.route) }
  }
}
