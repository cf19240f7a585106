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
          Button("Done") { flow.router.confirmLeaving { library = nil } }
          FlowView(flow.router)
        }
        .interactiveDismissDisabled()
      }
  }
}

extension LibraryCoordinator: Identifiable {}

#if canImport(UIKit)
  /// Returns the same flow as a view controller, for a UIKit app to present.
  @MainActor
  func makeLibraryController(_ library: LibraryCoordinator) -> UIViewController {
    let controller = UIHostingController(rootView: FlowView(library.router))
    // A swipe would not ask for confirmation.
    controller.isModalInPresentation = true
    return controller
  }

  /// Closes the flow, for a button of the app; unsaved changes are asked about first.
  @MainActor
  func closeLibrary(_ library: LibraryCoordinator, in controller: UIViewController) {
    library.router.confirmLeaving { [weak controller] in controller?.dismiss(animated: true) }
  }
#endif
