import AppShell
import ScreenKit
import SwiftUI

/// A window with its own coordinator.
///
/// An open window takes an incoming link, so that no further window opens.
struct AppWindow: View {
  let windows: AppWindows
  @State private var app: AppCoordinator?
  @State private var problem: String?
  @Environment(\.scenePhase) private var phase

  init(windows: AppWindows) { self.windows = windows }

  var body: some View {
    ZStack {
      if let app {
        AppView(app: app)
      } else if let problem {
        ContentUnavailableView(
          "Waymark can’t start", systemImage: "exclamationmark.triangle", description: Text(problem))
      }
    }
    .onAppear { open() }
    .onOpenURL { url in
      open()
      app?.enterLink(url.absoluteString)
    }
    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
    .onChange(of: phase) { if phase != .active { app?.save() } }
  }

  /// Opens the window's coordinator; a link can arrive before the window appears.
  private func open() {
    guard app == nil else { return }
    do {
      app = try windows.open()
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}
