#if canImport(UIKit)
  import Links
  import Routing
  import UIKit

  /// Shows the stack of a window whose screens are view controllers.
  @MainActor
  final class StackPresenter: NSObject, UINavigationControllerDelegate {
    let controller = UINavigationController()
    private let navigator: Navigator<UIViewController>

    init(_ navigator: Navigator<UIViewController>) {
      self.navigator = navigator
      super.init()
      controller.delegate = self
      navigator.observe { [weak self] event in
        if event.error == nil { self?.show(isAnimated: event.isAnimated) }
      }
      show(isAnimated: false)
    }

    private var stack: [OpenEntry<UIViewController>] {
      navigator.content.map { $0.tabs[$0.selectedTab] } ?? []
    }

    private func show(isAnimated: Bool) {
      let pages = stack.map(\.screen)
      if controller.viewControllers != pages { controller.setViewControllers(pages, animated: isAnimated) }
    }

    /// Called after each transition; fewer controllers than pages are open when the user has gone back.
    func navigationController(
      _ controller: UINavigationController, didShow page: UIViewController, animated: Bool
    ) {
      let left = controller.viewControllers.count
      if left < stack.count { navigator.dismiss(stack[left].id) }
      // A page with unsaved changes asks first, and stays.
      show(isAnimated: false)
    }
  }
#endif
