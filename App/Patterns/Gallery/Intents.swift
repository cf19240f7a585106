import Links
import Routing
import ScreenKit

/// A screen that reports intents.
///
/// A screen knows no route. The coordinator decides what a tap shows, and how: here each paint as a page, a sheet or a
/// cover. Use it for every screen: its tests need no router.
enum IntentsRoute: Routable {
  case paints
  case paint(String)

  static let links = RouteLinks<Self>(
    "intents", root: .paints, routes: .route(.paints).leading(to: .paint(.sample)), .route(paint))

  var path: LinkPath {
    switch self {
    case .paints: "paints"
    case .paint(let name): "paints/\(name)"
    }
  }

  func screen(in coordinator: IntentsCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .paints: coordinator.paints()
    case .paint(let name): coordinator.paint(name, scope)
    }
  }
}

@MainActor
final class IntentsCoordinator {
  private let router: Router<IntentsRoute>
  private var ways: [PresentationStyle] = [.push, .sheet, .cover]

  init(_ router: Router<IntentsRoute>) { self.router = router }

  func paints() -> some ViewModel {
    FixedViewModel(.paints) { [self] intent in
      switch intent {
      case .paintTapped(let name): show(name)
      }
    }
  }

  func paint(_ name: String, _ scope: Scope) -> some ViewModel {
    FixedViewModel(.paint(name)) { [weak router, entry = scope.entry] intent in
      switch intent {
      case .doneTapped: router?.dismiss(entry)
      }
    }
  }

  private func show(_ paint: String) {
    router.navigate(to: .paint(paint), as: ways[0])
    ways.append(ways.removeFirst())
  }
}

private enum PaintsIntent: Equatable { case paintTapped(String) }

extension Screen<PaintsIntent> {
  fileprivate static let paints = Screen(
    "Paints",
    elements: [.list(RowList(["Ochre", "Umber", "Sienna"].map { Row(id: $0, title: $0) }) { .paintTapped($0) })])
}

private enum PaintIntent { case doneTapped }

extension Screen<PaintIntent> {
  fileprivate static func paint(_ name: String) -> Self {
    Screen(name, actions: [Action("Done", .doneTapped)], elements: [.text("This screen doesn't know how it is shown.")])
  }
}
