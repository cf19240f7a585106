// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The modifiers of layout and appearance.
public import Foundation

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
  public private(set) var stubEdge: Edge?
  public init(edge: Edge) { stubEdge = edge }
  public init(idType: (some Hashable & Sendable).Type) {}
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
