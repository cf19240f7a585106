#if canImport(SwiftUI)
  import Shell
  import SwiftUI

  /// The app, whose windows have a place each.
  @main
  struct ShellApp: App {
    var body: some Scene { WindowGroup { ShellWindow(ShellServices()) } }
  }
#else
  /// A program without SwiftUI, so that the package builds there and its tests run.
  @main
  enum ShellApp {
    static func main() { print("This app needs SwiftUI: run it on a Mac.") }
  }
#endif
