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
  private let onFinish: @MainActor () -> Void

  /// Begins at the list, with items that come with the module.
  ///
  /// - Parameter onFinish: Is told when the person has done what they came for.
  public convenience init(onFinish: @escaping @MainActor () -> Void) {
    self.init(items: SampleItems(), onFinish: onFinish)
  }

  init(items service: any ItemsService, onFinish: @escaping @MainActor () -> Void) {
    self.service = service
    self.onFinish = onFinish
    router.start(in: self)
  }

  func items(_ scope: Scope) -> ItemListViewModel {
    ItemListViewModel(items: service, scope: scope) { [weak self] event in
      switch event {
      case .itemTapped(let id): self?.router.navigate(to: .details(id))
      case .helpTapped: self?.router.navigate(to: .help)
      case .doneTapped: self?.onFinish()
      }
    }
  }

  func details(_ id: Item.ID, _ scope: Scope) -> DetailsViewModel {
    DetailsViewModel(id, items: service, scope: scope)
  }

  func help(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.help) { [weak self, entry = scope.entry] intent in
      switch intent {
      case .doneTapped: self?.router.dismiss(entry)
      }
    }
  }
}
