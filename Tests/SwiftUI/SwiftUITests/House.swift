import Links
import Observation
import Routing
import RoutingUI
import SwiftUI

/// The routes of a module with two tabs and a route of every kind.
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

  func screen(in rooms: Rooms, scope: Scope) -> any PageScreen {
    rooms.screen(self, isDraft: leaveConfirmation != nil, scope)
  }
}

/// The routes of a module whose pages lie on the stacks of others.
enum ShedRoute: ViewRoute {
  case tool(Int)
  case ladder

  static let links = RouteLinks<Self>("shed", root: .ladder, routes: .route(.ladder), .route(tool))

  var path: LinkPath {
    switch self {
    case .tool(let number): "tools/\(number)"
    case .ladder: "ladder"
    }
  }

  var presentation: PresentationStyle { self == .ladder ? .sheet : .push }

  var label: PageLabel { PageLabel("\(path)") }

  func screen(in rooms: Rooms, scope: Scope) -> any PageScreen { rooms.screen(self, isDraft: false, scope) }
}

/// Makes the screens of both modules; each module has one of its own.
@MainActor
final class Rooms {
  private let house: () -> House?

  init(of house: @escaping () -> House?) { self.house = house }

  func screen(_ route: some ViewRoute, isDraft: Bool, _ scope: Scope) -> any PageScreen {
    HouseScreen(house: house, route: AnyRoute(route), scope: scope, draft: isDraft ? Draft() : nil)
  }
}

/// A window of an app with both modules.
@MainActor
final class House {
  let navigator: Navigator<any PageScreen>

  /// Shows other tabs, as another root module would; a root that is there keeps its stack.
  @discardableResult
  func setTabs(_ roots: [HouseRoute], clearingFirst clears: Bool = false) -> NavigationOutcome {
    let open = navigator.routes
    let visible = open.tabs[open.selectedTab][0]
    let roots = roots.map { AnyRoute($0) }
    var tabs = roots.map { root in open.tabs.first { $0[0] == root } ?? [root] }
    if clears { tabs[0] = [roots[0]] }
    return navigator.open(
      NavigationSnapshot(tabs: tabs, selectedTab: roots.firstIndex(of: visible) ?? 0, modals: open.modals))
  }
  /// The entry at the root of the second tab.
  var garden: EntryID? { navigator.content?.tabs[1][0].id }

  private(set) var outcomes: [NavigationOutcome] = []
  /// What the view could not show.
  var problems: [FlowProblem] = []
  private var made: Router<HouseRoute>?
  let weeds = Weeds()

  init() throws {
    weak var house: House?
    let modules = try Modules([
      Feature(HouseRoute.self) { router in
        house?.made = router
        return Rooms { house }
      },
      Feature(ShedRoute.self, as: .page) { _ in Rooms { house } },
    ])
    navigator = try Navigator(modules, root: "house")
    house = self
    navigator.start()
  }

  var router: Router<HouseRoute> {
    guard let made else { preconditionFailure("A window that has started has a router") }
    return made
  }

  func perform(_ call: () -> NavigationOutcome) { outcomes.append(call()) }

  @discardableResult
  func open(_ link: String, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    do { return navigator.open(try DeepLink(link), policy) } catch { return .refused(NavigationError(error)) }
  }
}

@MainActor
@Observable
final class Draft {
  var text = ""
}

/// The number in the badge of the garden.
@MainActor
@Observable
final class Weeds {
  var count = 0
}

/// The model of a page, or of the buttons of an alert.
@MainActor
struct HouseScreen: PageScreen {
  let house: () -> House?
  let route: AnyRoute
  let scope: Scope
  let draft: Draft?

  init(house: @escaping () -> House?, route: AnyRoute, scope: Scope, draft: Draft?) {
    (self.house, self.route, self.scope, self.draft) = (house, route, scope, draft)
    if let draft { scope.confirmLeaving { !draft.text.isEmpty } }
  }

  var view: some View { HouseView(screen: self) }

  var badge: String? {
    guard route == AnyRoute(HouseRoute.garden), let count = house()?.weeds.count, count > 0 else { return nil }
    return "\(count)"
  }
}

struct HouseView: View {
  let screen: HouseScreen
  /// Lost if the page is made again.
  @State private var count = 0

  init(screen: HouseScreen) { self.screen = screen }

  var body: some View {
    switch screen.route.base as? HouseRoute {
    case .question(let number):
      Button("Next", role: .destructive) { router?.navigate(to: .question(number + 1), as: .alert) }
      Button("Note") { router?.navigate(to: .note(number), as: .sheet) }
      Button("Nothing", role: .cancel) {}
    case .discard:
      Button("Discard", role: .destructive) { router?.answerConfirmation(true) }
      Button("Keep", role: .cancel) { router?.answerConfirmation(false) }
    default:
      VStack {
        Text(verbatim: OpenEntry<any PageScreen>.text(screen.route, screen.scope.entry))
        Text(verbatim: "counted \(count)")
        Button("Count") { count += 1 }
        if count > 0 { Button("Reset") { count = 0 } }
        if let draft = screen.draft { TextField("Draft", text: Bindable(draft).text) }
        call("Push") { $0.router.push(.room(1)) }
        call("Note") { $0.router.navigate(to: .note(1), as: .sheet) }
        call("Film") { $0.router.navigate(to: .film(1), as: .cover) }
        call("Menu") { $0.router.navigate(to: .menu(1)) }
        call("Ask") { $0.router.navigate(to: .question(1), as: .alert) }
        call("Tool") { $0.open("app://shed/tools/1", .push) }
        Button("Plain push") { router?.push(.room(2)) }
        Button("Guard") { screen.scope.confirmLeaving { true } }
        Button("Done") { router?.dismiss(screen.scope.entry) }
      }
      .scrollsToTop()
    }
  }

  private var router: Router<HouseRoute>? { screen.house()?.router }

  private func call(
    _ title: LocalizedStringKey, _ call: @escaping @MainActor (House) -> NavigationOutcome
  ) -> some View {
    PageButton(title) { screen.house().map { house in house.perform { call(house) } } }
  }
}

extension OpenEntry {
  /// Returns the text of a page: its route and its entry.
  static func text(_ route: AnyRoute, _ entry: EntryID?) -> String {
    "\(route.base.path) #\(entry?.description ?? "")"
  }
}

/// Returns a new house and the host that shows it.
@MainActor
func showHouse(_ habits: Habits, isWide: Bool = false) throws -> (House, SimulatedHost) {
  let house = try House()
  return (house, SimulatedHost(habits, house, isWide: isWide))
}
