public import Routing
public import ScreenKit

/// A list, and what it leads to.
@MainActor
public final class TemplateCoordinator {
  /// What the app needs to know of this module.
  public nonisolated static let module = Module(of: TemplateRoute.self)

  /// What the flow shows.
  public var flow: any Flow<any ViewModel> { router }

  let router = Router<TemplateRoute>()
  private let service: any ItemsService
  private let ended: @MainActor () -> Void

  /// Begins at the list, with items that come with the module.
  ///
  /// - Parameter ended: Is told when the person has done what they came for.
  public convenience init(ended: @escaping @MainActor () -> Void) {
    self.init(items: SampleItems(), ended: ended)
  }

  init(items service: any ItemsService, ended: @escaping @MainActor () -> Void) {
    self.service = service
    self.ended = ended
    router.start(in: self)
  }

  func items(_ scope: Scope) -> ItemListViewModel {
    ItemListViewModel(items: service, scope: scope) { [weak self] event in
      switch event {
      case .itemTapped(let id): self?.router.navigate(to: .details(id))
      case .helpTapped: self?.router.navigate(to: .help)
      case .doneTapped: self?.ended()
      }
    }
  }

  func details(_ id: Item.ID, _ scope: Scope) -> DetailsViewModel {
    DetailsViewModel(id, items: service, scope: scope)
  }

  func help(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.help) { [weak self, entry = scope.entry] intent in
      switch intent {
      case .doneTapped: self?.router.end(entry)
      }
    }
  }
}
