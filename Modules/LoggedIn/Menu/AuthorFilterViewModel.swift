import Observation
import Routing
import ScreenKit
import Services

/// The user actions of the author filter.
enum AuthorFilterIntent: Equatable {
  case allChosen
  case authorChosen(Author.ID)
  case retryTapped
}

/// The events that the author filter reports to its coordinator.
enum AuthorFilterEvent: Equatable {
  /// The user chose an author, or all authors.
  ///
  /// The value is `nil` if the author's name isn't loaded.
  case chosen(Author?)
}

/// An author to filter by.
struct AuthorChoice: Equatable {
  let id: Author.ID
  private(set) var author = Loadable<Author>()

  init(_ id: Author.ID, from posts: any PostsService) async {
    self.id = id
    do {
      author.finish(.success(try await posts.author(id)))
    } catch {
      author.finish(.failure(error), isMissing: ServiceError.isNotFound)
    }
  }
}

/// The view model of the author filter.
@MainActor
@Observable
final class AuthorFilterViewModel: ViewModel {
  private(set) var authors = Loadable<[AuthorChoice]>()

  private let posts: any PostsService
  private let settings: SettingsStore
  private let scope: Scope
  private let onEvent: @MainActor (AuthorFilterEvent) -> Void

  init(
    posts: any PostsService, settings: SettingsStore, scope: Scope,
    onEvent: @escaping @MainActor (AuthorFilterEvent) -> Void
  ) {
    self.posts = posts
    self.settings = settings
    self.scope = scope
    self.onEvent = onEvent
    load()
  }

  var screen: Screen<AuthorFilterIntent> { .authorFilter(authors, chosen: settings.current.author) }

  func send(_ intent: AuthorFilterIntent) {
    switch intent {
    case .allChosen: choose(nil)
    case .authorChosen(let author): choose(author)
    case .retryTapped: load()
    }
  }

  private func choose(_ author: Author.ID?) {
    settings.current.author = author
    onEvent(.chosen(authors.value?.first { $0.id == author }?.author.value))
  }

  private func load() {
    scope.load(\.authors, of: self) { [posts] in
      let ids = Set(try await posts.posts().map(\.author))
      return await withTaskGroup { group in
        for id in ids { group.addTask { await AuthorChoice(id, from: posts) } }
        return await group.reduce(into: []) { $0.append($1) }.sorted { $0.id.rawValue < $1.id.rawValue }
      }
    }
  }
}
