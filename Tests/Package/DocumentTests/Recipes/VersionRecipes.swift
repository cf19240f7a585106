import AppRouting
import Links
import Routing
import RoutingTesting
import TestTopics
import Testing

/// Former and present names of a place, in the links that other modules import.
enum OutingLink {
  @available(*, deprecated, message: "Open OutingLink.walk")
  static func outing(_ number: Int) -> DeepLink { DeepLink(module: "diary", path: "outings/\(number)") }

  static func walk(_ number: Int) -> DeepLink { DeepLink(module: "diary", path: "walks/\(number)") }
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
    let links = try LinkList(
      """
      # the poster of 2024
      https://walks.example/w/2    app://diary/walks/2
      # saved by version 5.2
      app://diary/outings/2        app://diary/outings/2
      https://walks.example/beta   refused
      """)
    #expect(links.firstMismatch(app.appRouter.meaning(of:)) == nil)
    #expect(app.navigator.open(try DeepLink("app://diary/outings/2")) == .done)
    #expect(app.navigator.link == OutingLink.walk(2))
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
