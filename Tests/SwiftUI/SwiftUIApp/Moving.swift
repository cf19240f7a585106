import Routing
import RoutingUI
import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

/// A screen of an app that doesn't use Waymark otherwise, with one flow in a sheet.
struct HomeView: View {
  @State private var library: Library?
  @State private var problem = ""

  var body: some View {
    VStack {
      Button("Library") { open() }
      Text(problem)
    }
    .sheet(item: $library) { flow in
      VStack {
        Button("Done") { flow.navigator.confirmLeaving { library = nil } }
        FlowView(flow.navigator)
      }
      .interactiveDismissDisabled()
    }
  }

  private func open() {
    do { library = try Library() } catch { problem = "\(error)" }
  }
}

extension Library: Identifiable {}

#if canImport(UIKit)
  /// Returns the same flow as a view controller, for a UIKit app to present.
  @MainActor
  func makeLibraryController(_ library: Library) -> UIViewController {
    let controller = UIHostingController(rootView: FlowView(library.navigator))
    // A swipe would not ask for confirmation.
    controller.isModalInPresentation = true
    return controller
  }

  /// Closes the flow, for a button of the app; unsaved changes are asked about first.
  @MainActor
  func closeLibrary(_ library: Library, in controller: UIViewController) {
    library.navigator.confirmLeaving { [weak controller] in controller?.dismiss(animated: true) }
  }
#endif
