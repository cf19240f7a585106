import Links

/// The modules of an app without their screens.
struct ModuleTable: Sendable {
  let modules: [Module]
  private let byName: [String: Module]

  init(_ modules: [Module]) throws(ModuleProblem) {
    var table: [String: Module] = [:]
    for module in modules {
      if let problem = module.problems.first { throw problem }
      guard table.updateValue(module, forKey: module.name) == nil else { throw .sameName(module.name) }
    }
    // A tab is shown only with its root, so it lies behind the gates of the root too.
    for module in modules {
      guard case .tab(let root) = module.placement else { continue }
      guard let root = table[root] else { throw .noSuchModule(root, known: modules.map(\.name)) }
      table[module.name] = root.gates.reversed().reduce(module) { $0.requiring($1) }
    }
    (self.modules, byName) = (modules.compactMap { table[$0.name] }, table)
    for module in modules { try checkMovedPaths(of: module) }
  }

  init(unchecked module: Module) { (modules, byName) = ([module], [module.name: module]) }

  /// Throws for a former path that a current place or another route takes.
  private func checkMovedPaths(of module: Module) throws(ModuleProblem) {
    for (path, example, current) in module.movedExamples {
      let taker = (try? planPlace(example)) == nil ? try? currentLink(of: example) : example
      if let taker, taker != current { throw .neverRead(path, of: module.name, example, opening: taker) }
    }
  }

  subscript(name: String) -> Module? { byName[name] }

  /// Returns a root module's own tabs, then those beside them.
  func tabs(of root: String) -> [AnyRoute] {
    let beside = modules.filter { $0.placement == .tab(of: root) }
    return (self[root]?.rootRoutes ?? []) + beside.flatMap(\.rootRoutes)
  }

  /// Returns a root module's tabs; `nil` for an unknown module.
  func openRoot(_ root: String, firstTab: AnyRoute?) -> NavigationSnapshot<AnyRoute>? {
    guard self[root] != nil else { return nil }
    let roots = tabs(of: root)
    let first = firstTab.flatMap { roots.firstIndex(of: $0) } ?? 0
    return NavigationSnapshot(tabs: roots.map { [$0] }, selectedTab: first)
  }

  func root(of module: String) -> String? {
    switch self[module]?.placement {
    case .root: module
    case .tab(let root): root
    case .sheet, .page, nil: nil
    }
  }

  // MARK: Gates

  func problem(withGates known: Set<Gate>) -> ModuleProblem? {
    for module in modules {
      guard let unknown = module.allGates.subtracting(known).map(\.description).min() else { continue }
      let names = known.map { "“\($0)”" }.sorted().joined(separator: ", ")
      return ModuleProblem(
        "“\(module.name)” is behind the gate “\(unknown)”, which the app doesn't know; it knows: \(names)")
    }
    return nil
  }

  /// Returns the gates before a route, its module's first.
  func gates(before route: AnyRoute) -> [Gate] {
    guard let module = self[route.module] else { return [] }
    return module.gates + module.gatesOfRoute(route)
  }

  /// Returns the plan of a route on top or, without a style, of a tab with this root.
  func plan(_ route: AnyRoute, as style: PresentationStyle?) -> LinkPlan? {
    guard let module = self[route.module] else { return nil }
    let root = style == nil ? route : module.rootRoutes[0]
    let place = RoutePlan(
      to: route, as: style ?? .push, link: route.link, behind: gates(before: route), root: root)
    let plan = LinkPlan(place, behind: [])
    return style.map(plan.presented) ?? plan
  }

  // MARK: Reading links

  func plan(_ link: DeepLink) throws(DeepLinkError) -> LinkPlan {
    do throws(DeepLinkError) {
      return try planPlaces(link)
    } catch {
      // An error names a part of the link that was read.
      guard let current = try currentLink(of: link), let plan = try? planPlaces(current) else { throw error }
      return plan
    }
  }

  private func planPlaces(_ link: DeepLink) throws(DeepLinkError) -> LinkPlan {
    var plan = try planPlace(link)
    for above in plan.places[0].linksAbove {
      do throws(DeepLinkError) {
        plan.append(try self.plan(above))
      } catch {
        throw link.located(above: error)
      }
    }
    return plan
  }

  private func planPlace(_ link: DeepLink) throws(DeepLinkError) -> LinkPlan {
    let module = try module(of: link)
    return LinkPlan(try module.plan(link), behind: module.gates)
  }

  /// Reads a link that names one route.
  func plan(saved link: DeepLink) throws(DeepLinkError) -> LinkPlan {
    func plan(_ link: DeepLink) throws(DeepLinkError) -> LinkPlan {
      let module = try module(of: link)
      return LinkPlan(try module.planSaved(link), behind: module.gates)
    }
    do throws(DeepLinkError) { return try plan(link) } catch {
      guard let current = try currentLink(of: link), let plan = try? plan(current) else { throw error }
      return plan
    }
  }

  private func module(of link: DeepLink) throws(DeepLinkError) -> Module {
    if let module = self[link.module] { return module }
    throw DeepLinkError(
      .module, link.module, at: DeepLink.moduleOffset, "No module is called that", isUnknown: true,
      nearMisses: NearMisses.of(link.module, among: byName.keys))
  }

  /// Returns the current link of a place that was in another module, or `nil`.
  private func currentLink(of link: DeepLink) throws(DeepLinkError) -> DeepLink? {
    for module in modules {
      if let current = try module.linkOfMoved(link) { return current }
    }
    return nil
  }
}
