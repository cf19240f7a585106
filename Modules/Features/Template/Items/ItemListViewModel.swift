import Observation
import Routing
import ScreenKit

enum ItemListIntent: Equatable {
  case itemTapped(Item.ID)
  case reloadTapped
  case helpTapped
  case doneTapped
}

enum ItemListEvent: Equatable {
  case itemTapped(Item.ID)
  case helpTapped
  case doneTapped
}

/// The list, which loads when it appears and on request; reloading keeps the items visible.
@MainActor
@Observable
final class ItemListViewModel: ViewModel {
  let events = Events<ItemListEvent>()
  private(set) var items = Loadable<[Item]>()

  private let service: any ItemsService
  private let scope: Scope

  init(items service: any ItemsService, scope: Scope) {
    self.service = service
    self.scope = scope
    load()
  }

  var screen: Screen<ItemListIntent> { .itemList(items) }

  func send(_ intent: ItemListIntent) {
    switch intent {
    case .itemTapped(let id): events.send(.itemTapped(id))
    case .reloadTapped: load()
    case .helpTapped: events.send(.helpTapped)
    case .doneTapped: events.send(.doneTapped)
    }
  }

  private func load() {
    guard items.begin() else { return }
    scope.run { [service] in
      try await service.items()
    } then: { [weak self] in
      self?.items.finish($0)
    }
  }
}
