import Links
import Routing
import RoutingUI
import SwiftUI

/// The places of the module; its books belong to the module of another team.
nonisolated enum AuthorRoute: ViewRoute {
  case author(Int)

  static let links = RouteLinks<Self>(
    "authors", root: .author(1), routes: .route(author).leading(to: AuthorCoordinator.book(1)))

  var path: LinkPath {
    switch self {
    case .author(let number): "\(number)"
    }
  }

  var label: PageLabel { PageLabel("Author") }

  @MainActor
  func screen(in authors: AuthorCoordinator, scope: Scope) -> any PageScreen { authors.author(scope) }
}

@MainActor
final class AuthorCoordinator {
  static func feature(_ service: AuthorBooks) -> Feature<any PageScreen> {
    Feature(AuthorRoute.self) { AuthorCoordinator($0, service) }
  }

  private let router: Router<AuthorRoute>
  private let service: AuthorBooks

  init(_ router: Router<AuthorRoute>, _ service: AuthorBooks) { (self.router, self.service) = (router, service) }

  func author(_ scope: Scope) -> AuthorModel {
    AuthorModel(service, scope) { [router] in router.open(Self.book($0)) }
  }

  nonisolated static func book(_ number: Int) -> DeepLink { DeepLink(module: "books", path: "\(number)") }
}

#Preview("Failed, with a way back") {
  FlowPreview(AuthorCoordinator.feature(AuthorBooks { throw CancellationError() }), at: "app://authors/7")
}
