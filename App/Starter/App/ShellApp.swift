#if canImport(SwiftUI)
  import Foundation
  import Shell
  import SwiftUI

  /// The app, whose windows share a session and have a place each.
  @main
  struct ShellApp: App {
    @State private var session = Session(.live)

    var body: some Scene { WindowGroup { ShellWindow(session) } }
  }

  extension ShellServices {
    /// The services of the app, which keep the record in the user defaults.
    static var live: ShellServices {
      var services = ShellServices()
      services.savedRecord = { UserDefaults.standard.string(forKey: "record") }
      services.save = { UserDefaults.standard.set($0, forKey: "record") }
      services.setAside = { UserDefaults.standard.set($0, forKey: "unreadable record") }
      return services
    }
  }
#else
  /// A program without SwiftUI, so that the package builds there and its tests run.
  @main
  enum ShellApp {
    static func main() { print("This app needs SwiftUI: run it on a Mac.") }
  }
#endif
