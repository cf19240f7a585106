#if canImport(SwiftUI)
  import RoutingUI
  import SwiftUI

  extension HelpModel {
    var view: some View { HelpView(model: self) }
  }

  struct HelpView: View {
    let model: HelpModel

    var body: some View {
      List {
        Text(verbatim: model.text)
      }
      .navigationTitle("Help")
      .toolbar {
        PageButton("Done", call: model.doneTapped)
      }
    }
  }
#endif
