import Routing
import RoutingUI
import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

/// A screen of an app that doesn't use Waymark otherwise, with one flow in a sheet.
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
  /// Returns the same flow as a view controller, for a UIKit app.
  @MainActor
  func makeLibraryController(_ library: LibraryCoordinator) -> UIViewController {
    UIHostingController(rootView: FlowView(library.router))
  }
#endif
