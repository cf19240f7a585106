#if canImport(SwiftUI)
  import Foundation
  import Shell
  import SwiftUI

  /// The app: its windows share a session, and each has a place of its own.
  @main
  struct ShellApp: App {
    @State private var session = Session(.live)

    var body: some Scene { WindowGroup { ShellWindow(session) } }
  }

  extension ShellServices {
    /// The services of the app; the record is kept in the user defaults.
    static var live: ShellServices {
      var services = ShellServices()
      services.savedRecord = { UserDefaults.standard.string(forKey: "record") }
      services.save = { UserDefaults.standard.set($0, forKey: "record") }
      return services
    }
  }
#else
  /// Stands for the app where there is no SwiftUI, so that the package builds there and its tests run.
  @main
  enum ShellApp {
    static func main() { print("This app needs SwiftUI: run it on a Mac.") }
  }
#endif
