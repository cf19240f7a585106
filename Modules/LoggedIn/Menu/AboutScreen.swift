import ScreenKit

extension Screen<Never> {
  /// What Waymark is.
  static var about: Self {
    Screen(
      "About",
      elements: [
        .heading("Waymark"),
        .text("A reference architecture for modular Swift apps, and an app that shows it at work."),
        .text("Every screen you see is a value; every place you visit is a link. Press “:” to type one."),
      ])
  }
}
