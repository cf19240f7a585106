import Links
public import Routing
public import RoutingUI

/// Opens the items of this module.
@MainActor
public final class ViewTemplateCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: ViewTemplateRoute.self)

  /// Returns the feature for the app, with the sample items, at this placement.
  public static func feature(as placement: Placement) -> Feature<any PageScreen> {
    Feature(ViewTemplateRoute.self, module, as: placement) { ViewTemplateCoordinator($0, items: SampleItems()) }
  }

  let router: Router<ViewTemplateRoute>
  private let service: any ItemsService

  init(_ router: Router<ViewTemplateRoute> = Router(), items service: any ItemsService) {
    self.router = router
    self.service = service
    router.start(in: self)
  }

  func items(_ scope: Scope) -> ItemListModel {
    ItemListModel(items: service, scope: scope) { [weak self, entry = scope.entry] event in
      switch event {
      case .itemTapped(let id): self?.openItem(id, from: entry)
      case .helpTapped: self?.router.navigate(to: .help)
      }
    }
  }

  func details(_ id: Item.ID, _ scope: Scope) -> DetailsModel { DetailsModel(id, items: service, scope: scope) }

  func help(_ scope: Scope) -> HelpModel {
    HelpModel { [weak self, entry = scope.entry] in self?.router.dismiss(entry) }
  }

  /// Opens an item in place of the one beside the list.
  private func openItem(_ id: Item.ID, from list: EntryID?) {
    if let list { router.push(.details(id), over: list) }
  }
}
