// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// What the sources that are checked for iOS use of UIKit.
// On the main actor here, because only the classes below inherit from it.
@MainActor
open class NSObject: Equatable {
  public init() {}
  public nonisolated static func == (left: NSObject, right: NSObject) -> Bool { left === right }
}

@MainActor
open class UIViewController: NSObject {
  public override init() { super.init() }
  open var isModalInPresentation: Bool = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var presentationController: UIPresentationController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

public enum UIModalPresentationStyle: Int, Sendable { case fullScreen, pageSheet, automatic }

open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { UIViewController() }
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]?
  open var selectedIndex: Int = 0
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}

@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
}

open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  open func addAction(_ action: UIAlertAction) {}
}

open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: (@MainActor @Sendable (UIAlertAction) -> Void)? = nil)
  {
    self.init()
  }
}

open class UIView: NSObject {
  open var bounds: CGRect = CGRect()
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
}

open class UIImage: NSObject {}

open class UIGraphicsImageRenderer: NSObject {
  public convenience init(bounds: CGRect) { self.init() }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
}

open class UIGraphicsImageRendererContext: NSObject {}

open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}

@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

public final class UIPasteboard: Sendable {
  public static var general: UIPasteboard { UIPasteboard() }
  public var string: String? {
    get { nil }
    set {}
  }
}

open class UIWindowScene: NSObject {
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
}

open class UIScene: NSObject {
  open class OpenExternalURLOptions: NSObject {}
}

@MainActor
public protocol UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

open class UIApplicationShortcutItem: NSObject {
  open var type: String { "" }
}
