import Foundation
import Observation
import SwiftUI

// The diary without a navigation library, for the comparison.

@MainActor
@Observable
final class PlainDiary {
  var walks = ["Round the lake", "Up the hill"]
  var path: [Int] = []
  var isAdding = false
  private(set) var isSignedIn = false
  private var waiting: Int?

  func added(_ title: String) {
    walks.append(title)
    isAdding = false
  }

  /// Opens `diary://walks/2`.
  func open(_ url: URL) {
    let parts = url.absoluteString.split(separator: "/")
    guard parts.count == 3, parts[1] == "walks", let walk = Int(parts[2]) else { return }
    if isSignedIn { show(walk) } else { waiting = walk }
  }

  func signedIn() {
    isSignedIn = true
    if let walk = waiting { show(walk) }
    waiting = nil
  }

  private func show(_ walk: Int) {
    isAdding = false
    path = [walk]
  }

  var saved: String { path.map(String.init).joined(separator: ",") }

  func restore(_ saved: String) { path = saved.split(separator: ",").compactMap { Int($0) } }
}

struct PlainDiaryView: View {
  @State private var diary = PlainDiary()
  @SceneStorage("path") private var saved = ""

  var body: some View {
    NavigationStack(path: $diary.path) {
      List {
        ForEach(diary.walks.indices, id: \.self) { walk in
          Button(diary.walks[walk]) { diary.path.append(walk) }
        }
        Button("Add") { diary.isAdding = true }
      }
      .navigationDestination(for: Int.self) { Text("Walk \($0)") }
    }
    .sheet(isPresented: $diary.isAdding) { PlainAddView { diary.added($0) } }
    .onOpenURL { diary.open($0) }
    .onAppear { diary.restore(saved) }
    .onChange(of: diary.path) { saved = diary.saved }
  }
}

struct PlainAddView: View {
  let onSave: @MainActor (String) -> Void
  @State private var place = ""

  init(onSave: @escaping @MainActor (String) -> Void) { self.onSave = onSave }

  var body: some View {
    Form {
      TextField("Where", text: $place)
      Button("Save") { onSave(place) }
    }
  }
}
