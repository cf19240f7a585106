// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

open class UINavigationController: UIViewController {
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
