// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

// A stub of the SwiftUI declarations that Waymark uses, written from Apple's documentation, for systems without SwiftUI. The stub draws
// nothing. The simulated hosts in Tests/SwiftUI/SwiftUITests read the parts of a view as `StubParts`. Names that begin with `Stub` are not
// part of SwiftUI. A declaration that names no version is from the first ones, iOS 13 and macOS 10.15.
@_exported public import Foundation

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
