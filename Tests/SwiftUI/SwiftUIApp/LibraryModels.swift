import Links
import Observation
import Routing

/// What is open in a window of the app.
@MainActor
@Observable
final class Library {
  let navigator: Navigator<LibraryRoute.Screen>
  /// Why the last link from outside was refused; `nil` if it opened.
  private(set) var problem: String?

  init(desk: Desk = Desk()) throws(ModuleProblem) {
    navigator = try Navigator(LibraryCoordinator.feature(desk: desk))
    navigator.start()
  }

  /// Opens a link from outside the app; a refused link is shown as a problem.
  func open(_ link: String) {
    problem = nil
    do throws(DeepLinkError) {
      if case .refused(let error) = navigator.open(try DeepLink(link)) { problem = error.description }
    } catch {
      problem = error.description
    }
  }
}

@MainActor
final class LibraryCoordinator {
  /// The module, as an app registers it.
  static func feature(desk: Desk = Desk()) -> Feature<LibraryRoute.Screen> {
    Feature(LibraryRoute.self) { LibraryCoordinator($0, desk: desk) }
  }

  let router: Router<LibraryRoute>
  let loans = Loans()
  let desk: Desk

  init(_ router: Router<LibraryRoute>, desk: Desk = Desk()) {
    (self.router, self.desk) = (router, desk)
  }

  /// Opens a book directly over the shelf, and replaces the book that is open there.
  func openBook(_ number: Int, from scope: Scope) {
    router.push(.book(number), over: scope.entry)
  }

  func lent(_ number: Int, to name: String, _ scope: Scope) {
    loans.names[number] = name
    router.dismiss(scope.entry)
  }
}

@MainActor
@Observable
final class LendModel {
  var name = ""
  private(set) var problem: String?
  private(set) var isLending = false
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
    guard !isLending else { return }
    isLending = true
    problem = nil
    scope.run { [number, desk, name] in
      try await desk.lend(number, name)
    } then: { [weak self, name] result in
      self?.finish(result, name)
    }
  }

  private func finish(_ result: Result<Void, any Error>, _ name: String) {
    isLending = false
    switch result {
    case .success:
      isLent = true
      lent(name)
    case .failure(let error): problem = "The book was not lent: \(error)"
    }
  }
}

/// The service that lends books.
struct Desk: Sendable {
  var lend: @Sendable (_ book: Int, _ name: String) async throws -> Void = { _, _ in }
}

/// The borrowers, by the number of the book.
@MainActor
@Observable
final class Loans {
  var names: [Int: String] = [:]
}
