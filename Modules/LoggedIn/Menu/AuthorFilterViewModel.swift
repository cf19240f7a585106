import Observation
import Routing
import ScreenKit
import Services

/// What a person can ask of the filter.
enum AuthorFilterIntent: Equatable {
  case allChosen
  case authorChosen(Author.ID)
  case retryTapped
}

/// The filter of the list at work: everybody who has written something, or all of them.
@MainActor
@Observable
final class AuthorFilterViewModel: ViewModel {
  private(set) var authors = Loadable<[Author]>()

  private let posts: any PostsService
  private let settings: SettingsStore
  private let scope: Scope
  private let chosen: @MainActor () -> Void

  init(posts: any PostsService, settings: SettingsStore, scope: Scope, chosen: @escaping @MainActor () -> Void) {
    self.posts = posts
    self.settings = settings
    self.scope = scope
    self.chosen = chosen
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
    chosen()
  }

  private func load() {
    guard authors.begin() else { return }
    scope.run { [posts] in
      var authors: [Author] = []
      for id in Set(try await posts.posts().map(\.author)).sorted(by: { $0.rawValue < $1.rawValue }) {
        authors.append(try await posts.author(id))
      }
      return authors
    } then: { [weak self] in
      self?.authors.finish($0)
    }
  }
}
