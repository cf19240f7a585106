import RoutingUI
import SwiftUI

struct DiaryApp: App {
  var body: some Scene {
    WindowGroup { DiaryWindow() }
  }
}

/// A window with a navigator and a saved state of its own.
struct DiaryWindow: View {
  @State private var diary = Result { try DiaryNavigation() }
  @State private var isRestored = false
  @SceneStorage("place") private var saved = ""
  @Environment(\.scenePhase) private var phase

  var body: some View {
    switch diary {
    case .success(let diary):
      FlowView(diary.navigator)
        .safeAreaInset(edge: .bottom) {
          if let problem = diary.problem { Text(problem).padding() }
        }
        .onAppear { restore(diary) }
        .onOpenURL { url in
          restore(diary)
          diary.open(url)
        }
        .onChange(of: phase) { if phase != .active { saved = diary.saved } }
    case .failure(let mistake): Text(verbatim: "\(mistake)")
    }
  }

  /// Restores once, before any link opens; a link can arrive before the window appears.
  private func restore(_ diary: DiaryNavigation) {
    guard !isRestored else { return }
    isRestored = true
    diary.restore(saved)
  }
}
