public import Links

// Short forms of the commands.
extension Router {
  // MARK: Stacks

  /// Shows a route the way the call says, else the way the route itself prefers.
  @discardableResult @inlinable
  public func navigate(to route: Route, as presentation: Presentation? = nil, from origin: EntryID? = nil) -> Outcome {
    switch presentation ?? route.presentation {
    case .push: send(.push(route), from: origin)
    case .modal(let style): send(.present(route, style), from: origin)
    }
  }

  /// Shows a route at a level, seen from an entry; what lies over that level is closed.
  ///
  /// An entry that has been left, or whose tab is hidden, is refused as stale.
  @discardableResult
  public func navigate(
    to route: Route, as presentation: Presentation? = nil, at level: Level, of entry: EntryID
  ) -> Outcome {
    if state.isChanging { return queue { $0.navigate(to: route, as: presentation, at: level, of: entry) } }
    guard let here = layers.level(of: entry) else { return .refused(.stale(entry)) }
    let modals: Int
    switch level {
    case .here: modals = here
    case .parent: modals = here - 1
    case .root: modals = 0
    case .deepest: modals = layers.levels
    }
    guard modals >= 0 else { return .refused(.noSuchLevel(level)) }
    return send(.showOver(modals: modals, route, presentation ?? route.presentation))
  }

  /// Puts a new entry on the active stack, whatever is there already.
  @discardableResult @inlinable
  public func push(_ route: Route) -> Outcome { send(.push(route)) }

  /// Puts a route over an entry of the active stack, in place of all that lies over it.
  ///
  /// What lies there already is gone back to, so that choosing the same row of a list twice opens it once.
  @discardableResult @inlinable
  public func push(_ route: Route, over entry: EntryID) -> Outcome { send(.pushOver(entry, route)) }

  /// Takes entries off the active stack: none when `count` is below 1, all but the root when it is more than there are.
  @discardableResult @inlinable
  public func pop(_ count: Int = 1) -> Outcome { send(.pop(count)) }

  /// Goes to the root of the active stack.
  @discardableResult @inlinable
  public func popToRoot() -> Outcome { pop(.max) }

  /// Goes back to an entry of the active stack.
  @discardableResult @inlinable
  public func pop(to entry: EntryID) -> Outcome { send(.popTo(entry)) }

  /// Goes back to the nearest entry of the active stack whose route matches, the visible one included.
  @discardableResult
  public func pop(where matches: @escaping @MainActor (Route) -> Bool) -> Outcome {
    if state.isChanging { return queue { $0.pop(where: matches) } }
    guard let entry = layers.activeStack.last(where: matches) else { return .refused(.noMatch) }
    return pop(to: entry.id)
  }

  /// Goes back to a route that is in the active stack already, and pushes it when it is not.
  @discardableResult @inlinable
  public func show(_ route: Route) -> Outcome { send(.show(route)) }

  /// Puts other routes in place of the whole active stack, as one change.
  @discardableResult @inlinable
  public func replaceStack(with routes: [Route]) -> Outcome { send(.replaceStack(routes)) }

  /// Puts another route in place of the visible one.
  @discardableResult @inlinable
  public func replaceTop(with route: Route) -> Outcome { send(.replaceTop(route)) }

  // MARK: Modals

  /// Opens a layer over all that is there; an alert gives way to it, other modals stay below.
  @discardableResult @inlinable
  public func present(_ route: Route, as style: ModalStyle) -> Outcome { send(.present(route, style)) }

  /// Closes the topmost modal with all of its stack.
  @discardableResult @inlinable
  public func dismiss() -> Outcome { send(.close) }

  /// Closes the modals over so many of them.
  @discardableResult @inlinable
  public func dismiss(keeping modals: Int) -> Outcome { send(.dismiss(keeping: modals)) }

  /// Closes every modal.
  @discardableResult @inlinable
  public func dismissAll() -> Outcome { send(.dismiss(keeping: 0)) }

  /// Goes back one step: off the stack of the top layer, else out of that layer.
  @discardableResult @inlinable
  public func back() -> Outcome { send(.back) }

  /// Ends an entry with all that lies over it, in whichever layer it lies; the root of a modal takes the modal with it.
  ///
  /// A screen that is done calls it with the entry of its scope, and need not know how it is presented; what has something to
  /// lose is asked. It is the call too for a front end that moves first and tells afterwards: what has gone by then is refused,
  /// and nothing that came instead is touched. Nil is the entry of a scope that was made by hand, and is refused.
  @discardableResult @inlinable
  public func end(_ entry: EntryID?) -> Outcome { entry.map { send(.end($0)) } ?? .refused(.noMatch) }

  // MARK: Tabs and places

  /// Shows the tab that has this root, and closes what covers the tabs; choosing the visible one goes to its root.
  @discardableResult
  public func select(tab root: Route) -> Outcome { withTab(root) { .select(tab: $0) } }

  /// Shows a tab and pushes on its stack, as one change.
  @discardableResult
  public func select(tab root: Route, pushing route: Route) -> Outcome {
    withTab(root) { .selectAndPush(tab: $0, route) }
  }

  /// Gives each of these roots a stack of its own; a root that was there keeps its stack.
  @discardableResult
  public func rearrange(_ roots: [Route]) -> Outcome { send(.rearrange(roots)) }

  /// Opens a whole place as one change; what is open there already stays as it is.
  @discardableResult @inlinable
  public func open(_ place: Place<Route>) -> Outcome { send(.open(place)) }

  private func withTab(_ root: Route, _ command: @escaping @MainActor (Int) -> Command<Route>) -> Outcome {
    if state.isChanging { return queue { _ = $0.withTab(root, command) } }
    guard let index = layers.tabs.firstIndex(where: { $0.root.route == root }) else {
      return .refused(.noSuchTab(root.path.description))
    }
    return send(command(index))
  }
}

/// A level of layers, seen from the layer of the screen that asks.
public enum Level: String, Hashable, Sendable, CaseIterable {
  /// The layer of the screen itself.
  case here
  /// The layer below it.
  case parent
  /// The root layer.
  case root
  /// The topmost layer.
  case deepest
}
