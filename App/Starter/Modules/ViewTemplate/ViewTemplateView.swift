#if canImport(SwiftUI)
  import Links
  import Routing
  import RoutingUI
  public import SwiftUI

  /// The module as a view: its pages, sheets and alerts.
  public struct ViewTemplateView: View {
    private let coordinator: ViewTemplateCoordinator

    /// Shows the flow of a coordinator, which the app keeps.
    public init(_ coordinator: ViewTemplateCoordinator) { self.coordinator = coordinator }

    /// The flow.
    public var body: some View {
      FlowView(coordinator.router) { page in
        switch page.screen {
        case .items(let model): ItemListView(model: model)
        case .details(let model): DetailsView(model: model)
        case .help(let model): HelpView(model: model)
        }
      }
    }
  }

  #Preview("The module") {
    ViewTemplatePreview(link: "app://viewTemplate")
  }

  #Preview("Help over an item") {
    ViewTemplatePreview(link: "app://viewTemplate/items/1/help")
  }

  /// The module at a place, and the coordinator that a preview has to keep.
  struct ViewTemplatePreview: View {
    @State private var coordinator = ViewTemplateCoordinator()
    let link: String

    var body: some View {
      ViewTemplateView(coordinator).onAppear {
        if let link = try? DeepLink(link) { coordinator.flow.open(link) }
      }
    }
  }
#endif
