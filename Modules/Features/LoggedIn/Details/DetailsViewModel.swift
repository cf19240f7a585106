import Links
import Observation
import Routing
import ScreenKit
import Services

enum DetailsIntent: Equatable {
  case authorTapped(Author.ID)
  case linkTapped(DeepLink)
  case shareTapped
  case retryTapped
  case retryCommentsTapped
}

enum DetailsEvent: Equatable {
  case authorTapped(Author.ID)
  case linkTapped(DeepLink)
  case shareTapped
}

/// The state of the post screen, whose parts load separately.
struct DetailsState: Equatable {
  var post = Loadable<Post>()
  /// The links in the text of the post.
  var links: [FoundLink] = []
  var author = Loadable<Author>()
  var comments = Loadable<[Comment]>()
}

@MainActor
@Observable
final class DetailsViewModel: ViewModel {
  let events = Events<DetailsEvent>()
  private(set) var state = DetailsState()

  private let id: Post.ID
  private let posts: any PostsService
  private let finder: LinkFinder
  private let scope: Scope

  init(_ id: Post.ID, posts: any PostsService, finder: LinkFinder, scope: Scope) {
    self.id = id
    self.posts = posts
    self.finder = finder
    self.scope = scope
    loadPost()
    loadComments()
  }

  var screen: Screen<DetailsIntent> { .details(state) }

  var breadcrumb: String { id.linkText }

  func send(_ intent: DetailsIntent) {
    switch intent {
    case .authorTapped(let author): events.send(.authorTapped(author))
    case .linkTapped(let link): events.send(.linkTapped(link))
    case .shareTapped: events.send(.shareTapped)
    case .retryTapped:
      loadPost()
      if state.comments.isUnavailable { loadComments() }
    case .retryCommentsTapped: loadComments()
    }
  }

  private func loadPost() {
    scope.load(\.state.post, of: self) { [posts, id] in
      try await posts.post(id)
    } then: { [weak self, finder] post in
      self?.state.links = finder.links(in: post.body)
      self?.loadAuthor(post.author)
    }
  }

  private func loadAuthor(_ author: Author.ID) {
    scope.load(\.state.author, of: self) { [posts] in try await posts.author(author) }
  }

  private func loadComments() {
    scope.load(\.state.comments, of: self) { [posts, id] in try await posts.comments(on: id) }
  }
}
