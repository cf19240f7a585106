#if canImport(SwiftUI)
  import Routing
  import RoutingUI
  public import SwiftUI

  /// The module as a view.
  public struct WelcomeView: View {
    private let coordinator: WelcomeCoordinator

    /// Shows the flow of a coordinator, which the app keeps.
    public init(_ coordinator: WelcomeCoordinator) { self.coordinator = coordinator }

    /// The flow.
    public var body: some View {
      FlowView(coordinator.router) { WelcomePage(model: $0.screen) }
    }
  }

  /// The page.
  struct WelcomePage: View {
    let model: WelcomeModel

    var body: some View {
      List {
        Text(verbatim: model.text)
        PageButton("Get started", call: model.startTapped)
      }
      .navigationTitle("Welcome")
    }
  }

  #Preview("The page") {
    WelcomePage(model: WelcomeModel { .done })
  }
#endif
