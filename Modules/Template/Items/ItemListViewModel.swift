import Observation
import Routing
import ScreenKit

/// What a person can ask of the list.
enum ItemListIntent: Equatable {
  case itemTapped(Item.ID)
  case reloadTapped
  case helpTapped
  case doneTapped
}

/// What the list tells its coordinator.
enum ItemListEvent: Equatable {
  case itemTapped(Item.ID)
  case helpTapped
  case doneTapped
}

/// The list at work: loaded when it appears, and anew when somebody asks; what is there stays in sight meanwhile.
@MainActor
@Observable
final class ItemListViewModel: ViewModel {
  private(set) var items = Loadable<[Item]>()

  private let service: any ItemsService
  private let scope: Scope
  private let onEvent: @MainActor (ItemListEvent) -> Void

  init(items service: any ItemsService, scope: Scope, onEvent: @escaping @MainActor (ItemListEvent) -> Void) {
    self.service = service
    self.scope = scope
    self.onEvent = onEvent
    load()
  }

  var screen: Screen<ItemListIntent> { .itemList(items) }

  func send(_ intent: ItemListIntent) {
    switch intent {
    case .itemTapped(let id): onEvent(.itemTapped(id))
    case .reloadTapped: load()
    case .helpTapped: onEvent(.helpTapped)
    case .doneTapped: onEvent(.doneTapped)
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
