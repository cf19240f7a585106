import Links
public import Routing
public import ScreenKit
public import Services

/// The coordinator of authors, which are pages on the stack of the module that links to them.
@MainActor
public final class AuthorsCoordinator {
  /// The description of the module.
  public nonisolated static let module = Module(of: AuthorsRoute.self)

  /// Returns the feature for the app; calls `posts` for each new coordinator.
  public static func feature(posts: @escaping @MainActor () -> any PostsService) -> Feature<any ViewModel> {
    Feature(AuthorsRoute.self, module, as: .page) { AuthorsCoordinator($0, posts: posts()) }
  }

  let router: Router<AuthorsRoute>
  private let posts: any PostsService

  init(_ router: Router<AuthorsRoute>, posts: any PostsService) {
    self.router = router
    self.posts = posts
  }

  func authors(_ scope: Scope) -> AuthorListViewModel {
    AuthorListViewModel("Authors", posts: posts, scope: scope).onEvent { [self] event in
      switch event {
      case .authorTapped(let author): router.push(.author(author.id))
      }
    }
  }

  /// Returns the list whose chosen author is the result for the module that opened it.
  func choice(_ scope: Scope) -> AuthorListViewModel {
    AuthorListViewModel("Choose an author", posts: posts, scope: scope).onEvent { [self, entry = scope.entry] event in
      switch event {
      case .authorTapped(let author): choose(author, in: entry)
      }
    }
  }

  /// Finishes the choice, or opens the author if no caller awaits it, because a link opened the list.
  private func choose(_ author: Author, in list: EntryID) {
    guard case .refused = router.finish(list, with: author) else { return }
    router.push(.author(author.id))
  }

  func author(_ id: Author.ID, _ scope: Scope) -> AuthorViewModel {
    AuthorViewModel(id, posts: posts, scope: scope).onEvent { [self] event in
      switch event {
      case .postTapped(let post): router.open(Self.post(post), .push)
      }
    }
  }

  nonisolated static func post(_ id: Post.ID) -> DeepLink { DeepLink(module: "loggedIn", path: "posts/\(id)") }
}
