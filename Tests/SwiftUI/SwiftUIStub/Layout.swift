// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The views that scroll and lay out others.
public import Foundation

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct ScrollView<Content: View> {
  let content: Content
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

@available(iOS 14.0, macOS 11.0, *)
public struct LazyVStack<Content: View> {
  let content: Content
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct LazyHStack<Content: View> {
  let content: Content
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  nonisolated public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {}
}

@available(iOS 14.0, macOS 11.0, *)
public struct LazyVGrid<Content: View> {
  let content: Content
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct LazyHGrid<Content: View> {
  let content: Content
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct Grid<Content: View> {
  let content: Content
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct GridRow<Content: View> {
  let content: Content
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, *)
public struct ViewThatFits<Content: View> {
  let content: Content
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct Group<Content> {
  let content: Content
}

extension Group: View, StubPrimitive where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var stubParts: StubParts { .group([("group", content)]) }
}

public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: StubPrimitive {
  public var stubParts: StubParts { .container(content(GeometryProxy(stubFrame: CGRect(), in: []))) }
}

extension GeometryProxy {
  public var size: CGSize { CGSize() }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension ScrollView: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension LazyVStack: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension LazyHStack: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension LazyVGrid: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension LazyHGrid: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension Grid: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension GridRow: StubPrimitive { public var stubParts: StubParts { .container(content) } }
extension ViewThatFits: StubPrimitive { public var stubParts: StubParts { .container(content) } }

@frozen
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

@frozen
public struct Angle: Hashable, Sendable {
  public var radians: Double
  public static let zero = Angle(radians: 0)
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees / 57.295_779_513 }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { other(#function, alignment) }
  nonisolated public func padding(_ length: CGFloat) -> some View { other(#function) }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { other(#function) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { other(#function) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { other(#function) }
  nonisolated public func fixedSize() -> some View { other(#function) }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { other(#function) }
  nonisolated public func layoutPriority(_ value: Double) -> some View { other(#function) }
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    other(#function)
  }
  nonisolated public func scaledToFit() -> some View { other(#function) }
  nonisolated public func scaledToFill() -> some View { other(#function) }
  nonisolated public func zIndex(_ value: Double) -> some View { other(#function) }
  nonisolated public func hidden() -> some View { other(#function) }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { other(#function) }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    other(#function)
  }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    other(#function)
  }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    other(#function)
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func gridCellColumns(_ count: Int) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { StubStack(views: [self, content()]) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { StubStack(views: [self, content()]) }
}

@available(iOS 14.0, macOS 11.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}
