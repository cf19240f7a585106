// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of SwiftUI that the documents use, so that their Swift is compiled, and run, where there is no SwiftUI.
// It draws nothing, but a view holds what it is made of, as SwiftUI's do: so a view that owns its coordinator is found.
// `DeepLink` and `Transition` are here because SwiftUI has them too.
public import Observation

#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("nothing is drawn") }
}

/// A view that is drawn by SwiftUI itself.
@MainActor public protocol Leaf: View where Body == Never {}
extension Leaf {
  public var body: Never { fatalError("nothing is drawn") }
}

extension Optional: View, Leaf where Wrapped: View { public typealias Body = Never }

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView(content: (repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
    .second(second)
  }
}

public struct EmptyView: Leaf { public init() {} }

public struct TupleView<Content>: Leaf {
  let content: Content
}

public enum EitherView<First: View, Second: View>: Leaf {
  case first(First)
  case second(Second)
}

/// A text that is looked up in the app's tables; like SwiftUI's it takes text and numbers, and nothing else.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
  }

  public let text: String
  public init(stringLiteral text: String) { self.text = text }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

public struct Text: Leaf {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init(_ content: some StringProtocol) {}
  public init(verbatim content: String) {}
}

public struct TextField: Leaf {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
}

public struct ButtonRole: Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}

public struct Button: Leaf {
  public let title: String
  public let action: @MainActor () -> Void

  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    (title, self.action) = (key.text, action)
  }

  public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(key, action: action)
  }
}

public struct DeepLink<Label: View>: Leaf {}
public protocol Transition {}

public struct VStack<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Leaf {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
}

public struct TabView<Selection: Hashable, Content: View>: Leaf {
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Path, Root: View>: Leaf {
  public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Root) where Path == [Element] {}
}

public struct Binding<Value> {}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: Observable & AnyObject { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding()
  }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
  private let value: Value
}

@propertyWrapper public struct SceneStorage<Value> {
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
}

extension SceneStorage where Value == String {
  public init(wrappedValue: String, _ key: String) { value = wrappedValue }
}

public struct EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: path] }
  public let wrappedValue: Value
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  public static func main() {}
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: @escaping () -> Content) {}
  public var body: Never { fatalError("nothing is drawn") }
}

extension View {
  public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { EmptyView() }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { EmptyView() }

  #if !os(macOS)
    public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { EmptyView() }
  #endif

  public func alert<Value, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { EmptyView() }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { EmptyView() }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { EmptyView() }
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { EmptyView() }
  public func tag<Value: Hashable>(_ tag: Value) -> some View { EmptyView() }
  public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { EmptyView() }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
}
