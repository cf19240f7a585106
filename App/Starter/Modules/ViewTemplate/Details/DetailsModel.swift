import Observation
import Routing
import RoutingUI

@MainActor
@Observable
final class DetailsModel: PageScreen {
  private(set) var item: Item?
  private(set) var problem: String?

  private let id: Item.ID
  private let service: any ItemsService
  private let scope: Scope
  private let edit: @MainActor (_ show: @escaping @MainActor (Item) -> Void) -> Void

  /// Creates the model; `edit` opens the editor, and calls `show` when the item is saved.
  init(
    _ id: Item.ID, items service: any ItemsService, scope: Scope,
    edit: @escaping @MainActor (_ show: @escaping @MainActor (Item) -> Void) -> Void
  ) {
    self.id = id
    self.service = service
    self.scope = scope
    self.edit = edit
    load()
  }

  func retryTapped() { load() }

  func editTapped() { edit { [weak self] in self?.item = $0 } }

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
