import Links
import Routing
import ScreenKit

/// A route with an identifier.
///
/// A route contains a value's identifier, not the value, so it can be a link, be saved, and open after a change. Use it
/// for every list with details.
enum IdentifierRoute: Routable {
  case planets
  case planet(Planet.ID)

  static let links = RouteLinks<Self>(
    "identifier", root: .planets, routes: .route(.planets).leading(to: .planet(.sample)),
    .route(planet).leading(to: .planet(.sample)))

  var path: LinkPath {
    switch self {
    case .planets: "planets"
    case .planet(let id): "planets/\(id)"
    }
  }

  func screen(in coordinator: IdentifierCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .planets: coordinator.planets()
    case .planet(let id): coordinator.planet(id)
    }
  }
}

struct Planet {
  struct ID: RawRepresentable, LinkValue {
    var rawValue: Int
  }

  var id: ID
  var name: String
  var year: String

  static let all = [("Mercury", "88 days"), ("Venus", "225 days"), ("Earth", "365 days"), ("Mars", "687 days")]
    .enumerated().map { Planet(id: ID(rawValue: $0 + 1), name: $1.0, year: $1.1) }
}

@MainActor
final class IdentifierCoordinator {
  private let router: Router<IdentifierRoute>

  init(_ router: Router<IdentifierRoute>) { self.router = router }

  func planets() -> some ViewModel {
    FixedViewModel(.planets(Planet.all)) { [weak router] in router?.push(.planet($0.id)) }
  }

  /// Returns the page of a planet; “Next planet” goes back if the stack has that planet.
  func planet(_ id: Planet.ID) -> some ViewModel {
    FixedViewModel(.planet(id, Planet.all.first { $0.id == id })) { [weak router] in router?.popOrPush(.planet($0.id)) }
  }
}

private struct PlanetTapped: Equatable { var id: Planet.ID }

extension Screen<PlanetTapped> {
  fileprivate static func planets(_ planets: [Planet]) -> Self {
    let rows = planets.map { Row(id: $0.id.linkText, title: $0.name) }
    return Screen("Planets", elements: [.list(RowList(rows) { Planet.ID(linkText: $0).map(PlanetTapped.init) })])
  }

  fileprivate static func planet(_ id: Planet.ID, _ planet: Planet?) -> Self {
    guard let planet else { return Screen("Planet", elements: [.empty("There is no planet \(id.rawValue).")]) }
    return Screen(
      planet.name,
      actions: [Action("Next planet", PlanetTapped(id: .init(rawValue: id.rawValue % Planet.all.count + 1)))],
      elements: [.text("Number \(id.rawValue) from the sun. A year takes \(planet.year).")])
  }
}
