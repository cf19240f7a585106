import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Opening a link", .tags(.links, .navigation))
struct LinkOpeningTests {
  @Test(
    "A route without its root opens on top of what is open, wherever its module is placed",
    arguments: [Placement.root, .tab(of: "library"), .sheet, .page])
  func withoutRoot(_ placement: Placement) throws {
    let modules = try Modules([
      Feature(LibraryRoute.self) { _ in ScreenFactory() },
      Feature(NoteRoute.self, as: placement) { _ in ScreenFactory() },
    ])
    let navigator = try Navigator(modules, root: "library")
    navigator.open(LibraryRoute.book(1).link)
    #expect(navigator.open(NoteRoute.editor(7).link) == .done)
    let open = navigator.snapshot
    #expect(open.tabs[0] == [LibraryRoute.shelf.link, LibraryRoute.book(1).link])
    #expect(open.modals == [Modal(style: .sheet, stack: [NoteRoute.editor(7).link])])
    #expect(navigator.open(NoteRoute.editor(7).link) == .unchanged)
    let other = try Navigator(modules, root: "library")
    #expect(other.open(navigator.link).isOpen && other.visible.route == navigator.visible.route)
  }

  @Test("A link with a lowercase UUID opens its place, which is written and restored with capitals")
  func spelling() throws {
    let window = try SampleWindow()
    let capitals = "library/copies/E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let lowercase = capitals.replacing(/[A-F]/) { $0.output.lowercased() }
    #expect(window.open(lowercase) == .done)
    for link in [lowercase, capitals] { #expect(window.open(link) == .unchanged) }
    #expect(window.way == "museum/halls, " + capitals)
    var saved = window.navigator.snapshot
    saved.tabs[0][1] = try DeepLink("app://" + lowercase)
    #expect(window.navigator.restore(saved) == Restoration(outcome: .unchanged))
  }
}

/// A module with an editor that a link opens alone.
private enum NoteRoute: Routable {
  case list
  case editor(Int)

  static let links = RouteLinks<Self>("notes", root: .list, routes: .route(.list), .route(editor).withoutRoot())

  var path: LinkPath {
    switch self {
    case .list: "list"
    case .editor(let number): "edit/\(number)"
    }
  }

  var presentation: PresentationStyle { self == .list ? .push : .sheet }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}
