#if canImport(SwiftUI)
  import RoutingUI
  import SwiftUI

  /// The help for this module.
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
