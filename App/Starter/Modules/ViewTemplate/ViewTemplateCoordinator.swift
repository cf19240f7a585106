public import Links
public import Routing

/// The flow of this module.
@MainActor
public final class ViewTemplateCoordinator {
  /// The description of the module for the app.
  public nonisolated static let module = Module(of: ViewTemplateRoute.self)

  /// The flow, in which an app opens links.
  public var flow: any Flow { router }

  let router: Router<ViewTemplateRoute>
  private let service: any ItemsService

  /// Starts the flow with the sample items.
  ///
  /// - Parameter root: The place where the flow begins; `nil` for the list.
  public convenience init(at root: DeepLink? = nil) { self.init(at: root, items: SampleItems()) }

  init(at root: DeepLink? = nil, items service: any ItemsService) {
    router = root.flatMap { Router(at: $0) } ?? Router()
    self.service = service
    router.start(in: self)
  }

  func items(_ scope: Scope) -> ItemListModel {
    ItemListModel(items: service, scope: scope) { [weak self, entry = scope.entry] event in
      switch event {
      case .itemTapped(let id): self?.openItem(id, from: entry) ?? .refused(.flowEnded)
      case .helpTapped: self?.router.navigate(to: .help) ?? .refused(.flowEnded)
      }
    }
  }

  func details(_ id: Item.ID, _ scope: Scope) -> DetailsModel { DetailsModel(id, items: service, scope: scope) }

  func help(_ scope: Scope) -> HelpModel {
    HelpModel { [weak self, entry = scope.entry] in self?.router.dismiss(entry) ?? .refused(.flowEnded) }
  }

  /// Opens an item in place of the one beside the list.
  private func openItem(_ id: Item.ID, from list: EntryID?) -> NavigationOutcome {
    guard let list else { return router.navigate(to: .details(id)) }
    return router.push(.details(id), over: list)
  }
}
