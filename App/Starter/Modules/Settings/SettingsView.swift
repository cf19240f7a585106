#if canImport(SwiftUI)
  import RoutingUI
  import SwiftUI

  extension SettingsModel {
    var view: some View { SettingsView(model: self) }
  }

  struct SettingsView: View {
    let model: SettingsModel

    var body: some View {
      List {
        Text("Signed in as \(model.userName)")
        PageButton("Log out", call: model.logOutTapped)
      }
      .navigationTitle("Settings")
    }
  }

  #Preview("The page") {
    SettingsView(model: SettingsModel(userName: "Mia") {})
  }
#endif
