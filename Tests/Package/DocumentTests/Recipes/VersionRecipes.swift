import AppRouting
import Links
import Routing
import RoutingTesting
import ScreenKit
import TestTopics
import Testing

/// Former and present links of a place, for the modules that open it.
enum CompanionLink {
  @available(*, deprecated, message: "Open CompanionLink.person")
  static func companion(_ number: Int) -> DeepLink { DeepLink(module: "diary", path: "companions/\(number)") }

  static func person(_ number: Int) -> DeepLink { DeepLink(module: "people", path: "\(number)") }
}

/// A route that has got a value later.
enum AddressRoute: Routable {
  case address(country: String?)

  static let links = RouteLinks<Self>(
    "address", root: .address(country: nil), routes: .route(Self.address))

  var path: LinkPath {
    switch self {
    case .address(let country): "form?country=\(country)"
    }
  }

  func screen(in coordinator: AddressCoordinator, scope: Scope) -> String { "\(path)" }
}

@MainActor
final class AddressCoordinator {}

@Suite("Recipes for versions", .tags(.links, .saving))
@MainActor
struct VersionRecipes {
  private let app: DiaryApp

  init() throws { app = try DiaryApp.sample() }

  @Test("Every place that has ever been printed still opens")
  func printed() throws {
    let places = [
      "https://walks.example/w/2": "app://diary/walks/2",  // the poster of 2024
      "app://diary/outings/2": "app://diary/outings/2",  // saved by version 5.2
    ]
    for (address, place) in places { #expect(app.appRouter.meaning(of: address) == place) }
    #expect(app.appRouter.meaning(of: "https://walks.example/beta").hasPrefix("refused"))
    #expect(app.navigator.open(try DeepLink("app://diary/outings/2")) == .done)
    #expect(app.navigator.link.description == "app://diary/walks/2")
  }

  @Test("A place that has moved to another module opens there, from a link and from saved state")
  func moved() throws {
    let modules = try Modules([DiaryCoordinator.feature(services: .sample), PeopleCoordinator.feature()])
    let app = try Navigator(modules, root: "diary", gates: [.signedIn: { .open }, .photos: { .open }])
    let saved = "waymark 3\ntab selected\nentry app://diary/walks\nentry app://diary/companions/3\nend\n"
    let snapshot = try #require(NavigationArchive(saved).snapshot)
    #expect(app.restore(snapshot).losses.isEmpty)
    app.start()
    #expect(app.snapshot.tabs[0].map(\.description) == ["app://diary/walks", "app://people/3"])
    app.back()
    #expect(app.open(try DeepLink("app://diary/companions/3")) == .done)
    #expect(app.snapshot.tabs[0].last == CompanionLink.person(3))
  }

  @Test("What version 5.2 has saved opens with what it still names")
  func savedBefore() throws {
    let saved = """
      waymark 3
      tab selected
      entry app://diary/walks
      entry app://diary/outings/2
      entry app://people/3
      end

      """
    #expect(app.restore(saved).isEmpty)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2", "app://people/3"])
  }

  @Test("Of what a later version has saved, all opens that this one knows")
  func savedLater() throws {
    let saved = """
      waymark 4
      tab selected
      entry app://diary/walks
      entry app://diary/walks/2
      entry app://diary/routes/7
      end

      """
    #expect(app.restore(saved).count == 2)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
  }

  @Test("A value that is new is nil in old links")
  func newValue() throws {
    let app = Navigator(testing: Feature(AddressRoute.self) { _ in AddressCoordinator() })
    #expect(app.open(try DeepLink("app://address/form?country=fr")) == .done)
    #expect(app.visible.route == AnyRoute(AddressRoute.address(country: "fr")))
    #expect(app.open(try DeepLink("app://address/form")) == .done)
    #expect(app.visible.route == AnyRoute(AddressRoute.address(country: nil)))
  }
}
