// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

// The environment of views.
public import Foundation
public import Observation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  @available(iOS 14.0, macOS 11.0, *)
  public var scenePhase: ScenePhase = .active
  @available(iOS 16.0, macOS 13.0, *)
  public var openWindow = OpenWindowAction()
  @available(macOS 14.0, *)
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  @available(macOS 14.0, *)
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  @available(iOS 15.0, macOS 12.0, *)
  public var dismiss = DismissAction()
  @available(iOS 14.0, macOS 11.0, *)
  public var openURL = OpenURLAction()
  @available(iOS 15.0, macOS 12.0, *)
  public var isPresented = false
  @available(iOS 15.0, macOS 12.0, *)
  public var isSearching = false
  @available(iOS 15.0, macOS 12.0, *)
  public var dynamicTypeSize = DynamicTypeSize.large
  public var colorScheme = ColorScheme.light
  public var isEnabled = true
  public var accessibilityReduceMotion = false
  public var displayScale: CGFloat = 2
  /// The objects of `environment(_:)`, by their types.
  var stubObjects: [ObjectIdentifier: AnyObject] = [:]
}

/// An action that does nothing: a host closes what it has presented itself.
@MainActor @preconcurrency
@available(iOS 15.0, macOS 12.0, *)
public struct DismissAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}

@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, *)
public struct OpenURLAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ url: URL) {}
}

public enum UserInterfaceSizeClass: Sendable { case compact, regular }

@MainActor @preconcurrency
@available(iOS 16.0, macOS 13.0, *)
public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// A property that a host fills in before it reads the body of a view.
public protocol StubEnvironmental {
  func stubResolve(in environment: EnvironmentValues) -> Any
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty, StubEnvironmental {
  private final class Box { var value: Value?; init() {} }
  private let resolve: (EnvironmentValues) -> Value
  private let box = Box()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { resolve = { $0[keyPath: keyPath] } }
  @available(iOS 17.0, macOS 14.0, *)
  public init(_ objectType: Value.Type) where Value: Observable & AnyObject {
    resolve = { $0.stubObjects[ObjectIdentifier(objectType)] as! Value }
  }
  @available(iOS 17.0, macOS 14.0, *)
  public init<T: Observable & AnyObject>(_ objectType: T.Type) where Value == T? {
    resolve = { $0.stubObjects[ObjectIdentifier(objectType)] as? T }
  }

  public func stubResolve(in environment: EnvironmentValues) -> Any {
    let value = resolve(environment)
    box.value = value
    return value
  }

  public var wrappedValue: Value { box.value ?? resolve(EnvironmentValues()) }
}

@available(iOS 14.0, macOS 11.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
