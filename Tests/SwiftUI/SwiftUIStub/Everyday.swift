// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the files of events, navigation and presentations lack of everyday calls.
public import Foundation
public import Observation

// MARK: Events

extension View {
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modified(.onAppear { Task(priority: priority, operation: action) }) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(.onAppear { Task(priority: priority, operation: action) })
      .modified(.onChange(StubEquatable.hashable(value), { Task(priority: priority, operation: action) }))
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    other("onTapGesture", action)
  }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { other("onLongPressGesture", action) }
  @available(iOS 13.4, macOS 10.15, *)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { other(#function) }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    other(#function)
  }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func environment<T: Observable & AnyObject>(_ object: T?) -> some View {
    modified(.environment { $0.stubObjects[ObjectIdentifier(T.self)] = object })
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    other(#function)
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { other(#function) }
}

@available(iOS 17.0, macOS 14.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let impact = SensoryFeedback()
}

@available(iOS 15.0, macOS 12.0, *)
public enum DynamicTypeSize: Comparable, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

// MARK: Accessibility

@available(iOS 14.0, macOS 11.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

extension AccessibilityTraits {
  public static let isButton = AccessibilityTraits(rawValue: 8)
  public static let isLink = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
}

@available(iOS 14.0, macOS 11.0, *)
extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    other(#function)
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { other(#function) }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { other(#function) }
}

// MARK: Navigation

@available(iOS 16.0, macOS 13.0, *)
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  public init() {}
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { (path, self.root) = (nil, root()) }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = StubBinding(path: path.elements)
    self.root = root()
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

@available(iOS 14.0, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

@available(iOS 17.0, macOS 14.0, *)
public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: ToolbarTitleDisplayMode { .init() }
  public static var inline: ToolbarTitleDisplayMode { .init() }
  public static var inlineLarge: ToolbarTitleDisplayMode { .init() }
}

extension ToolbarItemPlacement {
  public static let principal = ToolbarItemPlacement(stubName: "principal")
  public static let status = ToolbarItemPlacement(stubName: "status")
  public static let confirmationAction = ToolbarItemPlacement(stubName: "confirmationAction")
  public static let destructiveAction = ToolbarItemPlacement(stubName: "destructiveAction")
  @available(iOS 15.0, macOS 12.0, *)
  public static let keyboard = ToolbarItemPlacement(stubName: "keyboard")
  @available(macOS, unavailable)
  public static var topBarLeading: ToolbarItemPlacement { .init(stubName: "topBarLeading") }
  @available(macOS, unavailable)
  public static var topBarTrailing: ToolbarItemPlacement { .init(stubName: "topBarTrailing") }
  @available(macOS, unavailable)
  public static var navigationBarLeading: ToolbarItemPlacement { .init(stubName: "navigationBarLeading") }
  @available(macOS, unavailable)
  public static var navigationBarTrailing: ToolbarItemPlacement { .init(stubName: "navigationBarTrailing") }
  @available(macOS, unavailable)
  public static var bottomBar: ToolbarItemPlacement { .init(stubName: "bottomBar") }
}

@available(iOS 16.0, macOS 13.0, *)
extension ToolbarPlacement {
  public static var automatic: ToolbarPlacement { .init() }
  @available(macOS, unavailable)
  public static var navigationBar: ToolbarPlacement { .init() }
  @available(macOS, unavailable)
  public static var bottomBar: ToolbarPlacement { .init() }
}

extension ToolbarContentBuilder {
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some ToolbarContent { StubToolbarGroup(parts: [c0, c1, c2, c3]) }
}

extension View {
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { other(#function) }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { other(#function) }
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { other(#function) }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    other("toolbarVisibility(_:for:)", visibility, bars)
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    other(#function)
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { other("badge(label)", key?.stubText ?? "") }
}

// MARK: Presentations

extension View {
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modified(.present(.init(.popover, isPresented, nil, content))) }
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { modified(.present(.init(.cover, isPresented, onDismiss, content))) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { other(#function) }
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { other(#function) }
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { other(#function) }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { stubAlert(titleKey.stubText, isPresented, actions(), nil) }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { stubAlert(titleKey.stubText, isPresented, actions(), message()) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { stubAlert(String(title), isPresented, actions(), nil) }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { stubAlert(String(title), isPresented, actions(), message()) }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { other(#function) }
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { other(#function) }

  nonisolated private func stubAlert(
    _ title: String, _ isPresented: Binding<Bool>, _ actions: any View, _ message: (any View)?
  ) -> StubModified<Self> {
    modified(.alert(StubAlert(title: title, isPresented: isPresented, actions: { actions }, message: { message })))
  }
}
