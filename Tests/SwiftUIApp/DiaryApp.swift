import RoutingUI
import SwiftUI

struct DiaryApp: App {
  var body: some Scene {
    WindowGroup { DiaryWindow() }
  }
}

/// A window with its own diary and its own saved state.
struct DiaryWindow: View {
  @State private var diary = DiaryCoordinator()
  @State private var isRestored = false
  @SceneStorage("place") private var saved = ""
  @Environment(\.scenePhase) private var phase

  var body: some View {
    FlowView(diary.router)
      .safeAreaInset(edge: .bottom) {
        if let problem = diary.problem { Text(problem).padding() }
      }
      .onAppear { restore() }
      .onOpenURL { url in
        restore()
        diary.open(url)
      }
      .onChange(of: phase) { if phase != .active { saved = diary.saved } }
  }

  /// Restores once, before any link opens; a link can arrive before the window appears.
  private func restore() {
    guard !isRestored else { return }
    isRestored = true
    diary.restore(saved)
  }
}
