package import Links
package import Routing

/// Routes of a sample module with two tabs and a gate.
package enum MuseumRoute: Routable {
  case halls
  case tickets
  case painting(Int)
  case map

  package static let ticket = Gate("ticket")

  package static let links = RouteLinks<Self>(
    "museum", requires: ticket, root: .halls, tabs: .tickets,
    routes: .route(.halls).leading(to: .painting(.sample), .map), .route(.tickets),
    .route(painting), .route(.map))

  package var path: LinkPath {
    switch self {
    case .halls: "halls"
    case .tickets: "tickets"
    case .painting(let number): "paintings/\(number)"
    case .map: "map"
    }
  }

  package var presentation: PresentationStyle { self == .map ? .sheet : .push }

  package func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}
