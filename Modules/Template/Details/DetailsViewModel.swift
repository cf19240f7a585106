import Observation
import Routing
import ScreenKit

/// What a person can ask of an item.
enum DetailsIntent: Equatable {
  case retryTapped
}

/// What is known of an item.
enum DetailsState: Equatable {
  case loading
  case display(Item)
  case failed(String)
}

/// One item at work.
@MainActor
@Observable
final class DetailsViewModel: ViewModel {
  private(set) var state = DetailsState.loading

  private let id: Item.ID
  private let service: any ItemsService
  private let scope: Scope

  init(_ id: Item.ID, items service: any ItemsService, scope: Scope) {
    self.id = id
    self.service = service
    self.scope = scope
    load()
  }

  var screen: Screen<DetailsIntent> { .details(state) }

  func send(_ intent: DetailsIntent) {
    switch intent {
    case .retryTapped: load()
    }
  }

  private func load() {
    state = .loading
    scope.run { [service, id] in
      try await service.item(id)
    } then: { [weak self] result in
      switch result {
      case .success(let item): self?.state = .display(item)
      case .failure(let error): self?.state = .failed("\(error)")
      }
    }
  }
}
