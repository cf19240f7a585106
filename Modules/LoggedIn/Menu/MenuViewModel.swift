import Observation
import ScreenKit
import Services

/// What a person can ask of the menu.
enum MenuIntent: Equatable {
  case orderChosen(Settings.Order)
  case authorFilterTapped
  case aboutTapped
  case doneTapped
}

/// What the menu tells its coordinator.
enum MenuEvent: Equatable {
  case authorFilterTapped
  case aboutTapped
  case doneTapped
}

/// The menu of the list at work: choosing an order takes effect at once.
@MainActor
@Observable
final class MenuViewModel: ViewModel {
  private let settings: SettingsStore
  private let happened: @MainActor (MenuEvent) -> Void

  init(settings: SettingsStore, happened: @escaping @MainActor (MenuEvent) -> Void) {
    self.settings = settings
    self.happened = happened
  }

  var screen: Screen<MenuIntent> { .menu(settings.current) }

  func send(_ intent: MenuIntent) {
    switch intent {
    case .orderChosen(let order): settings.current.order = order
    case .authorFilterTapped: happened(.authorFilterTapped)
    case .aboutTapped: happened(.aboutTapped)
    case .doneTapped: happened(.doneTapped)
    }
  }
}
