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
  let opened = Recorder<DeepLink>()

  private func start(at root: String? = nil) throws -> AuthorsCoordinator {
    AuthorsCoordinator(at: try root.map { try DeepLink($0) }, posts: service) { [opened] in opened.record($0) }
  }

  @Test("A page opens at its author, and its posts open by a link to another module")
  func page() async throws {
    let coordinator = try start(at: "app://authors/3")
    #expect(coordinator.router.state.snapshot == NavigationSnapshot(tabs: [[.author(Sample.author.id)]]))
    service.author.give(.success(Sample.author))
    service.postsByAuthor.give(.success(Sample.posts))
    await coordinator.router.settle()
    let screen = try #require(coordinator.flow.visibleLayers.last?.top.screen)
    #expect(screen.receive(.select(Page.ID(""), list: "list", row: "1")) == .done)
    #expect(opened.all == [try DeepLink("app://loggedIn/posts/1")])
  }

  @Test("A row of the list opens the author")
  func list() async throws {
    let coordinator = try start()
    let probe = RouterProbe(coordinator.router)
    service.list.give(.success(Sample.posts))
    service.author.give(.success(Sample.author))
    service.author.give(.success(Sample.author))
    await coordinator.router.settle()
    let screen = try #require(coordinator.flow.visibleLayers.last?.top.screen)
    #expect(screen.receive(.select(Page.ID(""), list: "list", row: "3")) == .done)
    probe.expect(.push(.author(Sample.author.id)), shows: .author(Sample.author.id))
    probe.finish()
  }

  @Test(
    "Every route equals the route read from its link",
    arguments: [
      (AuthorsRoute.authors, "app://authors/list"), (.author(.init(rawValue: 7)), "app://authors/7"),
    ])
  func links(route: AuthorsRoute, link: String) throws {
    let coordinator = try start()
    #expect(route.link.description == link)
    _ = coordinator.flow.open(route.link)
    #expect(coordinator.router.state.visible.route == route)
  }
}
