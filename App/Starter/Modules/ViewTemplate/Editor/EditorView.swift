#if canImport(SwiftUI)
  import Routing
  import RoutingUI
  import SwiftUI

  extension EditorModel {
    var view: some View { EditorView(model: self) }
  }

  extension DiscardModel {
    var view: some View { DiscardButtons(model: self) }
  }

  struct EditorView: View {
    @Bindable var model: EditorModel

    var body: some View {
      Form {
        TextField("Title", text: $model.title)
        TextField("Text", text: $model.text)
        if let problem = model.problem {
          Label(problem, systemImage: "exclamationmark.triangle")
        }
      }
      .navigationTitle("Edit")
      .toolbar {
        PageButton("Save", call: model.saveTapped).disabled(!model.canSave)
      }
    }
  }

  struct DiscardButtons: View {
    let model: DiscardModel

    var body: some View {
      Button("Discard", role: .destructive) { model.answer(true) }
      Button("Keep", role: .cancel) { model.answer(false) }
    }
  }

  #Preview("The editor") {
    EditorView(model: EditorModel(.sample, items: SampleItems(), scope: Scope()) { _ in })
  }
#endif
