import Links

extension ModuleTable {
  /// Returns the link to the visible place, or to the visible screen if none can name the whole way.
  func link(to open: NavigationSnapshot<AnyRoute>) -> DeepLink {
    let way = namedWay(of: open)
    let sheet = sheetIndex(in: open)
    let named = sheet.map { NavigationSnapshot(tabs: [open.modals[$0].stack], modals: Array(open.modals[($0 + 1)...])) }
    guard let link = (named ?? open).wayLink, let plan = try? plan(link) else { return way[way.count - 1].route.link }
    // Another window begins at the declared roots.
    let roots = tabs(of: open.tabs[0][0].module)
    var elsewhere = Destination(from: roots.isEmpty ? open : NavigationSnapshot(tabs: roots.map { [$0] }), self)
    let opens = (try? elsewhere.open(plan, .reuse)) != nil
    return opens && namedWay(of: elsewhere.snapshot).hasSameLinks(as: way) ? link : way[way.count - 1].route.link
  }

  /// Returns the way that a link names, from a module's sheet on if one is open.
  private func namedWay(of open: NavigationSnapshot<AnyRoute>) -> [LinkPlan.Step] {
    guard let sheet = sheetIndex(in: open) else { return open.way }
    return open.way.suffix(open.modals[sheet...].reduce(0) { $0 + $1.stack.count })
  }

  private func sheetIndex(in open: NavigationSnapshot<AnyRoute>) -> Int? {
    open.modals.firstIndex { self[$0.stack[0].module]?.placement == .sheet }
  }
}

extension NavigationSnapshot<AnyRoute> {
  /// The lowest module's part of the way, then further routes in `then`; `nil` if one link can't hold it.
  fileprivate var wayLink: DeepLink? {
    let way = way
    // Each place takes at least four bytes.
    guard way.count <= DeepLink.maximumBytes / 4 else { return nil }
    let module = way[0].route.module
    let lowest = way.prefix { $0.route.module == module }
    // The modals of a module belong to its part only if no other module lies between.
    let beforeOther = lowest.count == way.count ? lowest : lowest.prefix(tabs[selectedTab].count)
    let own = beforeOther.prefix(beforeOther.indices.dropFirst().first { way.repeats(at: $0) } ?? beforeOther.count)
    let above = way.indices.dropFirst(own.count).filter { !way.names($0 + 1, through: $0) }
      .map { way[$0].route.link(as: way[$0].style) }
    return above.contains(nil) ? nil : link(along: Array(own))?.followed(by: above.compactMap(\.self))
  }

  /// Returns the link along one module's routes, the visible tab's root first.
  private func link(along steps: [LinkPlan.Step]) -> DeepLink? {
    let root = steps[0].route
    let roots = tabs.map { $0[0] }.filter { $0.module == root.module }
    // The link begins with the root only if nothing lies above it, or if the next route is a root too.
    let namesRoot = steps.count == 1 || steps[1].style != .push || roots.contains(steps[1].route)
    let named = namesRoot ? steps[...] : steps.dropFirst()
    let links = named.indices.filter { !named.names($0 + 1, through: $0) }.map { named[$0].route.link }
    var parameters: [DeepLink.Parameter] = []
    for parameter in links.flatMap(\.parameters) where !parameters.contains(parameter) { parameters.append(parameter) }
    if !namesRoot, !root.base.isFirstRoot, named.first?.route.base.isAbove(root) != true {
      parameters.append(.init(key: "tab", value: root.path.description))
    }
    let unusual = named.enumerated().drop { $1.style == ($0 == 0 && namesRoot ? .push : $1.route.base.presentation) }
    let styles = unusual.map(\.element.style.rawValue)
    if !styles.isEmpty { parameters.append(.init(key: "style", value: styles.joined(separator: "-"))) }
    return try? DeepLink(module: root.module, segments: links.flatMap(\.segments), parameters: parameters)
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
