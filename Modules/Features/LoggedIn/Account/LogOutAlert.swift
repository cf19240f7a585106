import ScreenKit
import Services

enum LogOutIntent: Equatable {
  case logOutTapped
  case stayTapped
}

extension Screen<LogOutIntent> {
  static func logOut(_ account: Account) -> Self {
    Screen(
      "Log out?",
      actions: [
        Action("Log out", .logOutTapped, role: .destructive),
        Action("Stay", .stayTapped, role: .cancel),
      ],
      elements: [
        .text(
          "\(account.name) will be signed out, and what was open is forgotten. Settings and posts stay with the account."
        )
      ])
  }
}
