// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

// The property wrappers of views.
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

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(read: { base.wrappedValue ?? first }, write: { base.wrappedValue = $0 })
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(read: { read()[keyPath: keyPath] }) {
      var value = read()
      value[keyPath: keyPath] = $0
      write(value)
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
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

  public var projectedValue: Binding<Value> {
    Binding(read: { [box] in box.value }, write: { [box] in box.value = $0 })
  }
}

@available(iOS 14.0, macOS 11.0, *)
extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) { box = Box(wrappedValue) }
}

@available(iOS 14.0, macOS 11.0, *)
extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) { box = Box(wrappedValue) }
}

@available(iOS 14.0, macOS 11.0, *)
extension AppStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) { box = Box(wrappedValue) }
}

@available(iOS 14.0, macOS 11.0, *)
extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) { box = Box(wrappedValue) }
}

@available(iOS 15.0, macOS 12.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let box: Box
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { self }
  }

  final class Box { var value: Value; init(_ value: Value) { self.value = value } }
  private let box: Box

  public init() where Value == Bool { box = Box(false) }
  public init<T: Hashable>() where Value == T? { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding { Binding(box: box) }
}

@available(iOS 14.0, macOS 11.0, *)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
@available(iOS 14.0, macOS 11.0, *)
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

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
