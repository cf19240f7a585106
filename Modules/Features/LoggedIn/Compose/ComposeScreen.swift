import ScreenKit

extension Screen<ComposeIntent> {
  /// Returns the form for a new post, without fields while it is being saved.
  static func compose(_ state: ComposeState) -> Self {
    switch state.status {
    case .editing:
      form(state.draft)
    case .submitting:
      Screen("New post", actions: [cancel], elements: [.heading(state.draft.title), .loading("Saving your post…")])
    case .failed(let reason):
      form(
        state.draft,
        [
          .error(reason), .button(Action("Try again", .submitTapped, disabledReason: state.draft.problem)),
          .button(Action("Keep writing", .failureDismissed)),
        ])
    }
  }

  private static let cancel = Action<ComposeIntent>("Cancel", .cancelTapped, role: .cancel)

  private static func form(_ draft: PostDraft, _ status: [Element<ComposeIntent>] = []) -> Self {
    Screen(
      "New post",
      actions: [Action("Post", .submitTapped, role: .primary, disabledReason: draft.problem), cancel],
      elements: [
        .field(Field("Title", text: draft.title) { .titleEdited($0) }),
        .field(Field("Text", text: draft.body, isMultiline: true) { .bodyEdited($0) }),
      ] + status)
  }
}
