public import Links

/// A module as an app opens it, without its route type.
///
///     public static func feature(posts: any PostsService) -> Feature<any ViewModel> {
///       Feature(AuthorsRoute.self, module, as: .page) { router in AuthorsCoordinator(router, posts: posts) }
///     }
public struct Feature<Screen> {
  /// The module's declaration.
  public internal(set) var module: Module
  /// Where its places open.
  public var placement: Placement { module.placement }
  let firstTab: @MainActor () -> AnyRoute?
  let open: @MainActor (Navigator<Screen>) -> OpenModule<Screen>

  /// Creates the feature of the module that owns `Route`; without `module`, `Route.links` declares it.
  ///
  /// A window's coordinator lives while an entry of the module is open there. `firstTab` returns the root to show first, or `nil` for the
  /// first declared.
  public init<Route: Routable>(
    _ route: Route.Type, _ module: Module? = nil, as placement: Placement = .root,
    firstTab: @escaping @MainActor () -> Route? = { nil },
    coordinator: @escaping @MainActor (Router<Route>) -> Route.Coordinator
  ) where Route.Screen == Screen {
    self.module = module ?? Module(of: route)
    self.module.placement = placement
    self.firstTab = { firstTab().map { AnyRoute($0) } }
    let name = self.module.name
    open = { navigator in
      let module = OpenModule(
        Call.Caller(module: name, opening: navigator.window.openings[name] ?? 0), in: navigator)
      let coordinator = coordinator(Router(module, in: navigator))
      module.start(coordinator) { route, scope in
        (route.base as? Route).map { $0.screen(in: coordinator, scope: scope) }
      }
      return module
    }
  }

  /// Returns the feature at another placement.
  public func placed(_ placement: Placement) -> Feature {
    var feature = self
    feature.module.placement = placement
    return feature
  }

  /// Returns the feature behind an additional gate, passed first.
  public func requiring(_ gate: Gate) -> Feature {
    var feature = self
    feature.module = module.requiring(gate)
    return feature
  }
}

/// Where the places of a module open.
public enum Placement: Hashable, Sendable {
  /// The module's roots are the window's tabs.
  case root
  /// The module's roots are tabs beside those of another root.
  case tab(of: String)
  /// In a sheet over everything, replacing any other such sheet.
  case sheet
  /// On top of the visible screen: pushed or, by the link's style, presented.
  case page
}
