import Links
import Routing
import RoutingTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import Authors

@Suite("AuthorsCoordinator", .tags(.navigation))
@MainActor
struct AuthorsCoordinatorTests {
  let service = StubPosts()
  let app: Navigator<any ViewModel>
  let coordinator: AuthorsCoordinator
  let probe: RouterProbe<AuthorsRoute>

  init() throws {
    app = Navigator(testing: AuthorsCoordinator.feature { [service] in service })
    coordinator = try app.coordinator(AuthorsCoordinator.self)
    probe = RouterProbe(coordinator.router)
  }

  @Test("The posts of an author open by a link to another module")
  func page() async throws {
    coordinator.router.push(.author(Sample.author.id))
    probe.expect(.push, shows: .author(Sample.author.id))
    service.author.give(.success(Sample.author))
    service.postsByAuthor.give(.success(Sample.posts))
    await app.settle()
    let screen = try #require(app.visibleScreen)
    #expect(screen.receive(.select(Page.ID(""), list: "list", row: "1")) == .done)
    #expect(probe.exits == [try DeepLink("app://loggedIn/posts/1")])
    probe.finish()
  }

  @Test("A row of the list for choosing is the result for the caller")
  func choosing() async throws {
    var chosen: FlowResult<Author>?
    coordinator.router.navigate(to: .choice, returning: Author.self) { chosen = $0 }
    try await choose("3")
    #expect(chosen == .finished(Sample.author))
    #expect(coordinator.router.state.visible?.route == .authors)
  }

  @Test("A list for choosing that a link has opened opens the author instead")
  func choosingForNoCaller() async throws {
    #expect(coordinator.router.open(AuthorsRoute.choice.link) == .done)
    try await choose("3")
    #expect(coordinator.router.state.visible?.route == .author(Sample.author.id))
  }

  /// Loads the visible list, and chooses a row.
  private func choose(_ row: String) async throws {
    for _ in 1...2 {
      service.list.give(.success(Sample.posts))
      for _ in 1...2 { service.author.give(.success(Sample.author)) }
    }
    await app.settle()
    let screen = try #require(app.visibleScreen)
    #expect(screen.receive(.select(Page.ID(""), list: "list", row: row)) == .done)
  }

  @Test(
    "Every route equals the route read from its link",
    arguments: [
      (AuthorsRoute.authors, "app://authors/list"), (.choice, "app://authors/choose"),
      (.author(.init(rawValue: 7)), "app://authors/7"),
    ])
  func links(route: AuthorsRoute, link: String) throws {
    #expect(route.link.description == link)
    app.open(route.link)
    #expect(coordinator.router.state.visible?.route == route)
  }
}
