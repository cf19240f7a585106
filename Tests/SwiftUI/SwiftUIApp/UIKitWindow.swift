#if canImport(UIKit)
  import Links
  import Routing
  import UIKit

  /// A front end of UIKit: it shows the tabs, stacks and modals of a window whose screens are view controllers.
  ///
  /// The screen of an alert is a `UIAlertController`, whose actions call `finish` or `answerConfirmation`.
  @MainActor
  final class WindowController: NSObject {
    /// The root of a `UIWindow`.
    let tabBar = UITabBarController()
    private let navigator: Navigator<UIViewController>
    /// The controller of each tab and modal, by its first entry.
    private var stacks: [EntryID: UINavigationController] = [:]
    /// Whether UIKit presents or dismisses, which it does one at a time.
    private var isMoving = false

    init(_ navigator: Navigator<UIViewController>) {
      self.navigator = navigator
      super.init()
      tabBar.delegate = self
      navigator.observe { [weak self] event in if event.error == nil { self?.show(event.isAnimated) } }
      show(false)
    }

    // MARK: What is open

    private func show(_ isAnimated: Bool) {
      guard let open = navigator.content else { return }
      let kept = Set(open.stacks.compactMap(\.first?.id))
      stacks = stacks.filter { kept.contains($0.key) }
      let tabs = open.tabs.map { controller(of: $0, isAnimated) }
      if tabBar.viewControllers != tabs { tabBar.setViewControllers(tabs, animated: isAnimated) }
      tabBar.selectedIndex = open.selectedTab
      let modals = open.modals.map { modal in
        if modal.style == .alert, let alert = modal.stack.last?.screen { return alert }
        let controller = controller(of: modal.stack, isAnimated)
        controller.modalPresentationStyle = modal.style == .cover ? .fullScreen : .pageSheet
        controller.presentationController?.delegate = self
        return controller
      }
      present(modals, isAnimated)
    }

    private func controller(of stack: [OpenEntry<UIViewController>], _ isAnimated: Bool) -> UIViewController {
      guard let root = stack.first else { return UIViewController() }
      let controller = stacks[root.id] ?? UINavigationController()
      stacks[root.id] = controller
      controller.delegate = self
      let pages = stack.map(\.screen)
      if controller.viewControllers != pages { controller.setViewControllers(pages, animated: isAnimated) }
      return controller
    }

    /// Closes what is not open any more, or presents the lowest modal that is missing; then looks again.
    private func present(_ modals: [UIViewController], _ isAnimated: Bool) {
      if isMoving { return }
      var top: UIViewController = tabBar
      var missing = modals[...]
      while let shown = top.presentedViewController, shown === missing.first {
        top = shown
        missing.removeFirst()
      }
      if top.presentedViewController != nil {
        isMoving = true
        top.dismiss(animated: isAnimated) { [weak self] in self?.moved() }
      } else if let next = missing.first {
        isMoving = true
        top.present(next, animated: isAnimated) { [weak self] in self?.moved() }
      }
    }

    private func moved() {
      isMoving = false
      show(true)
    }

    /// The stack that a controller shows.
    private func stack(of controller: UIViewController) -> [OpenEntry<UIViewController>] {
      let root = stacks.first { $0.value === controller }?.key
      return navigator.content?.stacks.first { $0.first?.id == root } ?? []
    }
  }

  extension WindowController {
    /// Returns the screen of a confirmation; each button answers it, and UIKit closes it.
    static func question(_ title: String, answer: @escaping @MainActor (Bool) -> Void) -> UIViewController {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in answer(true) })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in answer(false) })
      return alert
    }
  }

  // MARK: What the user does

  extension WindowController: UITabBarControllerDelegate {
    func tabBarController(_ tabBar: UITabBarController, shouldSelect tab: UIViewController) -> Bool {
      if let index = tabBar.viewControllers?.firstIndex(of: tab) { navigator.selectTab(navigator.tabNames[index]) }
      return false
    }
  }

  extension WindowController: UINavigationControllerDelegate {
    /// Called after each transition; fewer controllers than pages are open when the user has gone back.
    func navigationController(
      _ controller: UINavigationController, didShow page: UIViewController, animated: Bool
    ) {
      let stack = stack(of: controller)
      let left = controller.viewControllers.count
      if left < stack.count { navigator.dismiss(stack[left].id) }
      // A page with unsaved changes asks first, and comes back.
      show(false)
    }
  }

  extension WindowController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      stack(of: presentation.presentedViewController).allSatisfy { !navigator.asksBeforeLeaving($0.id) }
    }

    /// Called instead of a dismissal that is not allowed: the sheet asks for confirmation.
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      close(presentation.presentedViewController)
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      close(presentation.presentedViewController)
    }

    private func close(_ controller: UIViewController) {
      if let root = stack(of: controller).first { navigator.dismiss(root.id) }
    }
  }
#endif
