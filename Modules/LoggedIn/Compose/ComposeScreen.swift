import ScreenKit

extension Screen<ComposeIntent> {
  /// The form for a new post.
  static func compose(_ draft: PostDraft) -> Self {
    Screen(
      "New post",
      actions: [
        Action("Post", .postTapped, role: .primary, disabledReason: draft.problem),
        Action("Cancel", .cancelTapped, role: .cancel),
      ],
      elements: [
        .field(Field("Title", text: draft.title) { .titleEdited($0) }),
        .field(Field("Text", text: draft.body) { .bodyEdited($0) }),
      ])
  }
}
