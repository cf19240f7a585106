import Observation
import Routing
import RoutingUI

/// The events for the coordinator of the list.
enum ItemListEvent: Equatable {
  case itemTapped(Item.ID)
  case helpTapped
}

/// The list, which loads when it opens and on request; reloading keeps the current items visible.
@MainActor
@Observable
final class ItemListModel: PageScreen {
  let title: String
  private(set) var items: [Item] = []
  private(set) var isLoading = false
  private(set) var hasLoaded = false
  private(set) var problem: String?

  private let service: any ItemsService
  private let scope: Scope
  private let onEvent: @MainActor (ItemListEvent) -> Void

  init(
    _ title: String, items service: any ItemsService, scope: Scope,
    onEvent: @escaping @MainActor (ItemListEvent) -> Void
  ) {
    self.title = title
    self.service = service
    self.scope = scope
    self.onEvent = onEvent
    load()
  }

  func itemTapped(_ id: Item.ID) { onEvent(.itemTapped(id)) }

  func helpTapped() { onEvent(.helpTapped) }

  func reloadTapped() { load() }

  private func load() {
    guard !isLoading else { return }
    isLoading = true
    problem = nil
    scope.run { [service] in
      try await service.items()
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ result: Result<[Item], any Error>) {
    isLoading = false
    switch result {
    case .success(let items): (self.items, hasLoaded) = (items, true)
    case .failure(let error): problem = "\(error)"
    }
  }
}
