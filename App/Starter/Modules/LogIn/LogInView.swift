#if canImport(SwiftUI)
  import Routing
  import RoutingUI
  import SwiftUI

  extension LogInModel {
    var view: some View { LogInView(model: self) }
  }

  struct LogInView: View {
    @Bindable var model: LogInModel

    var body: some View {
      Form {
        TextField("Name", text: $model.name)
        SecureField(text: $model.password) { Text("Password") }
        if let problem = model.problem {
          Label(problem, systemImage: "exclamationmark.triangle")
        }
        PageButton("Log in", call: model.logInTapped).disabled(!model.canLogIn)
      }
      .navigationTitle("Log in")
    }
  }

  #Preview("The form") {
    LogInView(model: LogInModel(accounts: SampleAccounts(), scope: Scope()) { _ in })
  }
#endif
