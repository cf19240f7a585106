/// The modules that have entries in a window, each with the coordinator that makes its screens.
///
/// A coordinator is made with the first entry of its module and released with the last.
@MainActor
final class OpenModules<Screen> {
  private var open: [String: OpenModule<Screen>] = [:]
  private var counts: [String: Int] = [:]

  /// Returns the module of an entry; `make` makes it with its coordinator if it isn't open.
  func module(of entry: Entry<AnyRoute>, _ make: (String) -> OpenModule<Screen>?) -> OpenModule<Screen>? {
    let name = entry.route.module
    if let module = open[name] { return module }
    let module = make(name)
    open[name] = module
    return module
  }

  subscript(_ name: String) -> OpenModule<Screen>? { open[name] }

  /// Returns the module to which a scope belongs, or `nil` if it is the scope of an entry.
  func module(of scope: Scope) -> OpenModule<Screen>? { open.values.first { $0.scope === scope } }

  // A key path of a generic type would be made at each call, and front ends ask after each key whether there is work.
  var scopes: [Scope] { open.values.map { $0.scope } }

  /// Counts the entries of each module, and ends the modules that have none any more.
  func update(_ difference: NavigationTree.Difference) {
    // Adding comes first: replacing the only entry of a module keeps its coordinator.
    for entry in difference.added { counts[entry.route.module, default: 0] += 1 }
    for entry in difference.removed {
      let name = entry.route.module
      counts[name, default: 0] -= 1
      guard counts[name] == 0 else { continue }
      counts[name] = nil
      open.removeValue(forKey: name)?.end()
    }
  }

  func endAll() {
    for module in open.values { module.end() }
    (open, counts) = ([:], [:])
  }
}

/// A module that has entries in a window.
@MainActor
final class OpenModule<Screen> {
  /// The coordinator, which `makeScreen` retains.
  private(set) weak var coordinator: AnyObject?
  /// Makes the screen of a route; `nil` for a route of another module.
  private(set) var makeScreen: @MainActor (AnyRoute, Scope) -> Screen? = { _, _ in nil }
  private(set) var hasEnded = false
  /// The window's reports; a router sets them when it is made.
  var reports: ScopeReports?
  /// The work that outlives single entries; it ends with the last one.
  private(set) lazy var scope = Scope(entry: nil, reportingTo: reports)

  nonisolated init() {}

  /// Makes the screens with a coordinator from now on.
  func start(_ coordinator: AnyObject, makeScreen: @escaping @MainActor (AnyRoute, Scope) -> Screen?) {
    self.coordinator = coordinator
    self.makeScreen = makeScreen
  }

  func end() {
    hasEnded = true
    makeScreen = { _, _ in nil }
    scope.end()
  }
}
