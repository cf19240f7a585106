// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

// A stub of the SwiftUI declarations that Waymark uses, written from Apple's documentation, for systems without SwiftUI. The stub draws
// nothing. The simulated hosts in Tests/SwiftUI/SwiftUITests read the parts of a view as `StubParts`. Names that begin with `Stub` are not
// part of SwiftUI. A declaration that names no version is from the first ones, iOS 13 and macOS 10.15.
@_exported public import Foundation
public import Observation

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("nothing is drawn") }
}

/// A view that SwiftUI draws itself.
@MainActor
public protocol StubPrimitive: View where Body == Never {
  var stubParts: StubParts { get }
}

extension StubPrimitive {
  public var body: Never { fatalError("nothing is drawn") }
}

/// The parts of a view that simulated hosts read.
public enum StubParts {
  /// A view without children, such as a text or an image: its kind and its text.
  case leaf(String, String)
  /// Siblings, each with its position or identity; modifiers of an empty group have no effect.
  case group([(AnyHashable, any View)])
  /// Siblings that are created when they are drawn.
  case each([(AnyHashable, () -> any View)])
  /// A view drawn even if it is empty.
  case container(any View)
  case scrollReader((ScrollViewProxy) -> any View)
  case button(StubButton)
  case field(String, Binding<String>)
  case modified(any View, StubModifier)
  case tabs(StubBinding, any View)
  case stack(StubBinding?, any View)
  /// The binding of the column that a narrow window shows, the sidebar and the details.
  case split(StubBinding?, any View, any View)
}

public struct StubBinding {
  public let get: () -> AnyHashable
  /// Returns `false` for a value of another type.
  public let set: (AnyHashable) -> Bool

  public init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    set = {
      guard let value = $0.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  public init<Data>(path: Binding<Data>)
  where Data: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, Data.Element: Hashable {
    get = { AnyHashable(path.wrappedValue.map { AnyHashable($0) }) }
    set = {
      guard let elements = $0.base as? [AnyHashable] else { return false }
      path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
      return true
    }
  }
}

public struct StubButton {
  public let label: any View
  public let role: ButtonRole?
  public let action: @MainActor () -> Void
}

public struct StubPresentation {
  public enum Kind: String { case sheet, cover, popover }

  public let kind: Kind
  /// The rectangle that a popover is attached to; `nil` for the whole view.
  public let anchor: CGRect?
  public let item: () -> AnyHashable?
  public let content: () -> (any View)?
  public let close: () -> Void
  public let onDismiss: (() -> Void)?
}

public struct StubAlert {
  public let title: String
  public let isPresented: Binding<Bool>
  /// Returns the buttons, or `nil` without data.
  public let actions: () -> (any View)?
  public let message: () -> (any View)?
}

public enum StubModifier {
  case present(StubPresentation)
  case alert(StubAlert)
  case destination((AnyHashable) -> (any View)?)
  case onAppear(() -> Void)
  case onDisappear(() -> Void)
  case onChange(AnyHashable, () -> Void)
  case onOpenURL((URL) -> Void)
  case onContinueUserActivity(String, (NSUserActivity) -> Void)
  case id(AnyHashable)
  case tag(AnyHashable)
  case tabItem(any View)
  case toolbar(any View)
  case environment((inout EnvironmentValues) -> Void)
  case geometry((GeometryProxy) -> Void)
  case scrollPosition(Binding<ScrollPosition>)
  /// Any other modifier, with its arguments.
  case other(String, [Any])
}

public struct StubModified<Content: View> {
  let content: Content
  let modifier: StubModifier
}

extension StubModified: StubPrimitive {
  public var stubParts: StubParts { .modified(content, modifier) }
}

extension View {
  nonisolated func modified(_ modifier: StubModifier) -> StubModified<Self> {
    StubModified(content: self, modifier: modifier)
  }

  nonisolated func other(_ name: String = #function, _ arguments: Any...) -> StubModified<Self> {
    modified(.other(name, arguments))
  }
}

// MARK: Builders

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .first(first)) }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .second(second)) }
}

public struct TupleView<T> {
  public var value: T
  private let views: [any View]

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: StubPrimitive {
  public var stubParts: StubParts { .group(views.enumerated().map { (AnyHashable($0), $1) }) }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, StubPrimitive where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var stubParts: StubParts {
    switch storage {
    case .first(let view): .group([("first", view)])
    case .second(let view): .group([("second", view)])
    }
  }
}

extension Optional: View, StubPrimitive where Wrapped: View {
  public typealias Body = Never
  public var stubParts: StubParts { .group(map { [("some", $0 as any View)] } ?? []) }
}

@frozen
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: StubPrimitive {
  public var stubParts: StubParts { .group([]) }
}

public struct AnyView {
  private let view: any View
  nonisolated public init<V: View>(_ view: V) { self.view = view }
}

extension AnyView: StubPrimitive {
  public var stubParts: StubParts { .group([("any", view)]) }
}

// MARK: Data

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

// MARK: Environment

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

// MARK: Focus

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
