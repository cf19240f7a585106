import ScreenKit
import Services

/// How the question is answered.
enum LogOutIntent: Equatable {
  case confirmed
  case cancelled
}

extension Screen<LogOutIntent> {
  /// The question before logging out.
  static func logOut(_ person: Account) -> Self {
    Screen(
      "Log out?",
      actions: [
        Action("Log out", .confirmed, role: .destructive),
        Action("Stay", .cancelled, role: .cancel),
      ],
      elements: [
        .text(
          "\(person.name) will be signed out, and what was open is forgotten. Settings and posts stay with the account."
        )
      ])
  }
}
