import Observation
import Routing
import RoutingUI
import SceneUI
import ScreenKit
import SwiftUI

// Examples in the doc comments of RoutingUI and SceneUI; `Scripts/check-docs` compares them with the doc comments.

@Observable
final class ItemListModel: PageScreen { init() {} }

extension ItemListModel {
  var view: some View { ItemListView(model: self) }
}

struct ItemListView: View {
  let model: ItemListModel
  var body: some View { EmptyView() }
}

struct ModelPage: View {
  let model: any ViewModel
  @Environment(\.page) private var page

  var body: some View {
    ScreenPage(model) { intent in
      page.perform { _ = model.receive(intent) }
    }
  }
}

struct LoggingWindow: View {
  let navigator: Navigator<any PageScreen>

  var body: some View {
    FlowView(navigator).onMove { move in
      if case .refused(let error) = move() { print(error) }
    }
  }
}
