// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The modifiers of stacks, bars and tabs.

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
