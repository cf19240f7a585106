import Observation
import Routing
import ScreenKit
import Services

/// The user actions of the list.
enum AuthorListIntent: Equatable {
  case authorTapped(Author.ID)
  case reloadTapped
}

/// The events that the list reports to its coordinator.
enum AuthorListEvent: Equatable {
  case authorTapped(Author.ID)
}

/// The view model of the list: the authors of all posts, by name.
@MainActor
@Observable
final class AuthorListViewModel: ViewModel {
  private(set) var authors = Loadable<[Author]>()

  private let posts: any PostsService
  private let scope: Scope
  private let onEvent: @MainActor (AuthorListEvent) -> Void

  init(posts: any PostsService, scope: Scope, onEvent: @escaping @MainActor (AuthorListEvent) -> Void) {
    self.posts = posts
    self.scope = scope
    self.onEvent = onEvent
    load()
  }

  var screen: Screen<AuthorListIntent> { .authorList(authors) }

  func send(_ intent: AuthorListIntent) {
    switch intent {
    case .authorTapped(let id): onEvent(.authorTapped(id))
    case .reloadTapped: load()
    }
  }

  private func load() {
    guard authors.begin() else { return }
    scope.run { [posts] in
      var authors: [Author] = []
      for id in Set(try await posts.posts().map(\.author)) {
        do {
          authors.append(try await posts.author(id))
        } catch let error where ServiceError.isNotFound(error) {
          // The posts of an author can outlive the author.
        }
      }
      return authors.sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
    } then: { [weak self] in
      self?.authors.finish($0)
    }
  }
}
