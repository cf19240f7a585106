import Routing
import RoutingUI
import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

/// A screen of an app that does not use Waymark yet, with one flow in a sheet.
struct HomeView: View {
  @State private var library: LibraryCoordinator?

  var body: some View {
    Button("Library") { library = LibraryCoordinator() }
      .sheet(item: $library) { flow in
        VStack {
          Button("Done") { flow.router.leave { library = nil } }
          FlowView(flow.router)
        }
        .interactiveDismissDisabled()
      }
  }
}

extension LibraryCoordinator: Identifiable {}

#if canImport(UIKit)
  /// The same flow in an app of view controllers.
  @MainActor
  func makeLibraryController(_ library: LibraryCoordinator) -> UIViewController {
    UIHostingController(rootView: FlowView(library.router))
  }
#endif
