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

public final class UserDefaults: Sendable {
  public static let standard = UserDefaults()
  public func string(forKey defaultName: String) -> String? { nil }
  public func set(_ value: Any?, forKey defaultName: String) {}
}

public typealias Data = [UInt8]

public final class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }

  public var outputFormatting: OutputFormatting = []
  public init() {}
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { [] }
}

public final class JSONDecoder {
  public init() {}
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    throw CancellationError()
  }
}
