import Links
public import Routing
public import ScreenKit

/// The coordinator of the items.
@MainActor
public final class TemplateCoordinator {
  /// The description of the module.
  public nonisolated static let module = Module(of: TemplateRoute.self)

  /// Returns the feature for the app, with the sample items.
  public static func feature(as placement: Placement) -> Feature<any ViewModel> {
    feature(as: placement, items: SampleItems())
  }

  static func feature(as placement: Placement, items: any ItemsService) -> Feature<any ViewModel> {
    Feature(TemplateRoute.self, module, as: placement) { TemplateCoordinator($0, items: items) }
  }

  let router: Router<TemplateRoute>
  private let service: any ItemsService

  init(_ router: Router<TemplateRoute>, items service: any ItemsService) {
    (self.router, self.service) = (router, service)
  }

  func items(_ scope: Scope) -> ItemListViewModel {
    ItemListViewModel(items: service, scope: scope).onEvent { [self, entry = scope.entry] event in
      switch event {
      case .itemTapped(let id): router.navigate(to: .details(id))
      case .helpTapped: router.navigate(to: .help)
      case .doneTapped: router.leave(from: entry)
      }
    }
  }

  func details(_ id: Item.ID, _ scope: Scope) -> DetailsViewModel {
    DetailsViewModel(id, items: service, scope: scope)
  }

  func help(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.help) { [self, entry = scope.entry] intent in
      switch intent {
      case .doneTapped: router.dismiss(entry)
      }
    }
  }
}
