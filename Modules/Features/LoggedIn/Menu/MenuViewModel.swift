import Observation
import ScreenKit
import Services

enum MenuIntent: Equatable {
  case orderChosen(Settings.Order)
  case filterTapped
  case filterCleared
  case aboutTapped
  case doneTapped
}

enum MenuEvent: Equatable {
  case filterTapped
  case aboutTapped
  case doneTapped
}

@MainActor
@Observable
final class MenuViewModel: ViewModel {
  let events = Events<MenuEvent>()
  private let settings: SettingsStore
  private let author: @MainActor () -> String?

  /// Creates the menu; `author` returns the name of the filter's author, once it is loaded.
  init(settings: SettingsStore, author: @escaping @MainActor () -> String?) {
    self.settings = settings
    self.author = author
  }

  var screen: Screen<MenuIntent> {
    .menu(settings.current, author: settings.current.author.map { author() ?? $0.name })
  }

  func send(_ intent: MenuIntent) {
    switch intent {
    case .orderChosen(let order): settings.current.order = order
    case .filterTapped: events.send(.filterTapped)
    case .filterCleared: settings.current.author = nil
    case .aboutTapped: events.send(.aboutTapped)
    case .doneTapped: events.send(.doneTapped)
    }
  }
}
