public import Links
public import Routing
public import ScreenKit
public import Services

/// The flow of an author and their posts.
///
/// A post of another module links to an author, and the author links to their posts: the flow is a page on the stack that links
/// to it.
@MainActor
public final class AuthorsCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: AuthorsRoute.self, exits: [post(.init(rawValue: 1))])

  /// The flow to show.
  public var flow: any Flow<any ViewModel> { router }

  let router: Router<AuthorsRoute>
  private let posts: any PostsService
  private let open: @MainActor (DeepLink) -> Void

  /// Starts the flow.
  ///
  /// - Parameters:
  ///   - root: The author where the page begins; `nil` for the list of all authors.
  ///   - posts: The service that loads the authors and their posts.
  ///   - open: Opens a link of another module on the stack that the page is on.
  public init(at root: DeepLink? = nil, posts: any PostsService, open: @escaping @MainActor (DeepLink) -> Void) {
    router = root.flatMap { Router(at: $0) } ?? Router()
    self.posts = posts
    self.open = open
    router.start(in: self)
  }

  func authors(_ scope: Scope) -> AuthorListViewModel {
    AuthorListViewModel(posts: posts, scope: scope) { [weak self] event in
      switch event {
      case .authorTapped(let id): self?.router.push(.author(id))
      }
    }
  }

  func author(_ id: Author.ID, _ scope: Scope) -> AuthorViewModel {
    AuthorViewModel(id, posts: posts, scope: scope) { [weak self] event in
      switch event {
      case .postTapped(let post): self?.open(Self.post(post))
      }
    }
  }

  /// The link of a post, which belongs to another module.
  nonisolated static func post(_ id: Post.ID) -> DeepLink { DeepLink(module: "loggedIn", path: "posts/\(id.rawValue)") }
}
