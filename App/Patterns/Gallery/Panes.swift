import Links
import Routing
import ScreenKit

/// Three stacks that follow one another.
///
/// Folders, notes and reader are tabs. A choice in one replaces the stack of another; the third keeps its entries.
/// Use it for work along a list to which the user returns. For a list beside its details, see
/// `Routable.showsInSidebar`.
enum PanesRoute: Routable {
  case folders, notes, reader
  case folder(Int), note(Int), history(Int)

  static let links = RouteLinks<Self>(
    "panes", root: .folders, tabs: .notes, .reader, routes: .route(.folders), .route(.notes), .route(folder),
    .route(.reader), .route(note).leading(to: .history(1)), .route(history))

  var path: LinkPath {
    switch self {
    case .folders: "folders"
    case .notes: "notes"
    case .folder(let number): "folders/\(number)"
    case .reader: "reader"
    case .note(let number): "notes/\(number)"
    case .history(let note): "history/\(note)"
    }
  }

  func screen(in coordinator: PanesCoordinator, scope: Scope) -> any ViewModel {
    FixedViewModel(.pane(self)) { [weak coordinator] in coordinator?.go(to: $0) }
  }
}

@MainActor
final class PanesCoordinator {
  private let router: Router<PanesRoute>

  init(_ router: Router<PanesRoute>) { self.router = router }

  /// Replaces the stack of the choice's tab, or pushes a deeper screen.
  fileprivate func go(to choice: PanesChoice) {
    switch choice {
    case .folder(let number): show([.notes, .folder(number)], inTab: 1)
    case .note(let number): show([.reader, .note(number)], inTab: 2)
    case .history(let note): router.push(.history(note))
    }
  }

  private func show(_ routes: [PanesRoute], inTab tab: Int) {
    var place = router.state.snapshot
    place.tabs[tab] = routes
    place.selectedTab = tab
    router.open(place)
  }
}

private enum PanesChoice: Equatable { case folder(Int), note(Int), history(Int) }

extension Screen<PanesChoice> {
  fileprivate static func pane(_ route: PanesRoute) -> Self {
    switch route {
    case .folders: Screen("Folders", elements: [rows(1...3, "Folder") { .folder($0) }])
    case .notes: Screen("Notes", elements: [.empty("Choose a folder.")])
    case .folder(let number):
      Screen("Folder \(number)", elements: [rows(number * 10 + 1...number * 10 + 2, "Note") { .note($0) }])
    case .reader: Screen("Reader", elements: [.empty("Choose a note.")])
    case .note(let number):
      Screen("Note \(number)", actions: [Action("History", .history(number))], elements: [.text("Pears.")])
    case .history(let note): Screen("History", elements: [.text("Note \(note) was written once.")])
    }
  }

  private static func rows(
    _ numbers: ClosedRange<Int>, _ kind: String, _ choice: @escaping @Sendable (Int) -> PanesChoice
  ) -> Element<PanesChoice> {
    .list(RowList(numbers.map { Row(id: "\($0)", title: "\(kind) \($0)") }) { Int($0).map(choice) })
  }
}
