import AppRouting
import Links
import Observation
import Routing
import SwiftUI

/// Links are read on any thread, so a route is `nonisolated`, whatever the app's default isolation is.
nonisolated enum LibraryRoute: ViewRoute {
  case shelf
  case loans
  case book(Int)
  case lend(Int)
  case discard

  static let links = RouteLinks<Self>(
    "library", requires: Gate("membership"), root: .shelf, tabs: .loans,
    routes: .route(.shelf), .route(.loans), .route(book), .route(lend),
    .route(.discard).asConfirmation())

  var path: LinkPath {
    switch self {
    case .shelf: "shelf"
    case .loans: "loans"
    case .book(let number): "books/\(number)"
    case .lend(let number): "lend/\(number)"
    case .discard: "discard"
    }
  }

  var title: String {
    switch self {
    case .shelf: "Shelf"
    case .loans: "Loans"
    case .book(let number), .lend(let number): "Book \(number)"
    case .discard: "Discard what you typed?"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .shelf, .loans, .book: .push
    case .lend: .sheet
    case .discard: .alert
    }
  }

  var leaveConfirmation: Self? {
    if case .lend = self { .discard } else { nil }
  }

  @MainActor
  @ViewBuilder
  func screen(in library: LibraryCoordinator, scope: Scope) -> some View {
    switch self {
    case .shelf: ShelfView { [weak library] in library?.router.push(.book($0)) }
    case .loans: LoansView(loans: library.loans)
    case .book(let number): BookView(number: number) { [weak library] in library?.router.navigate(to: .lend(number)) }
    case .lend(let number):
      let model = LendModel(number, scope, library.desk) { [weak library] in library?.lent(number, to: $0, scope) }
      LendView(model: model) { [weak library] in library?.router.back() }
    case .discard:
      Button("Discard", role: .destructive) { [weak library] in library?.router.answerConfirmation(true) }
      Button("Keep", role: .cancel) { [weak library] in library?.router.answerConfirmation(false) }
    }
  }
}

struct ShelfView: View {
  let bookTapped: @MainActor (Int) -> Void

  var body: some View { Button("Book 7") { bookTapped(7) } }
}

struct BookView: View {
  let number: Int
  let lendTapped: @MainActor () -> Void

  var body: some View {
    Button("Lend book \(number)", action: lendTapped).navigationTitle("Book \(number)")
  }
}

struct LoansView: View {
  let loans: Loans

  var body: some View { Text("Lent: \(loans.names.count)") }
}

struct LendView: View {
  @Bindable var model: LendModel
  let cancelTapped: @MainActor () -> Void

  var body: some View {
    VStack {
      TextField("To whom?", text: $model.name)
      if let problem = model.problem { Text(problem) }
      Button("Lend") { model.lendTapped() }
      Button("Cancel", action: cancelTapped)
    }
    .interactiveDismissDisabled(model.hasUnsavedChanges)
  }
}

@MainActor
@Observable
final class LendModel {
  var name = ""
  private(set) var problem: String?
  private(set) var isLent = false
  var hasUnsavedChanges: Bool { !name.isEmpty && !isLent }

  private let number: Int
  private let scope: Scope
  private let desk: Desk
  private let lent: @MainActor (String) -> Void

  init(_ number: Int, _ scope: Scope, _ desk: Desk, lent: @escaping @MainActor (String) -> Void) {
    (self.number, self.scope, self.desk, self.lent) = (number, scope, desk, lent)
    scope.confirmLeaving { [weak self] in self?.hasUnsavedChanges ?? false }
  }

  func lendTapped() {
    scope.run { [number, desk, name] in
      try await desk.lend(number, name)
    } then: { [weak self, name] result in
      self?.finish(result, name)
    }
  }

  private func finish(_ result: Result<Void, any Error>, _ name: String) {
    switch result {
    case .success:
      isLent = true
      lent(name)
    case .failure(let error): problem = "The book was not lent: \(error)"
    }
  }
}

/// Lends books.
struct Desk: Sendable {
  var lend: @Sendable (_ book: Int, _ name: String) async throws -> Void
}

/// The borrowers, by the number of the book.
@MainActor
@Observable
final class Loans {
  var names: [Int: String] = [:]
}

@MainActor
final class LibraryCoordinator {
  let router = Router<LibraryRoute>()
  let desk: Desk
  let loans = Loans()
  /// The model of the root layer, made lazily because it needs a router that has been started.
  private(set) lazy var layer = LayerModel(of: router)

  init(desk: Desk) {
    self.desk = desk
    router.start(in: self)
  }

  func lent(_ number: Int, to name: String, _ scope: Scope) {
    loans.names[number] = name
    if let entry = scope.entry { router.dismiss(entry) }
  }
}

@MainActor
@Observable
final class AppCoordinator: AppRouterDelegate {
  let library: LibraryCoordinator
  let links: AppRouter
  private(set) var isMember = false
  private(set) var problem: String?

  init(desk: Desk) throws(ModuleProblem) {
    library = LibraryCoordinator(desk: desk)
    links = try AppRouter(
      [Module(of: LibraryRoute.self)],
      webLinks: try? WebLinks(hosts: ["library.example"], ignoredParameters: .allUnknown))
    links.delegate = self
  }

  func isPassed(_ gate: Gate) -> Bool { isMember }

  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome { library.router.open(plan, policy) }

  func open(_ text: String) { report(links.open(text)) }

  /// Restores what was open in the window, then opens the waiting link.
  func join(restoring saved: String) {
    isMember = true
    if let archive = ArchiveReading(saved).archive { library.router.restore(archive.snapshot) }
    if let outcome = links.resume() { report(outcome) }
  }

  /// Everything that is open, as text.
  var saved: String { NavigationArchive(library.router.snapshot).description }

  private func report(_ outcome: NavigationOutcome) {
    problem = if case .refused(let error) = outcome { error.description } else { nil }
  }
}

#if APP  // The tests have a main of their own.
  @main
#endif
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { LibraryWindow() }
  }
}

struct LibraryWindow: View {
  @State private var app = Result { try AppCoordinator(desk: Desk { _, _ in }) }
  @SceneStorage("place") private var saved = ""
  @Environment(\.scenePhase) private var phase

  var body: some View {
    switch app {
    case .success(let app):
      VStack {
        if let problem = app.problem { Text(problem) }
        if app.isMember {
          LayerView(layer: app.library.layer)
        } else {
          Button("Join") { app.join(restoring: saved) }
        }
      }
      .onOpenURL { app.open($0.absoluteString) }
      .onChange(of: phase) { if app.isMember, phase != .active { saved = app.saved } }
    case .failure(let mistake):
      Text(verbatim: "\(mistake)")
    }
  }
}

extension LibraryCoordinator: Identifiable {}

struct HomeView: View {
  @State private var library: LibraryCoordinator?

  var body: some View {
    Button("Library") { library = LibraryCoordinator(desk: Desk { _, _ in }) }
      .sheet(item: $library) { flow in
        VStack {
          Button("Done") { flow.router.leave { library = nil } }
          LayerView(layer: flow.layer)
        }
        .interactiveDismissDisabled()
      }
  }
}
