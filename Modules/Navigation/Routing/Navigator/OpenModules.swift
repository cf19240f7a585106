/// The modules with entries in a window, each with its coordinator, which lives from the module's first entry to its last.
@MainActor
final class OpenModules<Screen> {
  private var open: [String: OpenModule<Screen>] = [:]

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

  func end(_ names: [String]) { for name in names { open.removeValue(forKey: name)?.end() } }

  func endAll() { end(Array(open.keys)) }
}

/// A module that has entries in a window.
@MainActor
final class OpenModule<Screen> {
  let caller: Call.Caller
  /// The coordinator, which `makeScreen` retains.
  private(set) weak var coordinator: AnyObject?
  /// Makes the screen of a route; `nil` for a route of another module.
  private(set) var makeScreen: @MainActor (AnyRoute, Scope) -> Screen? = { _, _ in nil }
  /// The work that outlives single entries; it ends with the last one.
  let scope: Scope
  private var observers: Set<ObserverID> = []
  private let removeObserver: @MainActor (ObserverID) -> Void

  init(_ caller: Call.Caller, in navigator: Navigator<Screen>) {
    self.caller = caller
    scope = Scope(entry: nil, reportingTo: navigator.reports)
    removeObserver = { [weak navigator] in navigator?.removeObserver($0) }
  }

  func start(_ coordinator: AnyObject, makeScreen: @escaping @MainActor (AnyRoute, Scope) -> Screen?) {
    self.coordinator = coordinator
    self.makeScreen = makeScreen
  }

  func add(_ observer: ObserverID) { observers.insert(observer) }

  func remove(_ observer: ObserverID) {
    observers.remove(observer)
    removeObserver(observer)
  }

  func end() {
    makeScreen = { _, _ in nil }
    scope.end()
    for observer in observers { removeObserver(observer) }
    observers = []
  }
}
