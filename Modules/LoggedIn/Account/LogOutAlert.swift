import ScreenKit
import Services

/// How the question is answered.
enum LogOutIntent: Equatable {
  case logOutTapped
  case stayTapped
}

extension Screen<LogOutIntent> {
  /// The question before logging out.
  static func logOut(_ person: Account) -> Self {
    Screen(
      "Log out?",
      actions: [
        Action("Log out", .logOutTapped, role: .destructive),
        Action("Stay", .stayTapped, role: .cancel),
      ],
      elements: [
        .text(
          "\(person.name) will be signed out, and what was open is forgotten. Settings and posts stay with the account."
        )
      ])
  }
}
