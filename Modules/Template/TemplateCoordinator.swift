import Links
public import Routing
public import ScreenKit

/// Opens the items of this module.
@MainActor
public final class TemplateCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: TemplateRoute.self)

  /// Returns the feature for the app, with the sample items.
  ///
  /// - Parameters:
  ///   - placement: Where the places of the module open.
  ///   - onFinish: Called when the user taps “Done” at the root of the window or of a tab.
  public static func feature(
    as placement: Placement, onFinish: @escaping @MainActor () -> Void
  ) -> Feature<any ViewModel> {
    feature(as: placement, items: SampleItems(), onFinish: onFinish)
  }

  static func feature(
    as placement: Placement, items: any ItemsService, onFinish: @escaping @MainActor () -> Void
  ) -> Feature<any ViewModel> {
    Feature(TemplateRoute.self, module, as: placement) {
      TemplateCoordinator($0, items: items, onFinish: onFinish)
    }
  }

  let router: Router<TemplateRoute>
  private let service: any ItemsService
  private let onFinish: @MainActor () -> Void

  init(
    _ router: Router<TemplateRoute>, items service: any ItemsService, onFinish: @escaping @MainActor () -> Void
  ) {
    self.router = router
    self.service = service
    self.onFinish = onFinish
  }

  func items(_ scope: Scope) -> ItemListViewModel {
    ItemListViewModel(items: service, scope: scope) { [self, entry = scope.entry] event in
      switch event {
      case .itemTapped(let id): router.navigate(to: .details(id))
      case .helpTapped: router.navigate(to: .help)
      case .doneTapped: leave(entry)
      }
    }
  }

  /// Leaves a page or a sheet; at the root, the app decides what comes next.
  private func leave(_ entry: EntryID?) {
    if router.leave(from: entry) == .refused(.atRoot) { onFinish() }
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
