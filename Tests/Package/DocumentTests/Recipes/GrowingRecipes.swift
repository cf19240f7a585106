import AppRouting
import Links
import Routing
import RoutingTesting
import ScreenKit
import TestTopics
import Testing

/// The links of the diary, in a target of their own that imports Links only.
enum DiaryLink {
  static let choose = DeepLink(module: "diary", path: "choose")
  static func walk(_ number: Int) -> DeepLink { DeepLink(module: "diary", path: "walks/\(number)") }
}

/// The diary of the user who is signed in; the gate keeps it closed to others.
@MainActor
func diaryFeature(of session: UserSession, walks: any WalksService) -> Feature<any ViewModel> {
  Feature(DiaryRoute.self) { router in
    let user = session.user ?? UserServices(name: "")
    return DiaryCoordinator(router, services: DiaryServices(walks: walks, photos: user.photos))
  }
}

/// An object that lives as long as one of its users, such as the player of two modules.
@MainActor
final class Shared<Object: AnyObject> {
  private weak var object: Object?
  private let make: @MainActor () -> Object

  init(_ make: @escaping @MainActor () -> Object) { self.make = make }

  /// Returns the object that is in use, or a new one.
  func get() -> Object {
    if let object { return object }
    let new = make()
    object = new
    return new
  }
}

/// Does something for a subscriber at once, and for others when they have bought the subscription.
@MainActor
func subscribed(
  _ isSubscriber: Bool, in router: Router<DiaryRoute>, then action: @escaping @MainActor () -> Void
) -> NavigationOutcome? {
  if isSubscriber {
    action()
    return nil
  }
  return router.open(DeepLink(module: "paywall"), as: .sheet, returning: Bool.self) { result in
    if case .finished(true) = result { action() }
  }
}

/// Opens the place of the launch arguments `-place app://diary/walks/2`; `nil` without one.
@MainActor
func openPlace(ofLaunch arguments: [String], in app: DiaryApp) -> NavigationOutcome? {
  guard let option = arguments.firstIndex(of: "-place"), arguments.indices.contains(option + 1) else { return nil }
  return app.appRouter.open(arguments[option + 1])
}

/// Tells every page that shows a walk when one has changed, in whatever window.
@MainActor
final class WalkChanges {
  private var receivers: [AsyncStream<Int>.Continuation] = []

  /// The numbers of the walks that change from now on.
  func stream() -> AsyncStream<Int> {
    let (stream, receiver) = AsyncStream.makeStream(of: Int.self)
    receivers.append(receiver)
    return stream
  }

  func changed(_ walk: Int) {
    receivers.removeAll { receiver in
      if case .terminated = receiver.yield(walk) { return true }
      return false
    }
  }
}

/// The model of a page that loads when it opens, and again when its walk has changed elsewhere.
@MainActor
final class FreshWalk {
  private(set) var note = Loadable<String>()
  private let number: Int
  private let walks: any WalksService
  private let scope: Scope

  init(_ number: Int, walks: any WalksService, changes: WalkChanges, scope: Scope) {
    (self.number, self.walks, self.scope) = (number, walks, scope)
    load()
    scope.follow(changes.stream()) { [weak self] in if $0 == number { self?.load() } }
  }

  private func load() {
    guard note.begin() else { return }
    scope.run { [number, walks] in
      try await walks.note(of: number)
    } then: { [weak self] in
      self?.note.finish($0)
    }
  }
}

/// The calendar of the diary: one page with a container of its own, whose side is part of the route.
enum CalendarRoute: Routable {
  enum Side: String, LinkValue {
    case month, year
    static let sample = Side.month
  }

  case calendar(Side)

  static let links = RouteLinks<Self>("calendar", root: .calendar(.month), routes: .route(calendar))

  var path: LinkPath {
    switch self {
    case .calendar(let side): "\(side)"
    }
  }

  func screen(in coordinator: CalendarCoordinator, scope: Scope) -> String { "\(path)" }
}

@MainActor
final class CalendarCoordinator {
  let router: Router<CalendarRoute>

  init(_ router: Router<CalendarRoute>) { self.router = router }

  /// Shows another side in place of this one; links and saved state name it.
  func sideChosen(_ side: CalendarRoute.Side) { router.replaceTop(with: .calendar(side)) }
}

// MARK: What the tests of the recipes need besides

enum PaywallRoute: Routable {
  case offer

