import Links
public import Routing
public import RoutingUI

/// The coordinator of the items.
@MainActor
public final class ViewTemplateCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: ViewTemplateRoute.self)

  /// Returns the feature for the app.
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
      // In place of the item beside the list.
      case .itemTapped(let id): router.push(.details(id), over: entry)
      case .helpTapped: router.navigate(to: .help)
      }
    }
  }

  /// The list whose chosen item's number is the result for the module that opened it.
  func choice(_ scope: Scope) -> ItemListModel {
    ItemListModel("Choose an item", items: service, scope: scope) { [self, entry = scope.entry] event in
      switch event {
      case .itemTapped(let id): choose(id, in: entry)
      case .helpTapped: router.navigate(to: .help)
      }
    }
  }

  func details(_ id: Item.ID, _ scope: Scope) -> DetailsModel {
    DetailsModel(id, items: service, scope: scope) { [self] showing in edit(id, then: showing) }
  }

  func editor(_ id: Item.ID, _ scope: Scope) -> EditorModel {
    EditorModel(id, items: service, scope: scope) { [self, entry = scope.entry] in finish(with: $0, in: entry) }
  }

  func discard() -> DiscardModel { DiscardModel { [self] in router.answerConfirmation($0) } }

  func help(_ scope: Scope) -> HelpModel {
    HelpModel { [self, entry = scope.entry] in router.dismiss(entry) }
  }

  private func edit(_ id: Item.ID, then show: @escaping @MainActor (Item) -> Void) {
    router.navigate(to: .edit(id), returning: Item.self) { result in
      if case .finished(let item) = result { show(item) }
    }
  }

  /// Closes the editor, which no caller awaits if a link opened it, and reloads the open lists.
  private func finish(with item: Item, in editor: EntryID) {
    router.dismiss(editor, with: item)
    for entry in router.state.entries { (router.screen(of: entry.id) as? ItemListModel)?.reloadTapped() }
  }

  /// Finishes the choice, or opens the item if no caller awaits it, because a link opened the list.
  func choose(_ id: Item.ID, in list: EntryID) {
    guard case .refused = router.finish(list, with: id.rawValue) else { return }
    router.push(.details(id))
  }
}
