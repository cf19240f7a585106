/// Holds what is open in one module, and is the only thing that changes it.
///
/// Every call says how it ended and none traps. A call that is refused changes nothing. All of it belongs to the main
/// actor.
///
///     let router = Router<LibraryRoute>(.shelf)
///     router.push(.book(7))      // .done
///     router.pop()               // .done
///     router.pop()               // .refused(.atRoot)
@MainActor
public final class Router<Route: Routable> {
  /// What is open now.
  public private(set) var layers: Layers<Route>
  private var screens: Screens<Route>?
  private var observers: [@MainActor () -> Void] = []

  /// Makes a router of a flow with one stack, or with a tab for each further root.
  public init(_ root: Route, _ otherTabs: Route...) {
    layers = Layers(root, otherTabs)
  }

  /// Makes a router that begins where the module's links say it begins.
  public init() {
    let roots = Route.links.roots
    layers = Layers(roots[0], Array(roots.dropFirst()))
  }

  /// Makes the screens of all that is open, and from now on of all that will be.
  ///
  /// A coordinator calls it at the end of its own initialiser. The router doesn't keep the coordinator alive.
  public func start(in coordinator: Route.Coordinator) {
    let screens = Screens<Route>(coordinator)
    self.screens = screens
    for entry in layers.entries { screens.begin(entry) }
  }

  /// Ends every screen, because the flow itself is over.
  public func stop() {
    screens?.endAll()
    screens = nil
  }

  /// Calls `observer` after each change, once a change, in the order of the changes.
  public func observe(_ observer: @escaping @MainActor () -> Void) {
    observers.append(observer)
  }

  /// What an entry shows; nil when there is no such entry, or before `start(in:)`.
  public func screen(of entry: EntryID) -> Route.Screen? { screens?.screen(of: entry) }

  /// Returns when no work of any open screen is under way.
  public func settle() async { await screens?.settle() }

  // MARK: Stacks

  /// Shows a route the way the call says, else the way the route itself prefers.
  @discardableResult
  public func navigate(to route: Route, as presentation: Presentation? = nil) -> Outcome {
    switch presentation ?? route.presentation {
    case .push: push(route)
    case .modal(let style): present(route, as: style)
    }
  }

  /// Puts a new entry on the active stack, whatever is there already.
  @discardableResult
  public func push(_ route: Route) -> Outcome {
    change { layers, _ in layers.push(route) }
  }

  /// Takes entries off the active stack: none when `count` is below 1, all but the root when it is more than there are.
  @discardableResult
  public func pop(_ count: Int = 1) -> Outcome {
    change { $0.pop(count, ended: $1) }
  }

  /// Goes to the root of the active stack.
  @discardableResult
  public func popToRoot() -> Outcome { pop(.max) }

  /// Goes back to an entry of the active stack.
  @discardableResult
  public func pop(to entry: EntryID) -> Outcome {
    change { $0.pop(to: entry, ended: $1) }
  }

  /// Goes back to the nearest entry of the active stack whose route matches, the visible one included.
  @discardableResult
  public func pop(where matches: (Route) -> Bool) -> Outcome {
    change { $0.pop(where: matches, ended: $1) }
  }

  /// Goes back to a route that is in the active stack already, and pushes it when it is not.
  @discardableResult
  public func show(_ route: Route) -> Outcome {
    let outcome = pop { $0 == route }
    return outcome == .refused(.noMatch) ? push(route) : outcome
  }

  /// Puts other routes in place of the whole active stack, as one change.
  @discardableResult
  public func replaceStack(with routes: [Route]) -> Outcome {
    change { $0.replaceStack(with: routes, ended: $1) }
  }

  /// Puts another route in place of the visible one.
  @discardableResult
  public func replaceTop(with route: Route) -> Outcome {
    change { $0.replaceTop(with: route, ended: $1) }
  }

  // MARK: Modals and tabs

  /// Opens a layer over all that is there.
  ///
  /// An alert gives way to it; other modals stay below.
  @discardableResult
  public func present(_ route: Route, as style: ModalStyle) -> Outcome {
    change { $0.present(route, as: style, ended: $1) }
  }

  /// Closes the topmost modal with all of its stack.
  @discardableResult
  public func dismiss() -> Outcome {
    change { $0.dismiss(ended: $1) }
  }

  /// Closes every modal.
  @discardableResult
  public func dismissAll() -> Outcome {
    change { $0.dismissAll(ended: $1) }
  }

  /// Goes back one step: off the stack of the top layer, else out of that layer.
  @discardableResult
  public func back() -> Outcome {
    layers.activeStack.depth == 0 && !layers.modals.isEmpty ? dismiss() : pop()
  }

  /// Shows the tab that has this root, and closes what covers the tabs.
  ///
  /// Choosing the visible tab again goes to its root.
  @discardableResult
  public func select(tab root: Route) -> Outcome {
    guard let index = layers.tabs.firstIndex(where: { $0.root.route == root }) else {
      return .refused(.noSuchTab(root.path.description))
    }
    return change { $0.select(tab: index, ended: $1) }
  }

  /// Shows a tab and pushes on its stack, as one change.
  @discardableResult
  public func select(tab root: Route, pushing route: Route) -> Outcome {
    guard let index = layers.tabs.firstIndex(where: { $0.root.route == root }) else {
      return .refused(.noSuchTab(root.path.description))
    }
    return change { layers, ended in
      if layers.selectedTab != index || !layers.modals.isEmpty { _ = layers.select(tab: index, ended: ended) }
      return layers.push(route)
    }
  }

  /// Opens a whole place as one change; what is open there already stays as it is.
  @discardableResult
  public func open(_ place: Place<Route>) -> Outcome {
    change { $0.become(place, ended: $1) }
  }

  private func change(_ change: (inout Layers<Route>, (Entry<Route>) -> Void) -> Outcome) -> Outcome {
    let lastID = layers.lastID
    let outcome = change(&layers) { screens?.end($0) }
    guard outcome == .done else { return outcome }
    if let screens {
      for entry in layers.entries(newerThan: lastID) { screens.begin(entry) }
    }
    for observer in observers { observer() }
    return .done
  }
}
