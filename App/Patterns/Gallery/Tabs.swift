import Links
import Routing
import ScreenKit

/// Tabs with their own stacks.
///
/// Each tab keeps its stack while another is visible. A screen can select a tab and push there in one change. A screen
/// in two tabs acts on its own tab. Use it for a few equally important places.
enum TabsRoute: Routable {
  case inbox, archive, letter(Int)

  static let links = RouteLinks<Self>(
    "tabs", root: .inbox, tabs: .archive, routes: .route(.inbox).leading(to: .letter(1)), .route(.archive),
    .route(letter).leading(to: .letter(1)))

  var path: LinkPath {
    switch self {
    case .inbox: "inbox"
    case .archive: "archive"
    case .letter(let number): "letters/\(number)"
    }
  }

  func screen(in coordinator: TabsCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .inbox: coordinator.inbox()
    case .archive: FixedViewModel(.archive)
    case .letter(let number): coordinator.letter(number)
    }
  }
}

@MainActor
final class TabsCoordinator {
  private let router: Router<TabsRoute>

  init(_ router: Router<TabsRoute>) { self.router = router }

  func inbox() -> some ViewModel {
    FixedViewModel(.inbox) { [weak router] intent in
      switch intent {
      case .letterTapped(let number): router?.push(.letter(number))
      }
    }
  }

  func letter(_ number: Int) -> some ViewModel {
    FixedViewModel(.letter(number)) { [weak router] intent in
      switch intent {
      case .answerTapped: router?.push(.letter(number + 1))
      case .fileTapped: router?.select(tab: .archive, pushing: .letter(number))
      }
    }
  }
}

private enum InboxIntent: Equatable { case letterTapped(Int) }
private enum LetterIntent { case answerTapped, fileTapped }

extension Screen<InboxIntent> {
  fileprivate static let inbox = Screen(
    "Inbox",
    elements: [
      .list(RowList((1...3).map { Row(id: "\($0)", title: "Letter \($0)") }) { Int($0).map { .letterTapped($0) } })
    ])
}

extension Screen<Never> {
  fileprivate static let archive = Screen("Archive", elements: [.empty("Letters are filed here.")])
}

extension Screen<LetterIntent> {
  fileprivate static func letter(_ number: Int) -> Self {
    Screen(
      "Letter \(number)", actions: [Action("See the answer", .answerTapped), Action("File it", .fileTapped)],
      elements: [.text(number.isMultiple(of: 2) ? "Dear Ada, thank you." : "Dear Bea, how are you?")])
  }
}
