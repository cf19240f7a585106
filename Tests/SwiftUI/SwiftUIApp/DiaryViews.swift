import RoutingUI
import SwiftUI

enum WalksEvent: Equatable {
  case walkTapped(Walk.ID)
  case addTapped
}

struct WalksView: View {
  let diary: Diary
  let onEvent: @MainActor (WalksEvent) -> Void

  var body: some View {
    List {
      ForEach(diary.walks) { walk in
        PageButton(call: { onEvent(.walkTapped(walk.id)) }) { Text(walk.title) }
      }
      PageButton("Add") { onEvent(.addTapped) }
    }
    .navigationTitle("Walks")
  }
}

struct WalkView: View {
  let walk: Walk?

  var body: some View {
    Text(walk?.note ?? "This walk is not in the diary.").navigationTitle("Walk")
  }
}

struct AddView: View {
  @Bindable var model: AddModel

  var body: some View {
    Form {
      TextField("Where", text: $model.place)
      Button("Save") { model.saveTapped() }
        .disabled(model.place.isEmpty)
    }
    .navigationTitle("New walk")
  }
}
