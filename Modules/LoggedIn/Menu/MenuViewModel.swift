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
  private let author: @MainActor () -> String?
  private let onEvent: @MainActor (MenuEvent) -> Void

  /// - Parameter author: Finds the name of the author whom the list is narrowed to, which the list knows once it has been seen.
  init(
    settings: SettingsStore, author: @escaping @MainActor () -> String?,
    onEvent: @escaping @MainActor (MenuEvent) -> Void
  ) {
    self.settings = settings
    self.author = author
    self.onEvent = onEvent
  }

  var screen: Screen<MenuIntent> {
    .menu(settings.current, author: settings.current.author.map { author() ?? $0.name })
  }

  func send(_ intent: MenuIntent) {
    switch intent {
    case .orderChosen(let order): settings.current.order = order
    case .authorFilterTapped: onEvent(.authorFilterTapped)
    case .aboutTapped: onEvent(.aboutTapped)
    case .doneTapped: onEvent(.doneTapped)
    }
  }
}
