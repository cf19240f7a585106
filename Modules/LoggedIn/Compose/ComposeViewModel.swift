import Observation
import Routing
import ScreenKit

/// What a person can ask while writing a post.
enum ComposeIntent: Equatable {
  case titleEdited(String)
  case bodyEdited(String)
  case postTapped
  case cancelTapped
}

/// What writing a post tells the coordinator.
enum ComposeEvent: Equatable {
  case finished(PostDraft)
  case cancelTapped
}

/// Writing a post at work: a draft with changes is not left without a question.
@MainActor
@Observable
final class ComposeViewModel: ViewModel {
  private(set) var draft = PostDraft()

  @ObservationIgnored private var isFinished = false
  private let happened: @MainActor (ComposeEvent) -> Void

  init(scope: Scope, happened: @escaping @MainActor (ComposeEvent) -> Void) {
    self.happened = happened
    scope.guardLeaving { [weak self] in self?.hasSomethingToLose ?? false }
  }

  var screen: Screen<ComposeIntent> { .compose(draft) }

  var hasSomethingToLose: Bool { draft.isChanged && !isFinished }

  func send(_ intent: ComposeIntent) {
    switch intent {
    case .titleEdited(let title): draft.title = title
    case .bodyEdited(let body): draft.body = body
    case .postTapped: finish()
    case .cancelTapped: happened(.cancelTapped)
    }
  }

  private func finish() {
    guard draft.problem == nil else { return }
    isFinished = true
    happened(.finished(draft))
  }
}
