// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The modifiers of views.
public import Foundation

// MARK: Presentation

@available(iOS 13.0, macOS 10.15, *)
extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(.present(.init(.sheet, item, onDismiss, content)))
  }

  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modified(.present(.init(.sheet, isPresented, onDismiss, content)))
  }

  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(.present(.init(.cover, item, onDismiss, content)))
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let anchor: CGRect? = if case .rect(let source) = attachmentAnchor { source.stubRect } else { nil }
    return modified(.present(.init(.popover, item, nil, anchor: anchor, content)))
  }
}

extension StubPresentation {
  nonisolated init<Item: Identifiable, Content: View>(
    _ kind: Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, anchor: CGRect? = nil,
    _ content: @escaping (Item) -> Content
  ) {
    (self.kind, self.anchor) = (kind, anchor)
    self.item = { item.wrappedValue.map { AnyHashable($0.id) } }
    self.content = { item.wrappedValue.map(content) }
    self.close = { item.wrappedValue = nil }
    self.onDismiss = onDismiss
  }

  nonisolated init<Content: View>(
    _ kind: Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
  ) {
    (self.kind, anchor) = (kind, nil)
    self.item = { isPresented.wrappedValue ? AnyHashable(true) : nil }
    self.content = { isPresented.wrappedValue ? content() : nil }
    self.close = { isPresented.wrappedValue = false }
    self.onDismiss = onDismiss
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(titleKey.stubText, isPresented, data.map(actions), data.map(message))
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(String(title), isPresented, data.map(actions), data.map(message))
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title.stubText, isPresented, data.map(actions), data.map(message))
  }

  nonisolated private func alert(
    _ title: String, _ isPresented: Binding<Bool>, _ actions: (any View)?, _ message: (any View)?
  ) -> StubModified<Self> {
    modified(.alert(StubAlert(title: title, isPresented: isPresented, actions: { actions }, message: { message })))
  }
}

extension View {
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    other(#function, isDisabled)
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    other(#function, detents)
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { other("presentationDetents(_:)", detents) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    other(#function)
  }
}

@available(iOS 16.0, macOS 13.0, *)
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
}

public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

public struct Anchor<Value> {
  public struct Source: Sendable {
    public var stubRect: CGRect?
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init() }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(stubRect: rect) }
}

// MARK: Navigation

extension View {
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified(.destination { ($0.base as? D).map(destination) })
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    other("navigationTitle", titleKey.stubText)
  }
  @available(iOS 14.0, macOS 11.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    other("navigationTitle", String(title))
  }
  @available(iOS 13.0, macOS 13.0, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    other(#function, hidesBackButton)
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modified(.toolbar(content()))
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modified(.toolbar(StubToolbar(content: content())))
  }
  @available(iOS 18.0, macOS 15.0, *)
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    other(#function, visibility, bars)
  }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modified(.tabItem(label())) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func badge(_ count: Int) -> some View { other(#function, count) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func badge(_ label: Text?) -> some View { other("badge(label)", label?.stubText ?? "") }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modified(.tag(AnyHashable(tag)))
  }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modified(.id(AnyHashable(id))) }
}

/// `tabBar` and `navigationBar` do not exist on macOS.
@available(iOS 16.0, macOS 13.0, *)
public struct ToolbarPlacement: Sendable {
  @available(macOS, unavailable)
  public static var tabBar: ToolbarPlacement { .init() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarItemPlacement: Sendable {
  let stubName: String
  public static let automatic = ToolbarItemPlacement(stubName: "automatic")
  public static let navigation = ToolbarItemPlacement(stubName: "navigation")
  public static let primaryAction = ToolbarItemPlacement(stubName: "primaryAction")
  @available(iOS 16.0, macOS 13.0, *)
  public static let secondaryAction = ToolbarItemPlacement(stubName: "secondaryAction")
  public static let cancellationAction = ToolbarItemPlacement(stubName: "cancellationAction")
}

@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, *)
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, *)
extension Never: ToolbarContent {}

@available(iOS 14.0, macOS 11.0, *)
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("nothing is drawn") }
}

