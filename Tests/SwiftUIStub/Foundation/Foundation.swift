// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of Foundation that the checked sources use. The toolchain has Foundation for Linux only.
public struct URL: Hashable, Sendable {
  public let absoluteString: String
  public init?(string: String) { absoluteString = string }
}

public struct CGFloat: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public init(_ value: Double) {}
}

public struct CGRect: Hashable, Sendable {
  public init() {}
}
public final class Bundle: Sendable {}

public final class UserDefaults: Sendable {}
