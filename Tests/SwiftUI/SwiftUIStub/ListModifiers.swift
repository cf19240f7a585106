// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What lists and scroll views add to Containers.swift.
public import Foundation

extension List {
  @MainActor @preconcurrency
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor @preconcurrency
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> { content = ForEach(data, id: id, content: rowContent) }
  @MainActor @preconcurrency
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> { content = ForEach(data, content: rowContent) }
}

extension ForEach where Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(data, id: \.self, content: content) }
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [C.Index], ID == C.Element.ID, C.Element: Identifiable {
    self.data = Array(data.wrappedValue.indices)
    elements = self.data.map { (AnyHashable(data.wrappedValue[$0].id), $0) }
    self.content = { index in
      content(Binding(read: { data.wrappedValue[index] }, write: { data.wrappedValue[index] = $0 }))
    }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    views = [header(), content()]
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    views = [content(), footer()]
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { views = [header(), content(), footer()] }
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    views = [header, content(), footer]
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    views = [Text(titleKey), content()]
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    views = [Text(title), content()]
  }
}

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}

@available(iOS 15.0, macOS 12.0, *)
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
  }
}

extension View {
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { StubStack(views: [self, content()]) }
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    StubStack(views: [self, menuItems()])
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { StubStack(views: [self, menuItems()]) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { other(#function) }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { other(#function) }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { other(#function) }
  @available(iOS 15.0, macOS 13.0, *)
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { other(#function) }
  @available(iOS 15.0, macOS 13.0, *)
  nonisolated public func listSectionSeparator(_ visibility: Visibility) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { other(#function) }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { other(#function) }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { other(#function) }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { other(#function) }
}

public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() {} }
@available(iOS 14.0, macOS 11.0, *)
public struct InsetListStyle: ListStyle { public init() {} }
@available(iOS 14.0, macOS 10.15, *)
public struct SidebarListStyle: ListStyle { public init() {} }
@available(iOS 14.0, *)
@available(macOS, unavailable)
public struct InsetGroupedListStyle: ListStyle { public init() {} }
@available(macOS, unavailable)
public struct GroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }
@available(macOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
@available(macOS, unavailable)
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }

@available(iOS 16.0, macOS 13.0, *)
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

@available(iOS 16.0, macOS 13.0, *)
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

@available(iOS 17.0, macOS 14.0, *)
public protocol ScrollTargetBehavior {}
@available(iOS 17.0, macOS 14.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
@available(iOS 17.0, macOS 14.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
}
