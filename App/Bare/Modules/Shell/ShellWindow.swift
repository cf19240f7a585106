#if canImport(SwiftUI)
  import RoutingUI
  public import SwiftUI

  /// A window of the app.
  public struct ShellWindow: View {
    @State private var shell: Result<ShellCoordinator, any Error>

    /// Creates a window.
    public init(_ services: ShellServices) {
      _shell = State(initialValue: Result { try ShellCoordinator(services) })
    }

    /// The modules, or a wrong declaration that keeps the app from starting.
    public var body: some View {
      switch shell {
      case .success(let shell): FlowView(shell.navigator).onOpenURL { shell.open($0.absoluteString) }
      case .failure(let mistake): Text(verbatim: "\(mistake)")
      }
    }
  }

  #Preview("The app") {
    ShellWindow(ShellServices())
  }
#endif
