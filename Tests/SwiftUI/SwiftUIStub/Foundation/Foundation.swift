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

extension CGFloat {
  public static let infinity = CGFloat(Double.infinity)
}

public struct CGSize: Hashable, Sendable {
  public init() {}
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
}

public struct Date: Hashable, Comparable, Sendable {
  private var seconds = 0.0
  public init() {}
  public static var now: Date { Date() }
  public static func < (left: Date, right: Date) -> Bool { left.seconds < right.seconds }
}

public struct IndexSet: Sendable {
  private let indices: [Int] = []
  public init() {}
  public func map<T>(_ transform: (Int) -> T) -> [T] { indices.map(transform) }
  public func filter(_ isIncluded: (Int) -> Bool) -> [Int] { indices.filter(isIncluded) }
  public func reversed() -> [Int] { indices.reversed() }
}

public struct AttributedString: Hashable, Sendable {
  public init(_ string: String) {}
}

public protocol FormatStyle {
  associatedtype FormatInput
  associatedtype FormatOutput
}

public protocol ParseableFormatStyle: FormatStyle {}

public struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle, Sendable {
  public typealias FormatInput = Value
  public typealias FormatOutput = String
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
  public static var number: IntegerFormatStyle<Int> { .init() }
}
