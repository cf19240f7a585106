// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The views that lead out of the app or to another page, and images of a server.
public import Foundation

@available(iOS 14.0, macOS 11.0, *)
public struct Link<Label: View> {
  let label: Label
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
}

@available(iOS 14.0, macOS 11.0, *)
extension Link: StubPrimitive { public var stubParts: StubParts { .container(label) } }

@available(iOS 14.0, macOS 11.0, *)
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { label = Text(titleKey) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) { label = Text(title) }
}

@available(iOS 16.0, macOS 13.0, *)
public protocol Transferable: Sendable {}
extension Never: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}

@available(iOS 16.0, macOS 13.0, *)
public struct DefaultShareLinkLabel {}

@available(iOS 16.0, macOS 13.0, *)
extension DefaultShareLinkLabel: StubPrimitive { public var stubParts: StubParts { .leaf("Text", "Share…") } }

@available(iOS 16.0, macOS 13.0, *)
public struct SharePreview<Image, Icon> {}

@available(iOS 16.0, macOS 13.0, *)
extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {}
}

@available(iOS 16.0, macOS 13.0, *)
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
  let label: Label
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink: StubPrimitive { public var stubParts: StubParts { .container(label) } }

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel()
  }
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { label = DefaultShareLinkLabel() }
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel() }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { label = Text(titleKey) }
  nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { label = Text(titleKey) }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.label = label() }
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.label = label() }
}

/// A link inside a page; a host sees its label, and follows no link.
public struct NavigationLink<Label: View, Destination> {
  let label: Label
}

extension NavigationLink: StubPrimitive { public var stubParts: StubParts { .container(label) } }

extension NavigationLink where Destination: View {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    label = Text(title)
  }
}

@available(iOS 15.0, macOS 12.0, *)
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that never arrives.
@available(iOS 15.0, macOS 12.0, *)
public struct AsyncImage<Content: View> {
  let content: any View
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = EmptyView() }
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> { self.content = placeholder() }
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
}

@available(iOS 15.0, macOS 12.0, *)
extension AsyncImage: StubPrimitive { public var stubParts: StubParts { .group([("image", content)]) } }
