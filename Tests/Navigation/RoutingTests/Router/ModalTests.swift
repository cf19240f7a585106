import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Modals", .tags(.modals))
struct ModalTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }

  @Test(
    "The presentation style comes from the call or the link, or else from the route",
    arguments: [
      (.book(1), nil, nil), (.note, nil, .sheet), (.reader, nil, .cover), (.question, nil, .alert),
      (.book(1), .sheet, .sheet), (.note, .push, nil), (.note, .cover, .cover), (.question, .sheet, .sheet),
    ] as [(LibraryRoute, PresentationStyle?, PresentationStyle?)])
  func style(_ route: LibraryRoute, _ presentation: PresentationStyle?, _ style: PresentationStyle?) throws {
    #expect(router.navigate(to: route, as: presentation) == .done)
    #expect(library.visible.route == route)
    #expect(router.state.modals.map(\.style) == (style.map { [$0] } ?? []))

    let linked = StartedRouter<LibraryRoute>()
    let query = presentation.map { "?style=\($0)" } ?? ""
    #expect(linked.router.open(try DeepLink("\(route.link)\(query)")) == .done)
    #expect(linked.snapshot == library.snapshot)
  }

  @Test(
    "A route can be shown at a level, seen from an entry, and the modals above that level close",
    arguments: [(ModalLevel.here, 2), (.parent, 1), (.root, 0), (.top, 3)], [PresentationStyle.push, .sheet])
  func level(_ level: (name: ModalLevel, kept: Int), _ style: PresentationStyle) {
    for style in [PresentationStyle.sheet, .cover, .sheet] { router.navigate(to: .note, as: style) }
    let before = router.state.modals
    #expect(router.navigate(to: .book(1), as: style, at: level.name, of: before[1].stack[0].id) == .done)
    #expect(library.visible.route == .book(1))
    #expect(router.state.modals.count == (style == .push ? level.kept : level.kept + 1))
    #expect(router.state.modals.prefix(level.kept).map(\.stack[0]) == before.prefix(level.kept).map(\.stack[0]))
    #expect(library.notices == 4)
  }

  @Test("Opening a snapshot keeps the modals that it shares with what is open, up to the first of another style")
  func snapshot() {
    var place = NavigationSnapshot<LibraryRoute>(
      tabs: [[.shelf]], modals: [.init(style: .sheet, stack: [.note]), .init(style: .cover, stack: [.reader])])
    #expect(router.open(place) == .done)
    let before = router.state.modals
    place.modals[0].stack.append(.book(1))
    #expect(router.open(place) == .done)
    #expect(router.state.modals[0].stack[0] == before[0].stack[0] && router.state.modals[1] == before[1])
    place.modals[0].style = .cover
    #expect(router.open(place) == .done)
    #expect(Set(router.state.modals.flatMap(\.stack)).isDisjoint(with: before.flatMap(\.stack)))
    #expect(router.open(place) == .unchanged)
  }
}
