import Observation
import Routing
import ScreenKit
import Services

enum PostListIntent: Equatable {
  case postTapped(Post.ID)
  case menuTapped
  case composeTapped
  case reloadTapped
  case filterCleared
  case orderChosen(Settings.Order)
}

enum PostListEvent: Equatable {
  case postTapped(Post.ID)
  case menuTapped
  case composeTapped
  case reloaded(count: Int)
}

/// The list of posts, sorted and filtered by the settings.
@MainActor
@Observable
final class PostListViewModel: ViewModel {
  let events = Events<PostListEvent>()
  private(set) var posts = Loadable<[Post]>()
  private(set) var author: Author?

  private let service: any PostsService
  private let settings: SettingsStore
  private let scope: Scope
  private let selectedPost: @MainActor () -> Post.ID?
  @ObservationIgnored private var rows = PostRows()

  /// Creates the list; `selectedPost` returns the post that is open above it.
  init(
    posts service: any PostsService, settings: SettingsStore, scope: Scope,
    selectedPost: @escaping @MainActor () -> Post.ID?
  ) {
    self.service = service
    self.settings = settings
    self.scope = scope
    self.selectedPost = selectedPost
    load()
  }

  nonisolated static let title = "Posts"

  var title: String { Self.title }

  var screen: Screen<PostListIntent> {
    .postList(posts, by: authorName, selectedPost: selectedPost(), settings.current) {
      rows.rows(for: $0, settings.current)
    }
  }

  func send(_ intent: PostListIntent) {
    switch intent {
    case .postTapped(let id): events.send(.postTapped(id))
    case .menuTapped: events.send(.menuTapped)
    case .composeTapped: events.send(.composeTapped)
    case .reloadTapped: load { [events] in events.send(.reloaded(count: $0.count)) }
    case .filterCleared: settings.current.author = nil
    case .orderChosen(let order): settings.current.order = order
    }
  }

  /// Adds a new post to a loaded list, and clears a filter that would hide it.
  func add(_ post: Post) {
    if posts.value?.contains(post) == false { posts.value?.append(post) }
    if let author = settings.current.author, author != post.author { settings.current.author = nil }
  }

  var ownCount: Int { posts.value?.count { OwnPosts.isOwn($0.id) } ?? 0 }

  func filter(by author: Author) {
    settings.current.author = author.id
    self.author = author
  }

  /// The name of the filter's author, or a placeholder until it is loaded.
  var authorName: String? {
    guard let id = settings.current.author else { return nil }
    return author.flatMap { $0.id == id ? $0.name : nil } ?? id.name
  }

  private func load(then: @escaping @MainActor ([Post]) -> Void = { _ in }) {
    guard posts.phase != .loading else { return }
    scope.load(\.posts, of: self, { [service] in try await service.posts() }, then: then)
    loadAuthor()
  }

  private func loadAuthor() {
    guard let id = settings.current.author, id != author?.id else { return }
    scope.run { [service] in
      try await service.author(id)
    } then: { [weak self] result in
      // The filter may have changed meanwhile.
      if case .success(let author) = result, author.id == self?.settings.current.author { self?.author = author }
    }
  }
}
