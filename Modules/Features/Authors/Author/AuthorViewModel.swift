import Observation
import Routing
import ScreenKit
import Services

enum AuthorIntent: Equatable {
  case postTapped(Post.ID)
  case retryTapped
  case retryPostsTapped
}

enum AuthorEvent: Equatable {
  case postTapped(Post.ID)
}

/// The state of the author screen, whose parts load separately.
struct AuthorState: Equatable {
  var author = Loadable<Author>()
  var rows = Loadable<[Row]>()
}

@MainActor
@Observable
final class AuthorViewModel: ViewModel {
  let events = Events<AuthorEvent>()
  private(set) var state = AuthorState()

  private let id: Author.ID
  private let posts: any PostsService
  private let scope: Scope

  init(_ id: Author.ID, posts: any PostsService, scope: Scope) {
    self.id = id
    self.posts = posts
    self.scope = scope
    loadAuthor()
    loadPosts()
  }

  var screen: Screen<AuthorIntent> { .author(state) }

  /// The first name of the author, once it is loaded.
  var breadcrumb: String { state.author.value?.name.split(separator: " ").first.map(String.init) ?? title }

  func send(_ intent: AuthorIntent) {
    switch intent {
    case .postTapped(let post): events.send(.postTapped(post))
    case .retryTapped: loadAuthor()
    case .retryPostsTapped: loadPosts()
    }
  }

  private func loadAuthor() {
    guard state.author.begin() else { return }
    scope.run { [posts, id] in
      try await posts.author(id)
    } then: { [weak self] in
      self?.state.author.finish($0, isMissing: ServiceError.isNotFound)
    }
  }

  private func loadPosts() {
    guard state.rows.begin() else { return }
    scope.run { [posts, id] in
      try await posts.posts(by: id)
    } then: { [weak self] result in
      if let posts = result.readable { self?.state.rows.value = posts.map(\.row) }
      self?.state.rows.finish(result.map { $0.map(\.row) }, isMissing: ServiceError.isNotFound)
    }
  }
}
