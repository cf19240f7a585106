/// The screens of all entries of a router, each with its scope, and its child flows.
///
/// A screen or child flow lives from the change that adds its entry to the change that removes it.
@MainActor
final class LiveScreens<Route: Routable> {
  private final class LiveScreen {
    let screen: Route.Screen
    let scope: Scope

    init(_ screen: Route.Screen, _ scope: Scope) {
      self.screen = screen
      self.scope = scope
    }
  }

  private(set) weak var coordinator: Route.Coordinator?
  /// The child flows; `nil` until the first one begins.
  private(set) var children: ChildFlows<Route.Screen>?
  private var live: [EntryID: LiveScreen] = [:]
  private let confirming = ConfirmingEntries()

  init(_ coordinator: Route.Coordinator) { self.coordinator = coordinator }

  /// Makes the screens of new entries; a child flow makes its own screens.
  func add(_ items: [OpenItem]) {
    guard let coordinator else { return }
    for item in items {
      guard let entry = item.entry(Route.self) else { continue }
      let scope = Scope(entry: entry.id, in: confirming)
      live[entry.id] = LiveScreen(entry.route.screen(in: coordinator, scope: scope), scope)
    }
  }

  func add(_ child: ChildFlow<Route.Screen>, as id: EntryID) {
    let children = children ?? ChildFlows()
    self.children = children
    children.add(child, as: id)
  }

  /// Removes the screen of an entry, or a child flow.
  func remove(_ id: EntryID) {
    if let screen = live.removeValue(forKey: id) { screen.scope.end() } else { children?.remove(id) }
  }

  func removeAll() {
    let ending = live
    live = [:]
    children?.removeAll()
    for (_, screen) in ending.sorted(by: { $0.key > $1.key }) { screen.scope.end() }
  }

  func screen(of entry: EntryID) -> Route.Screen? { live[entry]?.screen }

  func child(_ id: EntryID) -> (any Flow<Route.Screen>)? { children?[id] }

  /// Whether any command might need a confirmation: a screen may ask for it, or there is a child flow.
  var mayAskBeforeLeaving: Bool { !confirming.ids.isEmpty || children?.isEmpty == false }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool { live[entry]?.scope.hasUnsavedChanges ?? false }

  var isIdle: Bool { live.values.allSatisfy(\.scope.isIdle) && children?.isIdle != false }

  func settle() async {
    while !isIdle {
      for screen in live.values where !screen.scope.isIdle { await screen.scope.settle() }
      await children?.settle()
    }
  }
}
