import Observation
import Routing
import ScreenKit
import Services

enum ComposeIntent: Equatable {
  case titleEdited(String)
  case bodyEdited(String)
  case submitTapped
  case failureDismissed
  case cancelTapped
}

enum ComposeEvent: Equatable {
  case posted(Post)
  case cancelTapped
}

struct ComposeState: Equatable {
  var draft = PostDraft()
  var status = Submission.editing

  var canSubmit: Bool { draft.problem == nil && status != .submitting }
}

/// A form that asks before a changed draft is left, and keeps the draft if saving fails.
@MainActor
@Observable
final class ComposeViewModel: ViewModel {
  let events = Events<ComposeEvent>()
  private(set) var state = ComposeState()

  private let posts: OwnPosts
  private let scope: Scope
  @ObservationIgnored private var isPosted = false

  init(posts: OwnPosts, scope: Scope) {
    self.posts = posts
    self.scope = scope
    scope.confirmLeaving { [weak self] in self?.hasSomethingToLose ?? false }
  }

  var screen: Screen<ComposeIntent> { .compose(state) }

  var hasSomethingToLose: Bool { state.draft.isChanged && !isPosted }

  func send(_ intent: ComposeIntent) {
    switch intent {
    case .titleEdited(let title):
      state.draft.title = title
      state.status.edited()
    case .bodyEdited(let body):
      state.draft.body = body
      state.status.edited()
    case .submitTapped: submit()
    case .failureDismissed: state.status = .editing
    case .cancelTapped: events.send(.cancelTapped)
    }
  }

  private func submit() {
    guard state.canSubmit else { return }
    state.status = .submitting
    scope.run { [posts, draft = state.draft] in
      try await posts.add(draft)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ result: Result<Post, any Error>) {
    switch result {
    case .success(let post):
      isPosted = true
      events.send(.posted(post))
    case .failure(let error):
      state.status = .failed("Your post can't be saved: \(error)")
    }
  }
}
