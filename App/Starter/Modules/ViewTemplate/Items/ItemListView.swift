#if canImport(SwiftUI)
  import Routing
  import RoutingUI
  import SwiftUI

  extension ItemListModel {
    var view: some View { ItemListView(model: self) }
  }

  struct ItemListView: View {
    let model: ItemListModel

    var body: some View {
      List {
        if let problem = model.problem {
          Label(problem, systemImage: "exclamationmark.triangle")
        }
        ForEach(model.items) { item in
          PageButton {
            model.itemTapped(item.id)
          } label: {
            Text(verbatim: item.title)
          }
        }
        if model.isLoading {
          ProgressView("Loading items…")
        } else if model.hasLoaded, model.items.isEmpty {
          Text("There are no items yet.")
        }
      }
      .navigationTitle(model.title)
      .toolbar {
        Button("Reload") { model.reloadTapped() }
        PageButton("Help", call: model.helpTapped)
      }
    }
  }

  #Preview("The list") {
    ItemListView(model: ItemListModel("Items", items: SampleItems(), scope: Scope()) { _ in })
  }

  #Preview("The module") {
    FlowPreview(ViewTemplateCoordinator.feature(as: .root, items: SampleItems()))
  }

  #Preview("Help over an item") {
    FlowPreview(
      ViewTemplateCoordinator.feature(as: .root, items: SampleItems()), at: "app://viewTemplate/items/1/help")
  }
#endif
