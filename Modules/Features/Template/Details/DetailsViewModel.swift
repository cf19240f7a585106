import Observation
import Routing
import ScreenKit

enum DetailsIntent: Equatable {
  case retryTapped
}

@MainActor
@Observable
final class DetailsViewModel: ViewModel {
  private(set) var item = Loadable<Item>()

  private let id: Item.ID
  private let service: any ItemsService
  private let scope: Scope

  init(_ id: Item.ID, items service: any ItemsService, scope: Scope) {
    self.id = id
    self.service = service
    self.scope = scope
    load()
  }

  var screen: Screen<DetailsIntent> { .details(item) }

  func send(_ intent: DetailsIntent) {
    switch intent {
    case .retryTapped: load()
    }
  }

  private func load() {
    guard item.begin() else { return }
    scope.run { [service, id] in
      try await service.item(id)
    } then: { [weak self] in
      self?.item.finish($0) { $0 is UnknownItem }
    }
  }
}
