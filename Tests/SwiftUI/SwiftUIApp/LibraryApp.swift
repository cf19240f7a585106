import RoutingUI
import SwiftUI

#if APP  // The tests have their own entry point.
  @main
#endif
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup { LibraryWindow() }
  }
}

/// A window with a navigator of its own; or why there is none, which is a mistake in the declaration of a link.
struct LibraryWindow: View {
  @State private var library = Result { try Library() }

  var body: some View {
    switch library {
    case .success(let library):
      FlowView(library.navigator)
        .onOpenURL { library.open($0.absoluteString) }
        .onContinueUserActivity(bookActivity) { library.open($0.userInfo?["link"] as? String ?? "") }
        .safeAreaInset(edge: .bottom) {
          if let problem = library.problem { Text(problem).padding() }
        }
    case .failure(let mistake): Text(verbatim: "\(mistake)")
    }
  }
}