  static let links = RouteLinks<Self>("paywall", root: .offer, routes: .route(.offer))

  var path: LinkPath { "offer" }

  func screen(in coordinator: PaywallCoordinator, scope: Scope) -> any ViewModel {
    FixedViewModel<Never>(ScreenKit.Screen("Subscribe", elements: []))
  }
}

@MainActor
final class PaywallCoordinator {
  let router: Router<PaywallRoute>

  init(_ router: Router<PaywallRoute>) { self.router = router }
}

/// Walks whose notes a test changes.
@MainActor
final class ChangingWalks: WalksService {
  var note = "A note."

  func note(of walk: Int) async throws -> String { note }
}

@Suite("Recipes for an app that grows", .tags(.links, .lifetime))
@MainActor
struct GrowingRecipes {
  @Test("A link of the small target leads to a place of the module")
  func links() throws {
    let app = try DiaryApp.sample()
    #expect(app.navigator.open(DiaryLink.walk(2)) == .done)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
  }

  @Test("What belongs to a user is released at the log-out, and the next user gets anew")
  func userServices() throws {
    let session = UserSession()
    session.begin("Mia")
    weak let first = session.user
    #expect(first?.name == "Mia" && session.gates[.signedIn]?() == .open)
    session.end()
    #expect(first == nil && session.gates[.signedIn]?() == .waits)
    session.begin("Ada")
    #expect(session.user?.name == "Ada")
    let app = Navigator(testing: diaryFeature(of: session, walks: SampleWalks()))
    #expect(try app.coordinator(DiaryCoordinator.self).services.photos === session.user?.photos)
  }

  @Test("A shared object is released with its last user, and the next one gets another")
  func shared() {
    var count = 0
    let caches = Shared {
      count += 1
      return WindowMessage()
    }
    var users = [caches.get(), caches.get()]
    #expect(users[0] === users[1] && count == 1)
    users = []
    #expect(caches.get().text.isEmpty && count == 2)
  }

  @Test("An action behind a paywall goes on when the user has subscribed, and not when the sheet is closed")
  func paywall() throws {
    let app = try Navigator(
      Modules([
        DiaryCoordinator.feature(services: .sample),
        Feature(PaywallRoute.self, as: .page) { PaywallCoordinator($0) },
      ]), root: "diary", gates: [.signedIn: { .open }, .photos: { .open }])
    app.start()
    let router = try app.coordinator(DiaryCoordinator.self).router
    var exports = 0
    _ = subscribed(true, in: router) { exports += 1 }
    #expect(exports == 1 && app.snapshot.modals.isEmpty)
    _ = subscribed(false, in: router) { exports += 1 }
    app.dismissModal()
    #expect(exports == 1)
    _ = subscribed(false, in: router) { exports += 1 }
    try app.coordinator(PaywallCoordinator.self).router.finish(app.visible.id, with: true)
    #expect(exports == 2 && app.snapshot.modals.isEmpty)
  }

  @Test("A launch argument opens a place, for a UI test")
  func launch() throws {
    let app = try DiaryApp.sample()
    #expect(openPlace(ofLaunch: ["diary"], in: app) == nil)
    #expect(openPlace(ofLaunch: ["diary", "-place"], in: app) == nil)
    #expect(openPlace(ofLaunch: ["diary", "-place", "app://diary/walks/2"], in: app) == .done)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
  }

  @Test("Pages load again when another one has changed what they show, as long as they are open")
  func changes() async {
    let (walks, changes) = (ChangingWalks(), WalkChanges())
    let scopes = [Scope(), Scope()]
    let pages = scopes.map { FreshWalk(2, walks: walks, changes: changes, scope: $0) }
    for scope in scopes { await scope.settle() }
    walks.note = "Two herons."
    scopes[1].end()
    changes.changed(3)
    changes.changed(2)
    await wait { pages[0].note.value == "Two herons." }
    #expect(pages[1].note.value == "A note.")
  }

  @Test("The side of a container is part of the link, and the way back doesn't hold the sides before")
  func container() throws {
    let app = Navigator(testing: Feature(CalendarRoute.self) { CalendarCoordinator($0) })
    try app.coordinator(CalendarCoordinator.self).sideChosen(.year)
    #expect(app.visibleScreen == "year" && app.link.description == "app://calendar/year")
    #expect(app.back() == .refused(.atRoot))
  }
}
