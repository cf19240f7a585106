// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the sources that are checked for iOS use of UIKit.
@MainActor
open class UIViewController {
  public init() {}
  open var isModalInPresentation: Bool = false
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

public final class UIPasteboard: Sendable {
  public static var general: UIPasteboard { UIPasteboard() }
  public var string: String? {
    get { nil }
    set {}
  }
}
