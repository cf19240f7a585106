import RoutingUI
import SwiftUI

#if APP  // The tests have their own entry point.
  @main
#endif
struct LibraryApp: App {
  @State private var library = LibraryCoordinator()

  var body: some Scene {
    WindowGroup {
      FlowView(library.router)
        .onOpenURL { library.open($0) }
        .safeAreaInset(edge: .bottom) {
          if let problem = library.problem { Text(problem).padding() }
        }
    }
  }
}
