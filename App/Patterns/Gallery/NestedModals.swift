import Links
import Routing
import ScreenKit

/// Modals over modals.
///
/// A modal can present another one, each with its own stack. One change closes the topmost, all above a level, or all.
/// Use it sparingly, for a task inside a task.
enum NestedModalsRoute: Routable {
  case desk
  case drawer(Int)

  static let links = RouteLinks<Self>(
    "nested-modals", root: .desk, routes: .route(.desk).leading(to: .drawer(1)),
    .route(drawer).leading(to: .drawer(1)))

  var path: LinkPath {
    switch self {
    case .desk: "desk"
    case .drawer(let number): "drawers/\(number)"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .desk: .push
    case .drawer(let number): number.isMultiple(of: 2) ? .cover : .sheet
    }
  }

  func screen(in coordinator: NestedModalsCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .desk: coordinator.desk()
    case .drawer(let number): coordinator.drawer(number, scope)
    }
  }
}

@MainActor
final class NestedModalsCoordinator {
  private let router: Router<NestedModalsRoute>

  init(_ router: Router<NestedModalsRoute>) { self.router = router }

  func desk() -> some ViewModel {
    FixedViewModel(.desk) { [weak router] _ in router?.navigate(to: .drawer(1)) }
  }

  func drawer(_ number: Int, _ scope: Scope) -> some ViewModel {
    FixedViewModel(.drawer(number)) { [weak router, entry = scope.entry] intent in
      switch intent {
      case .openTapped: router?.navigate(to: .drawer(number + 1))
      case .closeTapped: router?.dismiss(entry)
      case .firstTapped: router?.dismissModals(keeping: 1)
      case .closeAllTapped: router?.dismissModals()
      case .startOverTapped: router?.navigate(to: .drawer(1), at: .root, of: entry)
      }
    }
  }
}

private enum DeskIntent { case openTapped }
private enum DrawerIntent { case openTapped, closeTapped, firstTapped, closeAllTapped, startOverTapped }

extension Screen<DeskIntent> {
  fileprivate static let desk = Screen(
    "Desk", actions: [Action("Open a drawer", .openTapped)], elements: [.text("Oak, with drawers in drawers.")])
}

extension Screen<DrawerIntent> {
  fileprivate static func drawer(_ number: Int) -> Self {
    Screen(
      "Drawer \(number)",
      actions: [
        Action("Open", .openTapped), Action("Close", .closeTapped), Action("To the first", .firstTapped),
        Action("Close all", .closeAllTapped), Action("Start over", .startOverTapped),
      ], elements: [.text(number.isMultiple(of: 2) ? "A cover: nothing below is visible." : "A sheet.")])
  }
}
