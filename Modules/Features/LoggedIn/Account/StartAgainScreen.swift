import ScreenKit

enum StartAgainIntent: Equatable {
  case startTapped
  case stayTapped
}

extension Screen<StartAgainIntent> {
  static let startAgain = Screen(
    "Start onboarding again?",
    actions: [
      Action("Start", .startTapped),
      Action("Stay", .stayTapped, role: .cancel),
    ],
    elements: [
      .text("It signs up another account. If you cancel it, the screens that are open now come back.")
    ])
}
