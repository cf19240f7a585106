import Observation
import Routing
import ScreenKit

/// What a person can ask of the list.
enum ItemListIntent: Equatable {
  case itemTapped(Item.ID)
  case retryTapped
  case helpTapped
  case doneTapped
}

/// What the list tells its coordinator.
enum ItemListEvent: Equatable {
  case itemTapped(Item.ID)
  case helpTapped
  case doneTapped
}

/// What the list knows.
enum ItemListState: Equatable {
  case loading
  case display([Item])
  case failed(String)
}

/// The list at work: loaded when it appears, and once more when somebody tries again.
@MainActor
@Observable
final class ItemListViewModel: ViewModel {
  private(set) var state = ItemListState.loading

  private let service: any ItemsService
  private let scope: Scope
  private let happened: @MainActor (ItemListEvent) -> Void

  init(items service: any ItemsService, scope: Scope, happened: @escaping @MainActor (ItemListEvent) -> Void) {
    self.service = service
    self.scope = scope
    self.happened = happened
    load()
  }

  var screen: Screen<ItemListIntent> { .itemList(state) }

  func send(_ intent: ItemListIntent) {
    switch intent {
    case .itemTapped(let id): happened(.itemTapped(id))
    case .retryTapped: load()
    case .helpTapped: happened(.helpTapped)
    case .doneTapped: happened(.doneTapped)
    }
  }

  private func load() {
    state = .loading
    scope.run { [service] in
      try await service.items()
    } then: { [weak self] result in
      switch result {
      case .success(let items): self?.state = .display(items)
      case .failure(let error): self?.state = .failed("\(error)")
      }
    }
  }
}
