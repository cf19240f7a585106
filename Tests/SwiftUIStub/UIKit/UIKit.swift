// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the sources that are checked for iOS use of UIKit.
@MainActor
open class UIViewController {
  public init() {}
}

public final class UIPasteboard: Sendable {
  public static var general: UIPasteboard { UIPasteboard() }
  public var string: String? {
    get { nil }
    set {}
  }
}
