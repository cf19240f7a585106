import Observation
import Routing
import RoutingUI
import SwiftUI

/// The service of the screen; a preview gives it an answer.
struct AuthorBooks: Sendable {
  var load: @Sendable () async throws -> [Int]
}

/// The books of an author, which load when the screen opens.
@MainActor
@Observable
final class AuthorModel: PageScreen {
  private(set) var books: [Int]?
  private(set) var problem: String?

  let openBook: @MainActor (Int) -> Void
  private let scope: Scope

  init(_ service: AuthorBooks, _ scope: Scope, openBook: @escaping @MainActor (Int) -> Void = { _ in }) {
    (self.scope, self.openBook) = (scope, openBook)
    scope.run(service.load) { [weak self] result in
      switch result {
      case .success(let books): self?.books = books
      case .failure(let error): self?.problem = "\(error)"
      }
    }
  }
}

extension AuthorModel {
  var view: some View { AuthorView(model: self) }
}

struct AuthorView: View {
  let model: AuthorModel

  var body: some View {
    List {
      if let problem = model.problem { Text(problem) }
      ForEach(model.books ?? [], id: \.self) { book in PageButton("Book \(book)") { model.openBook(book) } }
      if model.books == [] { Text("There are no books yet.") }
      if model.books == nil, model.problem == nil { ProgressView("Loading books…") }
    }
  }
}

extension AuthorView {
  /// The screen with an answer, for previews.
  init(_ load: @escaping @Sendable () async throws -> [Int]) {
    self.init(model: AuthorModel(AuthorBooks(load: load), Scope()))
  }
}

#Preview("Loading") {
  AuthorView {
    try await Task.sleep(for: .seconds(3_600))
    return []
  }
}

#Preview("Full") { AuthorView { [1, 2, 3] } }
#Preview("Empty") { AuthorView { [] } }
#Preview("Failed") { AuthorView { throw CancellationError() } }
