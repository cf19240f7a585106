#if canImport(SwiftUI)
  import Routing
  import RoutingUI
  import SwiftUI

  extension DetailsModel {
    var view: some View { DetailsView(model: self) }
  }

  struct DetailsView: View {
    let model: DetailsModel

    var body: some View {
      List {
        if let item = model.item {
          Text(verbatim: item.text)
        } else if let problem = model.problem {
          Label(problem, systemImage: "exclamationmark.triangle")
          Button("Try again") { model.retryTapped() }
        } else {
          ProgressView("Loading the item…")
        }
      }
      .navigationTitle(model.item?.title ?? "Item")
      .toolbar {
        PageButton("Edit", call: model.editTapped).disabled(model.item == nil)
      }
    }
  }

  #Preview("An item") {
    DetailsView(model: DetailsModel(.sample, items: SampleItems(), scope: Scope()) { _ in })
  }
#endif
