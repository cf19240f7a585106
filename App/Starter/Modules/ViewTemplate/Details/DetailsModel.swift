import Observation
import Routing
import RoutingUI

/// The model of the details of an item.
@MainActor
@Observable
final class DetailsModel: PageScreen {
  private(set) var item: Item?
  /// Why the item could not be loaded.
  private(set) var problem: String?

  private let id: Item.ID
  private let service: any ItemsService
  private let scope: Scope

  init(_ id: Item.ID, items service: any ItemsService, scope: Scope) {
    self.id = id
    self.service = service
    self.scope = scope
    load()
  }

  func retryTapped() { load() }

  private func load() {
    problem = nil
    scope.run { [service, id] in
      try await service.item(id)
    } then: { [weak self] result in
      switch result {
      case .success(let item): self?.item = item
      case .failure(let error): self?.problem = "\(error)"
      }
    }
  }
}
