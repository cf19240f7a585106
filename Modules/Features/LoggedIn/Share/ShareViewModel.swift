import Links
import Observation
import Routing
import ScreenKit
import Services

enum ShareIntent: Equatable {
  case copyLinkTapped
  case copyTextTapped
  case retryTapped
  case doneTapped
}

enum ShareEvent: Equatable {
  case copied(String, what: String)
  case doneTapped
}

/// The share sheet, whose link is available before the post is loaded.
@MainActor
@Observable
final class ShareViewModel: ViewModel {
  let events = Events<ShareEvent>()
  private(set) var post = Loadable<Post>()

  private let id: Post.ID
  private let link: DeepLink
  private let posts: any PostsService
  private let scope: Scope

  init(_ id: Post.ID, link: DeepLink, posts: any PostsService, scope: Scope) {
    self.id = id
    self.link = link
    self.posts = posts
    self.scope = scope
    load()
  }

  var screen: Screen<ShareIntent> { .share(link: link.description, post) }

  func send(_ intent: ShareIntent) {
    switch intent {
    case .copyLinkTapped: events.send(.copied(link.description, what: "link"))
    case .copyTextTapped:
      if let post = post.value { events.send(.copied("\(post.title)\n\n\(post.body)", what: "text")) }
    case .retryTapped: load()
    case .doneTapped: events.send(.doneTapped)
    }
  }

  private func load() {
    scope.load(\.post, of: self) { [posts, id] in try await posts.post(id) }
  }
}
