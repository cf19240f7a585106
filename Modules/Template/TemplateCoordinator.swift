public import Links
public import Routing
public import ScreenKit

/// The flow of this module.
@MainActor
public final class TemplateCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: TemplateRoute.self)

  /// The flow to show.
  public var flow: any Flow<any ViewModel> { router }

  let router: Router<TemplateRoute>
  private let service: any ItemsService
  private let onFinish: @MainActor () -> Void

  /// Starts the flow with the sample items.
  ///
  /// - Parameters:
  ///   - root: The place where a page on the stack of another module begins; `nil` for the list.
  ///   - onFinish: Called when the user taps “Done”.
  public convenience init(at root: DeepLink? = nil, onFinish: @escaping @MainActor () -> Void) {
    self.init(at: root, items: SampleItems(), onFinish: onFinish)
  }

  init(at root: DeepLink? = nil, items service: any ItemsService, onFinish: @escaping @MainActor () -> Void) {
    router = root.flatMap { Router(at: $0) } ?? Router()
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
