import Observation
import ScreenKit
import Services

enum AccountIntent: Equatable {
  case startTabChosen(Settings.StartTab)
  case startAgainTapped
  case logOutTapped
}

enum AccountEvent: Equatable {
  case startAgainTapped
  case logOutTapped
}

@MainActor
@Observable
final class AccountViewModel: ViewModel {
  let events = Events<AccountEvent>()
  private let account: Account
  private let settings: SettingsStore
  private let ownPosts: @MainActor () -> Int

  /// Creates the tab; `ownPosts` returns the number of the account's posts.
  init(account: Account, settings: SettingsStore, ownPosts: @escaping @MainActor () -> Int) {
    self.account = account
    self.settings = settings
    self.ownPosts = ownPosts
  }

  var screen: Screen<AccountIntent> { .account(account, ownPosts: ownPosts(), settings.current) }

  var badge: String? { ownPosts() == 0 ? nil : "\(ownPosts())" }

  func send(_ intent: AccountIntent) {
    switch intent {
    case .startTabChosen(let tab): settings.current.startTab = tab
    case .startAgainTapped: events.send(.startAgainTapped)
    case .logOutTapped: events.send(.logOutTapped)
    }
  }
}
