/// The modules with entries in a window.
@MainActor
final class OpenModules<Screen> {
  private var open: [String: OpenModule<Screen>] = [:]

  /// Returns an entry's module, made if it isn't open.
  func module(of entry: Entry<AnyRoute>, _ make: (String) -> OpenModule<Screen>?) -> OpenModule<Screen>? {
    let name = entry.route.module
    if let module = open[name] { return module }
    let module = make(name)
    open[name] = module
    return module
  }

  subscript(_ name: String) -> OpenModule<Screen>? { open[name] }

  /// Returns a scope's module; `nil` for an entry's scope.
  func module(of scope: Scope) -> OpenModule<Screen>? { open.values.first { $0.scope === scope } }

  var scopes: [Scope] { open.values.map(\.scope) }

  // Front ends ask after each key, and a key path of a generic type would be made each time.
  var isIdle: Bool { open.values.allSatisfy { $0.scope.isIdle } }

  func end(_ names: [String]) { for name in names { open.removeValue(forKey: name)?.end() } }

  func endAll() { end(Array(open.keys)) }
}

@MainActor
final class OpenModule<Screen> {
  let caller: Call.Caller
  /// The coordinator, which `makeScreen` retains.
  private(set) weak var coordinator: AnyObject?
  /// Makes a screen; `nil` for another module's route.
  private(set) var makeScreen: @MainActor (AnyRoute, Scope) -> Screen? = { _, _ in nil }
  let scope: Scope
  private var observers: Set<ObserverID> = []
  private let removeObserver: @MainActor (ObserverID) -> Void

  init(_ caller: Call.Caller, in navigator: Navigator<Screen>) {
    self.caller = caller
    scope = Scope(reportingTo: navigator.reports)
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
