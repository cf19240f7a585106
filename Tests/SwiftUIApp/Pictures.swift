#if canImport(UIKit)
  import RoutingUI
  import SwiftUI
  import UIKit

  /// Returns the library at a place, for a tool that compares pictures.
  @MainActor
  func makePicture(at link: String) -> UIViewController {
    UIHostingController(rootView: FlowPreview(LibraryCoordinator.feature(), at: link))
  }
#endif
