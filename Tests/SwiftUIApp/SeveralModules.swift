import AppRouting
import Links
import Observation
import Routing
import RoutingUI
import SwiftUI

/// The app as a flow of its own: a tab for each module, and a sheet of a third.
nonisolated enum TownRoute: ViewRoute {
  case library
  case museum
  case tickets

  static let links = RouteLinks<Self>(
    "town", root: .library, tabs: .museum, routes: .route(.library), .route(.museum), .route(.tickets))

  var path: LinkPath {
    switch self {
    case .library: "library"
    case .museum: "museum"
    case .tickets: "tickets"
    }
  }

  var presentation: PresentationStyle { self == .tickets ? .sheet : .push }

  var label: PageLabel {
    switch self {
    case .library: PageLabel("Library", systemImage: "books.vertical")
    case .museum: PageLabel("Museum", systemImage: "building.columns")
    case .tickets: PageLabel("Tickets", systemImage: "ticket")
    }
  }

  /// A module brings its own stack.
  var containsFlow: Bool { self == .library }

  /// A module is a page of the app.
  ///
  /// Its flow draws itself.
  @MainActor
  @ViewBuilder
  func screen(in town: TownCoordinator, scope: Scope) -> some View {
    switch self {
    case .library: FlowView(town.library.router)
    case .museum: MuseumView { [weak town] in town?.router.navigate(to: .tickets) ?? .refused(.flowEnded) }
    case .tickets: Text("Tickets")
    }
  }
}

struct MuseumView: View {
  let ticketsTapped: @MainActor () -> NavigationOutcome

  var body: some View { PageButton("Tickets", call: ticketsTapped) }
}

/// Composes the modules.
///
/// A link goes to the module that it names; saved text holds a place for each window.
@MainActor
@Observable
final class TownCoordinator: AppRouterDelegate {
  @ObservationIgnored let router = Router<TownRoute>()
  @ObservationIgnored let library = LibraryCoordinator()
  @ObservationIgnored let links: AppRouter
  private(set) var problem: String?

  init() throws(ModuleProblem) {
    links = try AppRouter([Module(of: LibraryRoute.self), Module(of: TownRoute.self)])
    links.delegate = self
    router.start(in: self)
  }

  func isPassed(_ gate: Gate) -> Bool { true }

  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    guard plan.link.module == LibraryRoute.links.module else { return router.open(plan, policy) }
    router.select(tab: .library)
    return library.router.open(plan, policy)
  }

  func open(_ url: URL) {
    if case .refused(let error) = links.open(url.absoluteString) { problem = error.description } else { problem = nil }
  }

  func restore(_ saved: String) {
    if let archive = ArchiveReading(saved).archive { library.router.restore(archive.snapshot) }
  }

  var saved: String { NavigationArchive(library.router.snapshot).description }
}

/// A window with modules, links and a saved place of its own.
struct TownWindow: View {
  @State private var town = Result { try TownCoordinator() }
  @SceneStorage("place") private var saved = ""
  @Environment(\.scenePhase) private var phase

  var body: some View {
    switch town {
    case .success(let town):
      VStack {
        if let problem = town.problem { Text(problem) }
        FlowView(town.router)
      }
      .onAppear { town.restore(saved) }
      .onOpenURL { town.open($0) }
      .onChange(of: phase) { if phase != .active { saved = town.saved } }
    case .failure(let mistake):
      Text(verbatim: "\(mistake)")
    }
  }
}
