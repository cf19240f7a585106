// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the app of the documents uses of AppIntents.
public import Foundation

@available(iOS 16.0, macOS 13.0, *)
public protocol AppIntent: Sendable {
  associatedtype Output: IntentResult
  static var title: LocalizedStringResource { get }
  init()
  func perform() async throws -> Output
}

@available(iOS 16.0, macOS 13.0, *)
public protocol IntentResult {}

@available(iOS 16.0, macOS 13.0, *)
public protocol OpensIntent: IntentResult {}

@available(iOS 16.0, macOS 13.0, *)
public struct StubResult: OpensIntent, Sendable {}

@available(iOS 16.0, macOS 13.0, *)
extension IntentResult where Self == StubResult {
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> StubResult { StubResult() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open"
  public init() {}
  public init(_ url: URL) {}
  public func perform() async throws -> StubResult { StubResult() }
}

/// A property wrapper that the system fills.
@available(iOS 16.0, macOS 13.0, *)
@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
  private var value: Value?
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("the system sets a parameter before it performs the intent") }
      return value
    }
    set { value = newValue }
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension AppIntent {
  public typealias Parameter = IntentParameter
}

/// A type that Foundation has on Apple's systems only.
public struct LocalizedStringResource: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}
