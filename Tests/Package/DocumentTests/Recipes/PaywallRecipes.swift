import AppRouting
import Links
import Routing
import RoutingTesting
import ScreenKit
import TestTopics
import Testing

/// Whether the user has a subscription, and the offer of one.
@MainActor
final class Shop {
  var isSubscribed = false
  private weak var window: Navigator<any ViewModel>?

  /// The state of the gate behind which all places for subscribers are.
  var gate: GateState { isSubscribed ? .open : .waits }

  /// Shows the offer when a link or a tap leads to such a place.
  func connect(_ window: Navigator<any ViewModel>) {
    self.window = window
    window.onWaiting = { [weak window] gate in
      if gate == .photos { window?.open(DeepLink(module: "offer"), as: .style(.sheet)) }
    }
  }

  /// Drops the wanted place when the offer is closed without a purchase.
  func offerOpened(_ page: Scope) {
    page.onEnd { [self] in if !isSubscribed { window?.dropWaiting() } }
  }

  /// Closes the offer, and goes on with what has shown it: the action that awaits the answer, or the wanted place.
  func bought(_ page: Scope, in router: Router<some Routable>) {
    isSubscribed = true
    router.dismiss(page.entry, with: true)
    window?.openWaiting()
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
  return router.open(DeepLink(module: "offer"), as: .sheet, returning: Bool.self) { result in
    if case .finished(true) = result { action() }
  }
}

/// The offer of the payments team.
enum OfferRoute: Routable {
  case offer

  static let links = RouteLinks<Self>("offer", root: .offer, routes: .route(.offer))

  var path: LinkPath { "offer" }

  func screen(in coordinator: OfferCoordinator, scope: Scope) -> any ViewModel { coordinator.offer(scope) }
}

@MainActor
final class OfferCoordinator {
  private let router: Router<OfferRoute>
  private let shop: Shop
  private var page = Scope()

  init(_ router: Router<OfferRoute>, shop: Shop) { (self.router, self.shop) = (router, shop) }

  func offer(_ page: Scope) -> FixedViewModel<Never> {
    self.page = page
    shop.offerOpened(page)
    return FixedViewModel(ScreenKit.Screen("Subscribe", elements: []))
  }

  func buyTapped() { shop.bought(page, in: router) }
}

/// Which variant the user gets; the server may change it at any time.
actor Experiment {
  private(set) var showsB = false

  func show(b: Bool) { showsB = b }

  /// The place of the variant, for a link that names neither.
  func place() -> DeepLink { DeepLink(module: showsB ? "offer" : "people") }
}

@Suite("Recipes for a paywall and an experiment", .tags(.links))
@MainActor
struct PaywallRecipes {
  private let shop = Shop()
  private let session = DiarySession()
  private let experiment = Experiment()
  private let app: Navigator<any ViewModel>

  init() throws {
    app = try Navigator(
      Modules([
        DiaryCoordinator.feature(services: .sample), PeopleCoordinator.feature(),
        Feature(OfferRoute.self, as: .page) { [shop] in OfferCoordinator($0, shop: shop) },
        LogInCoordinator.feature {},
      ]), root: "log-in",
      gates: [
        .signedIn: { [session] in session.isSignedIn ? .open : .waits },
        .photos: { [shop] in shop.gate },
      ], resolvers: ["variant": { [experiment] _ in await experiment.place() }])
    app.start()
    shop.connect(app)
  }

  private func logIn() {
    session.isSignedIn = true
    app.showRoot("diary", openingWaiting: true)
  }

  private var top: String { "\(app.visible.route.link)" }

  @Test("A place for subscribers waits for the log-in, then for the purchase")
  func link() throws {
    #expect(app.open(try DeepLink("app://diary/photos/1")) == .waiting(.signedIn))
    logIn()
    #expect(top == "app://offer/offer" && app.snapshot.modals.map(\.style) == [.sheet])
    try app.coordinator(OfferCoordinator.self).buyTapped()
    #expect(top == "app://diary/photos/1" && app.snapshot.modals.map(\.style) == [.cover])
  }

  @Test("A tap on such a place goes on where it was made, and closing the offer forgets it")
  func tap() throws {
    logIn()
    let router = try app.coordinator(DiaryCoordinator.self).router
    router.push(.walk(2))
    #expect(router.navigate(to: .photo(1)) == .waiting(.photos))
    app.dismissModal()
    #expect(top == "app://diary/walks/2" && app.links.waiting == nil)
    router.navigate(to: .photo(1))
    try app.coordinator(OfferCoordinator.self).buyTapped()
    #expect(app.link.description == "app://diary/walks/2/photos/1")
  }

  @Test("An action goes on when the user has subscribed, and not when the offer is closed")
  func action() throws {
    logIn()
    let router = try app.coordinator(DiaryCoordinator.self).router
    var exports = 0
    _ = subscribed(true, in: router) { exports += 1 }
    #expect(exports == 1 && app.snapshot.modals.isEmpty)
    _ = subscribed(false, in: router) { exports += 1 }
    app.dismissModal()
    #expect(exports == 1)
    _ = subscribed(false, in: router) { exports += 1 }
    try app.coordinator(OfferCoordinator.self).buyTapped()
    #expect(exports == 2 && app.snapshot.modals.isEmpty)
  }

  @Test("A place that was saved is lost when the subscription has ended, with those above it")
  func saved() throws {
    logIn()
    shop.isSubscribed = true
    app.open(try DeepLink("app://diary/walks/2/photos/1"))
    let saved = app.snapshot
    shop.isSubscribed = false
    #expect(app.restore(saved).losses.count == 1)
    #expect(app.link.description == "app://diary/walks/2" && app.links.waiting == nil)
  }

  @Test("A variant is chosen when its flow opens, and an open one stays when the value changes")
  func variant() async throws {
    logIn()
    let link = DeepLink(module: "variant")
    #expect(app.open(link) == .queued)
    await app.settle()
    #expect(top == "app://people/list")
    await experiment.show(b: true)
    #expect(top == "app://people/list")
    app.back()
    app.open(link)
    await app.settle()
    #expect(top == "app://offer/offer")
  }
}
