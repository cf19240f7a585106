// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of Foundation that the checked sources use. The toolchain has Foundation for Linux only.
public struct URL: Hashable, Sendable {
  public let absoluteString: String
  public init?(string: String) { absoluteString = string }
}

public struct CGFloat: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let native: Double
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(_ value: Double) { native = value }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

public struct CGRect: Hashable, Sendable {
  public init() {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public var minX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
}

public final class Bundle: Sendable {}

public final class UserDefaults: Sendable {}