@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarItem<ID, Content: View> {
  let content: Content
  let placement: ToolbarItemPlacement
}

extension ToolbarItem: ToolbarContent, StubToolbarPart {
  public typealias Body = Never
  var views: [any View] { [content.other("placement", placement.stubName)] }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.content, self.placement) = (content(), placement)
  }
}

@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarItemGroup<Content: View> {
  let content: Content
  let placement: ToolbarItemPlacement
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.content, self.placement) = (content(), placement)
  }
}

extension ToolbarItemGroup: ToolbarContent, StubToolbarPart {
  public typealias Body = Never
  var views: [any View] { [content.other("placement", placement.stubName)] }
}

@MainActor protocol StubToolbarPart { var views: [any View] { get } }

public struct StubToolbarGroup {
  let parts: [any ToolbarContent]
}

extension StubToolbarGroup: ToolbarContent, StubToolbarPart {
  public typealias Body = Never
  var views: [any View] { parts.flatMap { StubToolbar.views(of: $0) } }
}

@resultBuilder
@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent {
    StubToolbarGroup(parts: [c0, c1])
  }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent {
    StubToolbarGroup(parts: [c0, c1, c2])
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

extension Optional: ToolbarContent, StubToolbarPart where Wrapped: ToolbarContent {
  public typealias Body = Never
  var views: [any View] { map { StubToolbar.views(of: $0) } ?? [] }
}

struct StubToolbar {
  let content: any ToolbarContent
}

extension StubToolbar: StubPrimitive {
  var stubParts: StubParts { .group(Self.views(of: content).enumerated().map { (AnyHashable($0), $1) }) }

  @MainActor static func views(of content: some ToolbarContent) -> [any View] {
    if let part = content as? any StubToolbarPart { return part.views }
    return views(of: content.body)
  }
}

// MARK: Events and environment

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(.onAppear(action ?? {}))
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(.onDisappear(action ?? {}))
  }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modified(.onChange(StubEquatable.hashable(value), action)).onAppear(perform: initial ? action : nil)
  }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modified(.onChange(StubEquatable.hashable(value), { action(value, value) }))
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified(.onOpenURL(action))
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modified(.onContinueUserActivity(activityType, action)) }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { other("userActivity", activityType, update) }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modified(.environment { $0[keyPath: keyPath] = value })
  }
}

/// A class that Foundation has on Apple's systems only.
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var isEligibleForSearch = false
  public init(activityType: String) { self.activityType = activityType }
}

struct StubEquatable: Hashable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  static func hashable(_ value: some Equatable) -> AnyHashable { AnyHashable(StubEquatable(value)) }

  private init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (left: Self, right: Self) -> Bool { left.isEqual(right.value) }
  func hash(into hasher: inout Hasher) {}
}

// MARK: Layout and appearance

