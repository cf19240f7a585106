import Observation
import Routing
import ScreenKit
import Services

/// What a person can ask of the list.
enum PostListIntent: Equatable {
  case postTapped(Post.ID)
  case menuTapped
  case composeTapped
  case reloadTapped
  case filterCleared
}

/// What the list tells its coordinator.
enum PostListEvent: Equatable {
  case postTapped(Post.ID)
  case menuTapped
  case composeTapped
}

/// The list of posts at work: loaded once, sorted and filtered as the settings say.
@MainActor
@Observable
final class PostListViewModel: ViewModel {
  private(set) var posts = Loadable<[Post]>()
  private(set) var author: Author?

  private let service: any PostsService
  private let settings: SettingsStore
  private let scope: Scope
  private let open: @MainActor () -> Post.ID?
  private let onEvent: @MainActor (PostListEvent) -> Void
  @ObservationIgnored private var rows = PostRows()

  /// - Parameter open: Finds the post that is open over the list, which only the router knows.
  init(
    posts service: any PostsService, settings: SettingsStore, scope: Scope, open: @escaping @MainActor () -> Post.ID?,
    onEvent: @escaping @MainActor (PostListEvent) -> Void
  ) {
    self.service = service
    self.settings = settings
    self.scope = scope
    self.open = open
    self.onEvent = onEvent
    load()
  }

  var screen: Screen<PostListIntent> {
    .postList(posts, by: authorName, open: open(), settings.current) { rows.rows(for: $0, settings.current) }
  }

  func send(_ intent: PostListIntent) {
    switch intent {
    case .postTapped(let id): onEvent(.postTapped(id))
    case .menuTapped: onEvent(.menuTapped)
    case .composeTapped: onEvent(.composeTapped)
    case .reloadTapped: load()
    case .filterCleared: settings.current.author = nil
    }
  }

  /// Shows a post that has just been written, with those of everybody where a filter would hide it; a list that is still to
  /// come brings it itself.
  func add(_ post: Post) {
    if posts.value?.contains(post) == false { posts.value?.append(post) }
    // Who has written something sees it, whoever else the list was narrowed to.
    if let author = settings.current.author, author != post.author { settings.current.author = nil }
  }

  /// Takes note of the author whom the list is narrowed to; by now it may be another one.
  func know(_ author: Author) {
    if author.id == settings.current.author { self.author = author }
  }

  /// Whom the list is narrowed to: by number as long as the name is not to be had.
  var authorName: String? {
    guard let id = settings.current.author else { return nil }
    return author.flatMap { $0.id == id ? $0.name : nil } ?? id.name
  }

  private func load() {
    guard posts.phase != .loading else { return }
    scope.load(\.posts, of: self) { [service] in try await service.posts() }
    loadAuthor()
  }

  private func loadAuthor() {
    guard let id = settings.current.author, id != author?.id else { return }
    scope.run { [service] in
      try await service.author(id)
    } then: { [weak self] result in
      if case .success(let author) = result { self?.know(author) }
    }
  }
}
