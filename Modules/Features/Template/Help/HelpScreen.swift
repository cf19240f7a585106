import ScreenKit

enum HelpIntent: Equatable {
  case doneTapped
}

extension Screen<HelpIntent> {
  static var help: Self {
    Screen(
      "Help", actions: [Action("Done", .doneTapped, role: .primary)],
      elements: [.text("Choose an item to read what is known of it.")])
  }
}
