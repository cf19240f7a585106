#if canImport(SwiftUI)
  import Routing
  import RoutingUI
  public import SwiftUI

  /// A window of the app, with a place of its own, which is shown again when the window opens again.
  public struct ShellWindow: View {
    @State private var shell: Result<ShellCoordinator, any Error>
    @State private var isRestored = false
    @SceneStorage("place") private var place = ""
    @Environment(\.scenePhase) private var phase

    /// Creates a window.
    ///
    /// - Parameter services: What the app gives to its modules.
    public init(services: ShellServices) {
      _shell = State(initialValue: Result { try ShellCoordinator(services: services) })
    }

    /// The modules; or why the app can't start, which is a mistake in the declaration of a link.
    public var body: some View {
      switch shell {
      case .success(let shell):
        FlowView(shell.navigator)
          .safeAreaInset(edge: .bottom) {
            if let problem = shell.problem { Text(verbatim: problem).padding() }
          }
          .onAppear { restore(shell) }
          .onOpenURL { url in
            restore(shell)
            shell.open(url.absoluteString)
          }
          .onChange(of: phase) { if phase != .active { place = shell.place } }
      case .failure(let mistake): Text(verbatim: "\(mistake)")
      }
    }

    /// Restores once, before any link opens; a link can arrive before the window appears.
    private func restore(_ shell: ShellCoordinator) {
      guard !isRestored else { return }
      isRestored = true
      shell.restore(place)
    }
  }

  #Preview("The app") {
    ShellWindow(services: ShellServices())
  }
#endif
