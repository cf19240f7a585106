import ScreenKit

/// How the question is answered.
enum DiscardIntent: Equatable {
  case discardTapped
  case keepTapped
}

extension Screen<DiscardIntent> {
  /// The question before a draft is left.
  static var discard: Self {
    Screen(
      "Discard the draft?",
      actions: [
        Action("Discard", .discardTapped, role: .destructive),
        Action("Keep writing", .keepTapped, role: .cancel),
      ],
      elements: [.text("What you have written is not posted yet.")])
  }
}
