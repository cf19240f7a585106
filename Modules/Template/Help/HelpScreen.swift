import ScreenKit

/// What a person can ask of the help.
enum HelpIntent: Equatable {
  case doneTapped
}

extension Screen<HelpIntent> {
  /// What this module is good for.
  static var help: Self {
    Screen(
      "Help", actions: [Action("Done", .doneTapped, role: .primary)],
      elements: [.text("Choose an item to read what is known of it.")])
  }
}
