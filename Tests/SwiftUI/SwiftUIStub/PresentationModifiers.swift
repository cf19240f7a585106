// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The modifiers that present modals.
public import Foundation

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
