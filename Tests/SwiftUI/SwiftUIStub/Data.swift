// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

// The property wrappers of views, and their environment.
public import Foundation
public import Observation

@available(iOS 13.0, macOS 10.15, *)
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding; like SwiftUI, hosts call both closures on their actor.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(read: { read()[keyPath: keyPath] }) {
      var value = read()
      value[keyPath: keyPath] = $0
      write(value)
    }
  }
}

@available(iOS 17.0, macOS 14.0, *)
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: Observable & AnyObject { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: Observable & AnyObject { self.wrappedValue = wrappedValue }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
  }
}

public protocol DynamicProperty {}

/// The storage of a `State`, which a host passes from one value of a view to the next.
public final class StubLocation {
  /// Called after every change.
  public var didChange: () -> Void = {}
  private var value: Any
  private var older: StubLocation?

  init(_ value: Any) { self.value = value }

  /// Forwards to the storage of an older value of the same view.
  public func adopt(_ older: StubLocation) { if older !== self { self.older = older } }

  var current: Any {
    get { older?.current ?? value }
    set {
      if let older { return older.current = newValue }
      value = newValue
      didChange()
    }
  }
}

public protocol StubStateful {
  var stubLocation: StubLocation { get }
}

@propertyWrapper
public struct State<Value>: DynamicProperty, StubStateful {
  public let stubLocation: StubLocation

  public init(wrappedValue value: Value) { stubLocation = StubLocation(value) }
  public init(initialValue value: Value) { stubLocation = StubLocation(value) }

  public var wrappedValue: Value {
    get { stubLocation.current as! Value }
    nonmutating set { stubLocation.current = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(
      read: { [stubLocation] in stubLocation.current as! Value }, write: { [stubLocation] in stubLocation.current = $0 }
    )
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper
@available(iOS 14.0, macOS 11.0, *)
public struct SceneStorage<Value>: DynamicProperty {
  private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  private let box: Box

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(read: { [box] in box.value }, write: { [box] in box.value = $0 })
  }
}

/// The values saved by the scene of the next view.
public enum StubSceneStorage {
  nonisolated(unsafe) public static var saved: [String: String] = [:]
}

@available(iOS 14.0, macOS 11.0, *)
extension SceneStorage where Value == String {
  public init(wrappedValue: String, _ key: String) { box = Box(StubSceneStorage.saved[key] ?? wrappedValue) }
}

@propertyWrapper
@available(iOS 14.0, macOS 11.0, *)
public struct AppStorage<Value>: DynamicProperty {
  private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  private let box: Box

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

@available(iOS 14.0, macOS 11.0, *)
extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) { box = Box(wrappedValue) }
}

@propertyWrapper
@available(iOS 14.0, macOS 11.0, *)
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

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
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public func stubResolve(in environment: EnvironmentValues) -> Any {
    let value = environment[keyPath: keyPath]
    box.value = value
    return value
  }

  public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }
}

@available(iOS 14.0, macOS 11.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

@available(iOS 14.0, macOS 11.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

@available(iOS 14.0, macOS 11.0, *)
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@available(iOS 14.0, macOS 11.0, *)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}
