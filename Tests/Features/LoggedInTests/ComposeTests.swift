import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

@Suite("ComposeViewModel", .tags(.screens, .confirmation))
@MainActor
struct ComposeTests {
  let storage = StubStorage()
  let scope = Scope()
  let events = Recorder<ComposeEvent>()
  let viewModel: ComposeViewModel

  init() {
    let posts = OwnPosts(Sample.ada, among: StubPosts(), storage: storage)
    viewModel = ComposeViewModel(posts: posts, scope: scope).onEvent { [events] in events.record($0) }
  }

  private var post: Action<ComposeIntent>? { viewModel.screen.actions.first { $0.id == "Post" } }
  private let kept = Post(
    id: .init(rawValue: 1_000_001), author: .init(rawValue: 1_000_001), title: "Kites", body: "Wind.")

  private func write() {
    viewModel.send(.titleEdited("Kites"))
    viewModel.send(.bodyEdited("Wind."))
  }

  @Test("The form names the missing fields one at a time")
  func reasons() {
    #expect(post?.disabledReason == "give it a title")
    viewModel.send(.titleEdited("Kites"))
    #expect(post?.disabledReason == "write something")
    viewModel.send(.submitTapped)
    #expect(scope.isIdle)
    viewModel.send(.bodyEdited("Wind."))
    #expect(post?.isEnabled == true)
  }

  @Test("While the post is being saved, the form shows progress and accepts no input")
  func submitting() {
    write()
    viewModel.send(.submitTapped)
    #expect(
      viewModel.screen
        == Screen(
          "New post", actions: [Action("Cancel", .cancelTapped, role: .cancel)],
          elements: [.heading("Kites"), .loading("Saving your post…")]))
  }

  @Test(
    "After a failed save the draft stays, the error is shown, and the user can retry or keep writing")
  func failingDisk() async {
    write()
    storage.fail(with: StorageError("the disk is full"))
    viewModel.send(.submitTapped)
    await scope.settle()
    #expect(
      viewModel.screen.elements == [
        .field(Field("Title", text: "Kites") { .titleEdited($0) }),
        .field(Field("Text", text: "Wind.", isMultiline: true) { .bodyEdited($0) }),
        .error("Your post can't be saved: the disk is full"),
        .button(Action("Try again", .submitTapped)), .button(Action("Keep writing", .failureDismissed)),
      ])
    #expect(viewModel.hasSomethingToLose)

    viewModel.send(.failureDismissed)
    #expect(viewModel.state == ComposeState(draft: PostDraft(title: "Kites", body: "Wind.")))

    for edit in [ComposeIntent.titleEdited("Kites"), .bodyEdited("Wind.")] {
      viewModel.send(.submitTapped)
      await scope.settle()
      viewModel.send(edit)
      #expect(viewModel.state.status == .editing, "who types goes on writing")
    }

    storage.fail(with: nil)
    viewModel.send(.submitTapped)
    viewModel.send(.submitTapped)
    await scope.settle()
    #expect(events.all == [.posted(kept)], "a double press saves one post")
    #expect(!viewModel.hasSomethingToLose)
  }

  @Test("Leaving before the post is saved saves nothing")
  func leaving() async {
    write()
    viewModel.send(.submitTapped)
    scope.end()
    await scope.settle()
    #expect(storage.names.isEmpty)
    #expect(events.all.isEmpty)
  }

  @Test("Only a changed draft counts as unsaved, and canceling reports to the coordinator")
  func cancel() {
    #expect(!viewModel.hasSomethingToLose)
    viewModel.send(.titleEdited("K"))
    #expect(viewModel.hasSomethingToLose)
    viewModel.send(.titleEdited(""))
    #expect(!viewModel.hasSomethingToLose)
    viewModel.send(.cancelTapped)
    #expect(events.all == [.cancelTapped])
  }
}
