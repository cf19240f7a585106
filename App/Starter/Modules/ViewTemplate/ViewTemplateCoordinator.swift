import Links
public import Routing
public import RoutingUI

/// Opens the items of this module.
@MainActor
public final class ViewTemplateCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: ViewTemplateRoute.self)

  /// Returns the feature for the app.
  ///
  /// - Parameters:
  ///   - placement: Where the list opens.
  ///   - service: Loads the items.
  public static func feature(as placement: Placement, items service: any ItemsService) -> Feature<any PageScreen> {
    Feature(ViewTemplateRoute.self, module, as: placement) { ViewTemplateCoordinator($0, items: service) }
  }

  let router: Router<ViewTemplateRoute>
  private let service: any ItemsService

  init(_ router: Router<ViewTemplateRoute>, items service: any ItemsService) {
    self.router = router
    self.service = service
  }

  func items(_ scope: Scope) -> ItemListModel {
    ItemListModel("ViewTemplate", items: service, scope: scope) { [self, entry = scope.entry] event in
      switch event {
      case .itemTapped(let id): openItem(id, from: entry)
      case .helpTapped: router.navigate(to: .help)
      }
    }
  }

  /// The list for choosing: the number of the item is the result for the module that opened it.
  func choice(_ scope: Scope) -> ItemListModel {
    ItemListModel("Choose an item", items: service, scope: scope) { [self, entry = scope.entry] event in
      switch event {
      case .itemTapped(let id): choose(id, in: entry)
      case .helpTapped: router.navigate(to: .help)
      }
    }
  }

  func details(_ id: Item.ID, _ scope: Scope) -> DetailsModel { DetailsModel(id, items: service, scope: scope) }

  func help(_ scope: Scope) -> HelpModel {
    HelpModel { [self, entry = scope.entry] in router.dismiss(entry) }
  }

  /// Opens an item in place of the one beside the list.
  private func openItem(_ id: Item.ID, from list: EntryID?) {
    if let list { router.push(.details(id), over: list) }
  }

  /// Finishes the choice; if no caller awaits it, because a link opened the list, the item opens.
  func choose(_ id: Item.ID, in list: EntryID?) {
    guard let list, case .refused = router.finish(list, with: id.rawValue) else { return }
    router.push(.details(id))
  }
}
