import Links
import Routing
import ScreenKit

/// A sheet with its own stack.
///
/// While the sheet is open, pushed routes go onto its own stack. Closing removes both and leaves the page below
/// unchanged. Use it for a side task of a few steps.
enum SheetRoute: Routable {
  case map
  case layers
  case layer(String)

  static let links = RouteLinks<Self>(
    "sheet", root: .map, routes: .route(.map).leading(to: .layers), .route(.layers).leading(to: .layer(.sample)),
    .route(layer))

  var path: LinkPath {
    switch self {
    case .map: "map"
    case .layers: "layers"
    case .layer(let name): "layers/\(name)"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .map, .layer: .push
    case .layers: .sheet
    }
  }

  func screen(in coordinator: SheetCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .map: coordinator.map()
    case .layers: coordinator.layers(scope)
    case .layer(let name): FixedViewModel(.layer(name))
    }
  }
}

@MainActor
final class SheetCoordinator {
  private let router: Router<SheetRoute>

  init(_ router: Router<SheetRoute>) { self.router = router }

  func map() -> some ViewModel {
    FixedViewModel(.map) { [weak router] _ in router?.navigate(to: .layers) }
  }

  func layers(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.layers) { [weak router, entry = scope.entry] intent in
      switch intent {
      case .layerTapped(let name): router?.push(.layer(name))
      case .doneTapped: router?.dismiss(entry)
      }
    }
  }
}

private enum MapIntent { case layersTapped }
private enum LayersIntent: Equatable { case layerTapped(String), doneTapped }

extension Screen<MapIntent> {
  fileprivate static let map = Screen(
    "Map", actions: [Action("Layers", .layersTapped)], elements: [.text("A bay, two islands, and a lighthouse.")])
}

extension Screen<LayersIntent> {
  fileprivate static let layers = Screen(
    "Layers", actions: [Action("Done", .doneTapped)],
    elements: [.list(RowList(["Depths", "Winds"].map { Row(id: $0, title: $0) }) { .layerTapped($0) })])
}

extension Screen<Never> {
  fileprivate static func layer(_ name: String) -> Self { Screen(name, elements: [.text("Drawn in blue.")]) }
}
