import RoutingUI
import SwiftUI

struct DiaryApp: App {
  var body: some Scene {
    WindowGroup { DiaryWindow() }
  }
}

/// A window with a diary and a saved place of its own.
struct DiaryWindow: View {
  @State private var diary = DiaryCoordinator()
  @SceneStorage("place") private var saved = ""
  @Environment(\.scenePhase) private var phase

  var body: some View {
    FlowView(diary.router)
      .onOpenURL { diary.open($0) }
      .onAppear { diary.restore(saved) }
      .onChange(of: phase) { if phase != .active { saved = diary.saved } }
  }
}
