#if canImport(SwiftUI)
  import Shell
  import SwiftUI

  /// The app: each window has a shell of its own.
  @main
  struct ShellApp: App {
    @AppStorage("hasStarted") private var hasStarted = false

    var body: some Scene { WindowGroup { ShellWindow(services: services) } }

    private var services: ShellServices {
      var services = ShellServices()
      services.hasStarted = hasStarted
      services.onStart = { hasStarted = true }
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
