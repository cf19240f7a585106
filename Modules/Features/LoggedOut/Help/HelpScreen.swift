import ScreenKit

enum HelpIntent: Equatable {
  case doneTapped
}

extension Screen<HelpIntent> {
  static var help: Self {
    Screen(
      "Help", actions: [Action("Done", .doneTapped, role: .primary)],
      elements: [
        .heading("You have an account"),
        .text("Type the name you chose when you signed up, in small or capital letters, and your password."),
        .heading("You have none yet"),
        .text("“Create account” takes you through three short steps and logs you in."),
        .heading("You only want to look around"),
        .text("Log in as “demo” with the password “waymark”."),
      ])
  }
}
