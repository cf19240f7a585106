// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the sources that are checked for Apple's systems use of Foundation, which the toolchain has for Linux only.
public struct URL: Hashable, Sendable {
  public let absoluteString: String
  public init?(string: String) { absoluteString = string }
}

public struct CGFloat: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public init(_ value: Double) {}
}

public struct CGRect: Hashable, Sendable {}
public final class Bundle: Sendable {}
