import ScreenKit

enum DiscardIntent: Equatable {
  case discardTapped
  case keepTapped
}

extension Screen<DiscardIntent> {
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
