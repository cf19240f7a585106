#if canImport(UIKit)
  import Links
  import Routing
  import RoutingUI
  import SwiftUI
  import UIKit

  /// Returns a picture of the library at a place, with its sheets, for a tool that compares pictures.
  ///
  /// - Parameter window: The key window of the app that hosts the tests.
  @MainActor
  func makePicture(at link: String, in window: UIWindow) async throws -> UIImage {
    let navigator = try Navigator(LibraryCoordinator.feature())
    if case .refused(let error) = navigator.open(try DeepLink(link)) { throw error }
    navigator.start()
    await navigator.settle()
    UIView.setAnimationsEnabled(false)
    let controller = UIHostingController(rootView: FlowView(navigator))
    window.rootViewController = controller
    let hasModal = !navigator.snapshot.modals.isEmpty
    while hasModal != (controller.presentedViewController != nil) { await Task.yield() }
    return UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }
#endif
