import Links
import Routing
import RoutingUI
import SwiftUI

/// A list with a filter of two pages: a popover where there is room, else a sheet of half the height.
nonisolated enum FilterRoute: ViewRoute {
  case list, filter, colors

  static let links = RouteLinks<Self>(
    "filter", root: .list, routes: .route(.list), .route(.filter), .route(.colors))

  var path: LinkPath {
    switch self {
    case .list: "list"
    case .filter: "filter"
    case .colors: "colors"
    }
  }

  var label: PageLabel { PageLabel("Filter") }

  var presentation: PresentationStyle { self == .filter ? .sheet : .push }

  var modalOptions: ModalOptions { ModalOptions(detents: [.medium], isPopover: true) }

  @MainActor
  @ViewBuilder
  func screen(in coordinator: FilterCoordinator, scope: Scope) -> some View {
    switch self {
    case .list: List {}.toolbar { PageButton("Filter") { coordinator.router.navigate(to: .filter) } }
    case .filter: PageButton("Colors") { coordinator.router.push(.colors) }
    case .colors: Text("Colors")
    }
  }
}

@MainActor
final class FilterCoordinator {
  let router: Router<FilterRoute>

  init(_ router: Router<FilterRoute>) { self.router = router }
}
