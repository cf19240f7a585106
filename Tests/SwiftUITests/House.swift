import Links
import Observation
import Routing
import RoutingUI
import SwiftUI

/// The routes of a flow of views with two tabs and a route of every kind.
enum HouseRoute: ViewRoute {
  case hall
  case garden
  case room(Int)
  case note(Int)
  case film(Int)
  case menu(Int)
  case draft(Int)
  case question(Int)
  case discard

  static let links = RouteLinks<Self>(
    "house", root: .hall, tabs: .garden,
    routes: .route(.hall), .route(.garden), .route(room), .route(note), .route(film), .route(menu), .route(draft),
    .route(question), .route(.discard).asConfirmation())

  var path: LinkPath {
    switch self {
    case .hall: "hall"
    case .garden: "garden"
    case .room(let number): "rooms/\(number)"
    case .note(let number): "notes/\(number)"
    case .film(let number): "films/\(number)"
    case .menu(let number): "menus/\(number)"
    case .draft(let number): "drafts/\(number)"
    case .question(let number): "questions/\(number)"
    case .discard: "discard"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .hall, .garden, .room: .push
    case .note, .menu, .draft: .sheet
    case .film: .cover
    case .question, .discard: .alert
    }
  }

  var leaveConfirmation: Self? {
    if case .draft = self { .discard } else { nil }
  }

  var showsInSidebar: Bool { self == .hall }

  var hidesTabBar: Bool { self == .room(9) }

  var label: PageLabel {
    switch self {
    case .hall: PageLabel("Hall", systemImage: "house")
    case .question(let number): PageLabel("Question \(number)", message: "Answer \(number)?")
    case .discard: PageLabel("Discard the draft?", message: "It isn't saved.")
    default: PageLabel("\(path)")
    }
  }

  var modalOptions: ModalOptions {
    switch self {
    case .menu: ModalOptions(isPopover: true)
    case .note: ModalOptions(detents: [.medium, .large])
    default: ModalOptions()
    }
  }

  func screen(in house: House, scope: Scope) -> HouseView { HouseView(house: house, route: self, scope: scope) }
}

/// The coordinator of the flow; views must not retain it.
@MainActor
final class House {
  let router = Router<HouseRoute>()
  private(set) var outcomes: [NavigationOutcome] = []
  private(set) var problem: String?

  init() { router.start(in: self) }

  func record(_ outcome: NavigationOutcome) -> NavigationOutcome {
    outcomes.append(outcome)
    return outcome
  }

  func open(_ url: URL) {
    do {
      let outcome = router.open(try DeepLink(url.absoluteString))
      if case .refused(let error) = outcome { problem = error.description }
    } catch {
      problem = "\(error)"
    }
  }
}

@MainActor
@Observable
final class Draft {
  var text = ""
}

struct HouseView: View {
  private weak var house: House?
  private let route: HouseRoute
  private let scope: Scope
  private let draft: Draft?

  init(house: House, route: HouseRoute, scope: Scope) {
    (self.house, self.route, self.scope) = (house, route, scope)
    if case .draft = route { draft = Draft() } else { draft = nil }
    if let draft { scope.confirmLeaving { !draft.text.isEmpty } }
  }

  /// Returns the text of a page: its route and its entry.
  static func text(_ route: HouseRoute, _ entry: EntryID?) -> String { "\(route.path) #\(entry?.description ?? "")" }

  var body: some View {
    switch route {
    case .question(let number):
      Button("Next", role: .destructive) { house?.router.present(.question(number + 1), as: .alert) }
      Button("Note") { house?.router.present(.note(number), as: .sheet) }
      Button("Nothing", role: .cancel) {}
    case .discard:
      Button("Discard", role: .destructive) { house?.router.answerConfirmation(true) }
      Button("Keep", role: .cancel) { house?.router.answerConfirmation(false) }
    default:
      VStack {
        Text(Self.text(route, scope.entry))
        if let draft { TextField("Draft", text: Bindable(draft).text) }
        call("Push") { $0.push(.room(1)) }
        call("Note") { $0.present(.note(1), as: .sheet) }
        call("Film") { $0.present(.film(1), as: .cover) }
        call("Ask") { $0.present(.question(1), as: .alert) }
        Button("Plain push") { house?.router.push(.room(2)) }
        Button("Done") { house?.router.dismiss(scope.entry) }
      }
    }
  }

  private func call(
    _ title: LocalizedStringKey, _ call: @escaping @MainActor (Router<HouseRoute>) -> NavigationOutcome
  ) -> some View {
    PageButton(title) { house.map { $0.record(call($0.router)) } ?? .refused(.flowEnded) }
  }
}
