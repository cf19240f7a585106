#if canImport(SwiftUI)
  import Routing
  import RoutingUI
  public import SwiftUI

  /// A window of the app, which shows again what was open in it.
  public struct ShellWindow: View {
    private let session: Session
    @State private var opening = Opening()
    @SceneStorage("window") private var name = ""

    /// Creates a window.
    public init(_ session: Session) { self.session = session }

    /// The modules, or a wrong declaration that keeps the app from starting.
    public var body: some View {
      switch opening.shell(session, name) {
      case .success(let shell):
        FlowView(shell.navigator)
          .safeAreaInset(edge: .bottom) {
            if let problem = shell.problem { Text(verbatim: problem).padding() }
          }
          .onAppear { name = shell.name }
          .onOpenURL { shell.open($0.absoluteString) }
      case .failure(let mistake): Text(verbatim: "\(mistake)")
      }
    }
  }

  /// Creates the shell when the view is first drawn: a view can't read its scene's storage before.
  @MainActor
  private final class Opening {
    private var opened: Result<ShellCoordinator, any Error>?

    nonisolated init() {}

    func shell(_ session: Session, _ name: String) -> Result<ShellCoordinator, any Error> {
      let shell = opened ?? Result { try ShellCoordinator(session, window: name) }
      opened = shell
      return shell
    }
  }

  #Preview("The app") {
    ShellWindow(Session(ShellServices()))
  }
#endif
