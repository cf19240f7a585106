import ScreenKit

enum WelcomeIntent: Equatable {
  case nextTapped
  case cancelTapped
}

extension Screen<WelcomeIntent> {
  static var welcome: Self {
    Screen(
      "Welcome",
      actions: [
        Action("Next", .nextTapped, role: .primary),
        Action("Cancel", .cancelTapped, role: .cancel),
      ],
      elements: [
        .heading("Step 1 of 3"),
        .text("This is Waymark: an app made of modules, in which every place is a link."),
        .text("Its posts are about finding one’s way: by map, by star, by signpost and by mistake."),
        .text("Two more steps make your account: first who you are, then a password."),
      ])
  }
}
