import SwiftUI

/// The demo as an app for iOS and macOS, drawn by RoutingUI and SceneUI.
@main
struct WaymarkApp: App {
  @State private var windows = AppWindows.inApplicationSupport()

  var body: some Scene {
    WindowGroup {
      AppWindow(windows: windows)
    }
  }
}