extension View {
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { other(#function, alignment) }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    other(#function, edges)
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { other(#function, enabled) }
  nonisolated public func disabled(_ disabled: Bool) -> some View { other(#function, disabled) }
  nonisolated public func opacity(_ opacity: Double) -> some View { other(#function, opacity) }
  nonisolated public func font(_ font: Font?) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { StubStack(views: [self, content()]) }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { other(#function) }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    other(#function)
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { other("buttonStyle", S.self) }
  nonisolated public func labelsHidden() -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    other("privacySensitive", sensitive)
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    other("keyboardShortcut", shortcut.stubName)
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { other(#function) }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { other(#function) }
  @available(iOS 18.0, macOS 15.0, *)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    other(#function)
  }
  @available(iOS 18.0, macOS 15.0, *)
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { other(#function) }
  @available(iOS 18.0, macOS 15.0, *)
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modified(.scrollPosition(position))
  }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    other("coordinateSpace", name.name)
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { modified(.geometry { action(transform($0)) }) }
}

@available(iOS 14.0, macOS 11.0, *)
extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { other("accessibilityLabel", label.stubText) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    other("accessibilityLabel", labelKey.stubText)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    other("accessibilityLabel", String(label))
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    other("accessibilityHint", hintKey.stubText)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    other("accessibilityHint", String(hint))
  }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    other("accessibilityValue", valueKey.stubText)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    other("accessibilityValue", String(value))
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    other("accessibilityIdentifier", identifier)
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    other(#function, traits)
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { other(#function, hidden) }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  public static let isSelected = AccessibilityTraits(rawValue: 2)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 4)
}

@available(iOS 15.0, macOS 12.0, *)
public struct SearchFieldPlacement: Sendable { public static let automatic = SearchFieldPlacement() }

@available(iOS 14.0, macOS 11.0, *)
public struct KeyboardShortcut: Sendable {
  let stubName: String
  public static let defaultAction = KeyboardShortcut(stubName: "default")
  public static let cancelAction = KeyboardShortcut(stubName: "cancel")
}

@available(iOS 18.0, macOS 15.0, *)
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var stubScrolls = 0
  public private(set) var stubEdge: Edge
  public init(edge: Edge) { stubEdge = edge }
  public mutating func scrollTo(edge: Edge) { (stubEdge, stubScrolls) = (edge, stubScrolls + 1) }
}

public struct GeometryProxy {
  private let stubFrame: CGRect
  private let stubSpaces: Set<String>
  public init(stubFrame: CGRect, in stubSpaces: Set<String>) {
    (self.stubFrame, self.stubSpaces) = (stubFrame, stubSpaces)
  }
  /// The frame in a space of that name; any other is the window's, in which the layer begins elsewhere.
  @available(iOS 17.0, macOS 14.0, *)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    let isKnown = (coordinateSpace as? NamedCoordinateSpace).map { stubSpaces.contains($0.name) } ?? false
    return isKnown ? stubFrame : CGRect(x: stubFrame.minX + 500, y: stubFrame.minY + 500, width: 0, height: 0)
  }
}

@available(iOS 17.0, macOS 14.0, *)
public protocol CoordinateSpaceProtocol {}

@available(iOS 17.0, macOS 14.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: String
}

@available(iOS 17.0, macOS 14.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: "\(name)") }
}

@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}

@available(iOS 15.0, macOS 12.0, *)
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }

public struct UnitPoint: Hashable, Sendable {
  public static let top = UnitPoint()
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let center = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

@available(iOS 15.0, macOS 12.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

public protocol ShapeStyle: Sendable {}
@available(iOS 15.0, macOS 12.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { .init() }
}
@available(iOS 15.0, macOS 12.0, *)
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .init() }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
}

public struct Color: ShapeStyle, Hashable {
  let name: String
  public static let red = Color(name: "red")
  public static var accentColor: Color { Color(name: "accentColor") }
}
extension Color: StubPrimitive { public var stubParts: StubParts { .leaf("Color", name) } }

@frozen
public struct Font: Hashable, Sendable {
  public static let headline = Font()
  public static let subheadline = Font()
  public static let callout = Font()
  public static let footnote = Font()
}

public protocol Shape: Sendable {}
public struct Rectangle: Shape { public init() {} }
public struct Capsule: Shape { public init() {} }
extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { .init() } }
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }

@available(iOS 18.0, macOS 15.0, *)
public protocol NavigationTransition {}
@available(iOS 18.0, macOS 15.0, *)
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == ZoomNavigationTransition {
  @available(macOS, unavailable)
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}

@frozen
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public struct Transaction {
  /// Whether a host animates the current change.
  nonisolated(unsafe) public static var stubIsAnimated = true
  public init() {}
  public var disablesAnimations = false
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let before = Transaction.stubIsAnimated
  Transaction.stubIsAnimated = !transaction.disablesAnimations
  defer { Transaction.stubIsAnimated = before }
  return try body()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
@available(iOS 15.0, macOS 12.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { .init() }
}
