import Links

extension ModuleTable {
  /// Returns the link to the visible place, or to the visible screen if none can name the whole way.
  func link(to open: NavigationSnapshot<AnyRoute>) -> DeepLink {
    let way = namedWay(of: open)
    let visible = way[way.count - 1].route.link
    var named = open
    if let sheet = sheetIndex(in: open) {
      named = NavigationSnapshot(tabs: [open.modals[sheet].stack], modals: Array(open.modals[(sheet + 1)...]))
    }
    guard let link = named.wayLink, let plan = try? plan(link) else { return visible }
    return leads(plan, along: way, from: open) ? link : visible
  }

  /// Returns whether a plan leads the same way in another window, which begins at declared roots and may have another root.
  private func leads(_ plan: LinkPlan, along way: [LinkPlan.Step], from open: NavigationSnapshot<AnyRoute>) -> Bool {
    let here = openRoot(open.tabs[0][0].module, firstTab: nil) ?? open
    guard let place = place(of: plan, over: here), namedWay(of: place).hasSameLinks(as: way) else { return false }
    // A link to one place opens from every root.
    if plan.places.count == 1 { return true }
    for root in modules where root.placement == .root {
      guard let elsewhere = openRoot(root.name, firstTab: nil), self.place(of: plan, over: elsewhere) != nil else {
        return false
      }
    }
    return true
  }

  private func place(
    of plan: LinkPlan, over open: NavigationSnapshot<AnyRoute>
  ) -> NavigationSnapshot<AnyRoute>? {
    var destination = Destination(from: open, self)
    do { try destination.open(plan, .reuse) } catch { return nil }
    return destination.snapshot
  }

  /// Returns the way that a link names, from a module's sheet on if one is open.
  private func namedWay(of open: NavigationSnapshot<AnyRoute>) -> [LinkPlan.Step] {
    guard let sheet = sheetIndex(in: open) else { return open.way }
    var count = 0
    for modal in open.modals[sheet...] { count += modal.stack.count }
    return open.way.suffix(count)
  }

  private func sheetIndex(in open: NavigationSnapshot<AnyRoute>) -> Int? {
    for (index, modal) in open.modals.enumerated() where self[modal.stack[0].module]?.placement == .sheet {
      return index
    }
    return nil
  }
}

extension NavigationSnapshot<AnyRoute> {
  /// The lowest module's part of the way, then further routes in `then`; `nil` if one link can't hold it.
  fileprivate var wayLink: DeepLink? {
    let way = way
    // Each place takes at least four bytes.
    guard way.count <= DeepLink.maximumBytes / 4 else { return nil }
    let own = countOfLowestPart(of: way)
    var above: [DeepLink] = []
    for index in own..<way.count where !way.names(index + 1, through: index) {
      guard let link = way[index].route.link(as: way[index].style) else { return nil }
      above.append(link)
    }
    return link(along: Array(way[..<own]))?.followed(by: above)
  }

  /// Returns how many steps the lowest module's part has, until a route whose path has values only follows an equal one.
  private func countOfLowestPart(of way: [LinkPlan.Step]) -> Int {
    let module = way[0].route.module
    var count = 1
    while count < way.count, way[count].route.module == module { count += 1 }
    // The modals of a module belong to its part only if no other module lies between.
    if count < way.count { count = min(count, tabs[selectedTab].count) }
    for index in 1..<max(1, count) where way.repeats(at: index) { return index }
    return count
  }

  /// Returns the link along one module's routes, the visible tab's root first.
  private func link(along steps: [LinkPlan.Step]) -> DeepLink? {
    let root = steps[0].route
    let namesRoot = namesRoot(along: steps)
    let start = namesRoot ? 0 : 1
    var segments: [String] = []
    var parameters: [DeepLink.Parameter] = []
    var styles: [String] = []
    for (index, step) in steps.enumerated() where index >= start {
      let usual = index == 0 ? .push : step.route.base.presentation
      if !styles.isEmpty || step.style != usual { styles.append(step.style.rawValue) }
      if steps.names(index + 1, through: index) { continue }
      let link = step.route.link
      segments += link.segments
      for parameter in link.parameters where !parameters.contains(parameter) { parameters.append(parameter) }
    }
    if !namesRoot, !root.base.isFirstRoot, !steps[1].route.base.isAbove(root) {
      parameters.append(.init(key: "tab", value: root.path.description))
    }
    if !styles.isEmpty { parameters.append(.init(key: "style", value: styles.joined(separator: "-"))) }
    return try? DeepLink(module: root.module, segments: segments, parameters: parameters)
  }

  /// Returns whether a link begins with the root: only if nothing lies above it, or if the next route is a root too.
  private func namesRoot(along steps: [LinkPlan.Step]) -> Bool {
    if steps.count == 1 || steps[1].style != .push { return true }
    for tab in tabs where tab[0] == steps[1].route { return true }
    return false
  }
}

extension RandomAccessCollection<LinkPlan.Step> where Index == Int {
  /// Returns whether a link can't follow the one below, because its path has values only.
  fileprivate func repeats(at step: Int) -> Bool { self[step].route.base.repeats(self[step - 1].route) }

  /// Returns whether a step's link leads through the one below.
  fileprivate func names(_ step: Int, through below: Int) -> Bool {
    indices.contains(step) && self[step].route.base.isAbove(self[below].route)
  }
}

extension AnyRoute {
  /// Returns the link, with `style` unless the route prefers it; `nil` if too long.
  fileprivate func link(as style: PresentationStyle) -> DeepLink? {
    let link = link
    if style == (base.isRoot ? .push : base.presentation) { return link }
    return try? DeepLink(
      module: module, segments: link.segments,
      parameters: link.parameters + [.init(key: "style", value: style.rawValue)])
  }
}

extension Routable {
  fileprivate var isRoot: Bool { Self.links.roots.contains(self) }
  fileprivate var isFirstRoot: Bool { Self.links.roots[0] == self }

  fileprivate func repeats(_ route: AnyRoute) -> Bool {
    (route.base as? Self).map { Self.links.repeats(self, after: $0) } ?? false
  }

  fileprivate func isAbove(_ route: AnyRoute) -> Bool { parent.map { AnyRoute($0) == route } ?? false }
}
