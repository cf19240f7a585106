import Links
import Routing
import ScreenKit

/// Three stacks of one router, each with its own routes.
///
/// Sidebar, content and detail are three stacks of one router. A choice in one pane replaces the routes of another, and
/// the remaining stacks keep their entries. A wide window draws the stacks side by side; here they are tabs. Use it for
/// work along a list, where the user returns to what was open.
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
final class PanesCoordinator: PatternCoordinator {
  var flow: any Flow<any ViewModel> { router }
  private let router = Router<PanesRoute>()

  init() { router.start(in: self) }

  /// A choice replaces the stack of its pane; a deeper screen is pushed.
  fileprivate func go(to choice: PanesChoice) {
    switch choice {
    case .folder(let number): show([.notes, .folder(number)], inPane: 1)
    case .note(let number): show([.reader, .note(number)], inPane: 2)
    case .history(let note): router.push(.history(note))
    }
  }

  private func show(_ routes: [PanesRoute], inPane pane: Int) {
    var place = router.state.snapshot
    place.tabs[pane] = routes
    place.selectedTab = pane
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
