#if canImport(SwiftUI)
  import RoutingUI
  import SwiftUI

  extension WelcomeModel {
    var view: some View { WelcomeView(model: self) }
  }

  /// The page.
  struct WelcomeView: View {
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
    WelcomeView(model: WelcomeModel {})
  }
#endif
