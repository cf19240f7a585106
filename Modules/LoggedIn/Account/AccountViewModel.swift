import Observation
import ScreenKit
import Services

/// What a person can ask of the account tab.
enum AccountIntent: Equatable {
  case startTabChosen(Settings.StartTab)
  case startAgainTapped
  case logOutTapped
}

/// What the account tab tells its coordinator.
enum AccountEvent: Equatable {
  case startAgainTapped
  case logOutTapped
}

/// The account tab at work: who is signed in, and what they have chosen.
@MainActor
@Observable
final class AccountViewModel: ViewModel {
  private let person: Account
  private let settings: SettingsStore
  private let onEvent: @MainActor (AccountEvent) -> Void

  init(person: Account, settings: SettingsStore, onEvent: @escaping @MainActor (AccountEvent) -> Void) {
    self.person = person
    self.settings = settings
    self.onEvent = onEvent
  }

  var screen: Screen<AccountIntent> { .account(person, settings.current) }

  func send(_ intent: AccountIntent) {
    switch intent {
    case .startTabChosen(let tab): settings.current.startTab = tab
    case .startAgainTapped: onEvent(.startAgainTapped)
    case .logOutTapped: onEvent(.logOutTapped)
    }
  }
}
