// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The views that contain others, and navigation.
public import Foundation

struct StubStack {
  let views: [any View]
}

extension StubStack: StubPrimitive {
  var stubParts: StubParts { .group(views.enumerated().map { (AnyHashable($0), $1) }) }
}

@frozen
public struct VStack<Content: View> {
  let content: Content
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

@frozen
public struct HStack<Content: View> {
  let content: Content
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

@frozen
public struct ZStack<Content: View> {
  let content: Content
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct Form<Content: View> {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VStack: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension HStack: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension ZStack: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension Form: StubPrimitive { public var stubParts: StubParts { .container(content) } }

public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
}

extension List: StubPrimitive { public var stubParts: StubParts { .container(content) } }

extension List where SelectionValue == Never {
  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

public struct Section<Parent, Content, Footer> {
  let views: [any View]
}

extension Section: View, StubPrimitive where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var stubParts: StubParts { .group(views.enumerated().map { (AnyHashable($0), $1) }) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { views = [content()] }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let elements: [(AnyHashable, Data.Element)]
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View, StubPrimitive where Content: View {
  public typealias Body = Never
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    elements = data.map { (AnyHashable($0[keyPath: id]), $0) }
    (self.data, self.content) = (data, content)
  }
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    elements = data.map { (AnyHashable($0.id), $0) }
    (self.data, self.content) = (data, content)
  }
  public var stubParts: StubParts {
    .each(elements.map { [content] key, element in (key, { content(element) }) })
  }
}

public struct Spacer: Sendable { nonisolated public init(minLength: CGFloat? = nil) {} }
public struct Divider: Sendable { nonisolated public init() {} }
extension Spacer: StubPrimitive { public var stubParts: StubParts { .group([]) } }
extension Divider: StubPrimitive { public var stubParts: StubParts { .leaf("Divider", "") } }

@frozen
@available(iOS 14.0, macOS 11.0, *)
public struct ScrollViewReader<Content: View> {
  let content: (ScrollViewProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

@available(iOS 14.0, macOS 11.0, *)
extension ScrollViewReader: StubPrimitive { public var stubParts: StubParts { .scrollReader { content($0) } } }

@available(iOS 14.0, macOS 11.0, *)
public struct ScrollViewProxy {
  /// Called with the identity and its type, which must be that of the view; an optional type doesn't match.
  let stubScroll: (AnyHashable, Any.Type) -> Void
  public init(stubScroll: @escaping (AnyHashable, Any.Type) -> Void) { self.stubScroll = stubScroll }
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { stubScroll(AnyHashable(id), ID.self) }
}

@available(iOS 16.0, macOS 13.0, *)
public struct NavigationStack<Data, Root: View> {
  let path: StubBinding?
  let root: Root

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = StubBinding(path: path)
    self.root = root()
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationStack: StubPrimitive { public var stubParts: StubParts { .stack(path, root) } }

@available(iOS 16.0, macOS 13.0, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let column: StubBinding?
  let sidebar: Sidebar
  let detail: Detail

  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { (column, self.sidebar, self.detail) = (nil, sidebar(), detail()) }

  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (column, self.sidebar, self.detail) = (StubBinding(preferredCompactColumn), sidebar(), detail())
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationSplitView: StubPrimitive { public var stubParts: StubParts { .split(column, sidebar, detail) } }

@available(iOS 17.0, macOS 14.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  public static let content = NavigationSplitViewColumn(number: 1)
  public static let detail = NavigationSplitViewColumn(number: 2)
}

public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: StubBinding?
  let content: Content

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { StubBinding($0) }
    self.content = content()
  }
}

extension TabView: StubPrimitive {
  public var stubParts: StubParts {
    selection.map { .tabs($0, content) } ?? .group([(0, content)])
  }
}
