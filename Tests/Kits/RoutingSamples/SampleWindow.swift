import Links
package import Routing

/// A window with the sample modules: the museum as root, the library and the studio as pages.
///
///     let window = SampleWindow()
///     window.push("library/books/2", "museum/map")
///     window.way        // museum/halls, library/books/2, sheet museum/map
@MainActor
package final class SampleWindow {
  package let navigator: Navigator<Screen>
  /// The changes and refused calls, in order.
  package private(set) var events: [NavigationEvent] = []
  private let screens = Living<Screen>()
  private let routers = OpenRouters()

  /// Creates a started window; `ticket` is the state of the gate before the museum.
  package init(
    _ root: String = "museum", placements: [String: Placement] = [:],
    resolvers: [String: LinkResolver] = [:],
    ticket: @escaping Gatekeeper = { .open }
  ) throws(ModuleProblem) {
    let (screens, routers) = (screens, routers)
    func feature<Route: Routable>(_ route: Route.Type, as placement: Placement) -> Feature<Screen>
    where Route.Coordinator == ScreenFactory, Route.Screen == Screen {
      let module = Module(of: Route.self)
      return Feature(Route.self, module, as: placements[module.name] ?? placement) { router in
        let coordinator = ScreenFactory(countedBy: screens)
        routers.add(router, coordinator, of: module.name)
        return coordinator
      }
    }
    let modules = try Modules(
      [
        feature(MuseumRoute.self, as: .root), feature(LibraryRoute.self, as: .page),
        feature(StudioRoute.self, as: .page),
      ])
    navigator = try Navigator(modules, root: root, gates: [MuseumRoute.ticket: ticket], resolvers: resolvers)
    navigator.start()
    navigator.observe { [weak self] in self?.events.append($0) }
  }

  /// Returns the router of a module's latest coordinator, or `nil` if the module was never open.
  package func router<Route: Routable>(_: Route.Type) -> Router<Route>? {
    routers.routers[Route.links.module] as? Router<Route>
  }

  package var museum: Router<MuseumRoute>? { router(MuseumRoute.self) }
  package var library: Router<LibraryRoute>? { router(LibraryRoute.self) }
  package var studio: Router<StudioRoute>? { router(StudioRoute.self) }

  /// The modules that have a coordinator.
  package var openModules: [String] { routers.coordinators.filter { $0.value.count > 0 }.keys.sorted() }
  /// The number of screens not deallocated.
  package var living: Int { screens.count }
  package var identities: [EntryID] { navigator.content?.stacks.joined().map(\.id) ?? [] }

  /// Pushes places, given as links without their scheme.
  package func push(_ places: String...) { for place in places { open(place, .push) } }

  /// Opens a link without its scheme.
  @discardableResult
  package func open(_ place: String, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    do { return navigator.open(try DeepLink("app://" + place), policy) } catch { return .refused(.init(error)) }
  }

  /// The way to the visible screen: the stack of the visible tab, then those of the modals, each after its style; a confirmation is last.
  package var way: String {
    guard let content = navigator.content else { return "" }
    let modals = content.modals.flatMap { modal in
      modal.stack.enumerated().map { ($0 == 0 ? "\(modal.style) " : "") + place($1.route.link) }
    }
    return (content.tabs[content.selectedTab].map { place($0.route.link) } + modals).joined(separator: ", ")
  }

  /// The link of the window, without its scheme.
  package var link: String { place(navigator.link) }

  private func place(_ link: DeepLink) -> String { String(link.description.dropFirst("app://".count)) }
}

@MainActor
private final class OpenRouters {
  private(set) var routers: [String: AnyObject] = [:]
  private(set) var coordinators: [String: Living<ScreenFactory>] = [:]

  func add(_ router: AnyObject, _ coordinator: ScreenFactory, of module: String) {
    routers[module] = router
    let living = coordinators[module] ?? Living()
    coordinators[module] = living
    living.add(coordinator)
  }
}
