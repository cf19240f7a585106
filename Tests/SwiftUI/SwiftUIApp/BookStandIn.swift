import Links
import Routing
import RoutingUI
import SwiftUI

/// A module that stands in for that of another team, under its name in links.
nonisolated enum BookStandIn: ViewRoute {
  case book(Int)

  static let links = RouteLinks<Self>("books", root: .book(1), routes: .route(book))

  var path: LinkPath {
    switch self {
    case .book(let number): "\(number)"
    }
  }

  var label: PageLabel { PageLabel("Book") }

  @MainActor
  func screen(in coordinator: StandInCoordinator, scope: Scope) -> any PageScreen { StandInPage(text: "\(path)") }
}

final class StandInCoordinator {}

struct StandInPage: PageScreen {
  let text: String
  var view: some View { Text(text) }
}

/// Returns a window of the module with the stand-in.
@MainActor
func makeAuthorWindow(_ service: AuthorBooks) throws -> Navigator<any PageScreen> {
  let books = Feature(BookStandIn.self, as: .page) { _ in StandInCoordinator() }
  let navigator = try Navigator(Modules([AuthorCoordinator.feature(service), books]), root: "authors", gates: [:])
  navigator.start()
  return navigator
}

#Preview("With the books of another team") {
  if let navigator = try? makeAuthorWindow(AuthorBooks { [1, 2, 3] }) { FlowView(navigator) }
}
