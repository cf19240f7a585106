import Links
import Routing
import RoutingUI
import SwiftUI

/// A new app in Xcode isolates types to the main actor by default; links are read on any thread, so a route says `nonisolated`.
nonisolated enum LibraryRoute: ViewRoute {
  case shelf
  case loans
  case book(Int)
  case lend(Int)
  case discard

  static let links = RouteLinks<Self>(
    "library", root: .shelf, tabs: .loans,
    routes: .route(.shelf), .route(.loans), .route(book), .route(lend), .route(.discard).asConfirmation())

  var path: LinkPath {
    switch self {
    case .shelf: "shelf"
    case .loans: "loans"
    case .book(let number): "books/\(number)"
    case .lend(let number): "lend/\(number)"
    case .discard: "discard"
    }
  }

  var label: PageLabel {
    switch self {
    case .shelf: PageLabel("Shelf", systemImage: "books.vertical")
    case .loans: PageLabel("Loans", systemImage: "person.2")
    case .book(let number), .lend(let number): PageLabel("Book \(number)")
    case .discard: PageLabel("Discard what you typed?", message: "The book is not lent yet.")
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .shelf, .loans, .book: .push
    case .lend: .sheet
    case .discard: .alert
    }
  }

  var modalOptions: ModalOptions { ModalOptions(detents: [.medium, .large]) }

  var leaveConfirmation: Self? {
    if case .lend = self { .discard } else { nil }
  }

  var showsInSidebar: Bool { self == .shelf }

  @MainActor
  @ViewBuilder
  func screen(in library: LibraryCoordinator, scope: Scope) -> some View {
    switch self {
    case .shelf: ShelfView { library.openBook($0, from: scope) }
    case .loans: LoansView(loans: library.loans)
    case .book(let number):
      BookView(number: number) { library.router.navigate(to: .lend(number)) }
    case .lend(let number):
      let model = LendModel(number, scope, library.desk) { library.lent(number, to: $0, scope) }
      LendView(model: model) { library.router.dismiss(scope.entry) }
    case .discard:
      Button("Discard", role: .destructive) { library.router.answerConfirmation(true) }
      Button("Keep", role: .cancel) { library.router.answerConfirmation(false) }
    }
  }
}
