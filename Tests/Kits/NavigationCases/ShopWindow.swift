import Links
package import Routing
package import ScreenKit

/// A window of the sample shop, which performs the requests of a case and records what is told.
@MainActor
package final class ShopWindow {
  package let navigator: Navigator<any ViewModel>
  /// The outcome of each request.
  package private(set) var outcomes: [String] = []
  /// The kinds of changes and the refusals that observers hear of, and the results that callers receive.
  package private(set) var told: [String] = []
  private let desk: ShopDesk

  /// Opens a window as a case begins, with an action for each request on each screen.
  package init(_ open: String, requests: [String]) throws {
    let place = try OpenPlaces.read(open)
    let desk = ShopDesk(requests)
    // An invoice can be open only after the sign-in.
    if place.stacks.joined().contains(where: { $0.base.path.description.hasPrefix("invoice") }) { desk.signIn = .open }
    let modules = try Modules<any ViewModel>([
      desk.feature(ShopRoute.self, as: .root), desk.feature(OrdersRoute.self, as: .page),
      desk.feature(HelpRoute.self, as: .sheet), desk.feature(WelcomeRoute.self, as: .root),
    ])
    navigator = try Navigator(
      modules, root: place.tabs[0][0].module,
      gates: [OrdersRoute.signIn: { [desk] in desk.signIn }, ShopRoute.hours: { .closed("The shop is closed") }])
    self.desk = desk
    desk.window = self
    navigator.start()
    navigator.open(place)
    navigator.keepHistory()
    desk.remember(navigator)
    navigator.observe { [weak self] event in self?.record(event) }
    navigator.onWaiting = { [weak self] in self?.told.append("waits for \($0)") }
    navigator.onEnding = { [weak self] ending in
      self?.told.append("\(ending.module) ends" + (ending.value.map { " with \($0)" } ?? ""))
    }
  }

  /// What is open, an open question included.
  package var open: String { navigator.content.map { "\(OpenPlaces($0.map(\.route)))" } ?? "" }

  /// What the requests so far have led to.
  package var run: NavigationCase.Run { NavigationCase.Run(outcomes: outcomes, open: open, told: told) }

  private func record(_ event: NavigationEvent) {
    told.append(event.kind?.rawValue ?? "refused")
    desk.remember(navigator)
  }

  func tell(_ text: String) { told.append(text) }

  /// Performs a request, as the user, the app or a module would, and records its outcome.
  package func perform(_ request: String) {
    guard let outcome = WindowRequests(desk, navigator).perform(request) ?? desk.performOfModule(request) else {
      outcomes.append("“\(request)” has no meaning")
      return
    }
    outcomes.append(outcome)
  }
}

/// What the modules of the sample shop share.
@MainActor
final class ShopDesk {
  let requests: [String]
  var signIn = GateState.waits
  weak var window: ShopWindow?
  /// The last entry of each path, open or not.
  private(set) var entries: [String: EntryID] = [:]
  private var modules: [String: (String) -> NavigationOutcome?] = [:]

  init(_ requests: [String]) { self.requests = requests }

  /// The requests that an action of each screen makes.
  var pressed: [String] {
    var pressed: [String] = []
    for request in requests where !NavigationCase.isOfUser(request) && !pressed.contains(request) {
      pressed.append(request)
    }
    return pressed
  }

  func remember(_ navigator: Navigator<any ViewModel>) {
    guard let open = navigator.content else { return }
    for entry in open.stacks.joined() { entries["\(entry.route.base.path)"] = entry.id }
  }

  func feature<Route: ShopPlace>(_: Route.Type, as placement: Placement) -> Feature<any ViewModel> {
    Feature(Route.self, as: placement) { [weak self] router in
      if let self { modules[Route.links.module] = ModuleRequests(self, router).perform }
      return ShopClerk(self)
    }
  }

  /// Performs a request of a module: the one named before a colon, or that of the visible screen.
  func performOfModule(_ request: String) -> String? {
    let words = request.split(separator: ": ").map(String.init)
    let module = words.count == 2 ? words[0] : window?.navigator.visible.route.module ?? ""
    return modules[module]?(words[words.count - 1]).map(text)
  }

  /// Returns an outcome in words, with a place instead of an entry's number.
  func text(of outcome: NavigationOutcome) -> String {
    switch outcome {
    case .done, .doneIgnoring, .performed: "done"
    case .unchanged: "unchanged"
    case .queued: "queued"
    case .needsConfirmation: "asks"
    case .waiting: "waits"
    case .refused(.noSuchEntry(let entry)):
      "refused: " + "\(NavigationError.noSuchEntry(entry))".replacing("\(entry)", with: path(of: entry))
    case .refused(let error): "refused: \(error)"
    }
  }

  private func path(of entry: EntryID) -> String { entries.first { $0.value == entry }?.key ?? "" }
}

/// The coordinator of each module of the shop.
@MainActor
package final class ShopClerk {
  private weak var desk: ShopDesk?

  init(_ desk: ShopDesk?) { self.desk = desk }

  /// Makes a screen with its path as title and an action for each request of the case.
  func makeScreen(_ route: some ShopPlace, _ scope: Scope) -> any ViewModel {
    if route.leaveConfirmation != nil { scope.confirmLeaving { true } }
    if let reason = route.reasonToStay { scope.refuseLeaving { reason } }
    let screen = ScreenKit.Screen("\(route.path)", actions: actions(on: route.path), elements: [])
    return FixedViewModel(screen) { [weak desk] request in desk?.window?.perform(request) }
  }

  private func actions(on path: LinkPath) -> [Action<String>] {
    let requests = (desk?.pressed ?? []).map { Action($0, $0) }
    return switch path {
    case ShopRoute.discard.path: [Action("agree", "agree"), Action("decline", "decline", role: .cancel)]
    case ShopRoute.sale.path: requests + [Action("ok", "close", role: .cancel)]
    default: requests
    }
  }
}
