// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Scenes, windows and commands.

#if canImport(UIKit)
  public import UIKit
#endif

@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, *)
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, macOS 11.0, *)
extension Never: Scene {}

@available(iOS 14.0, macOS 11.0, *)
extension Scene where Body == Never {
  public var body: Never { fatalError("nothing is drawn") }
}

@resultBuilder
@available(iOS 14.0, macOS 11.0, *)
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene { c0 }
}

@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, *)
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, *)
extension App {
  @MainActor @preconcurrency public static func main() {}
}

@available(iOS 14.0, macOS 11.0, *)
public struct WindowGroup<Content: View> {
  /// Returns the content of another window.
  public let stubContent: (() -> Content)?
  @available(iOS 18.0, macOS 15.0, *)
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { stubContent = makeContent }
  @available(iOS 18.0, macOS 15.0, *)
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) { stubContent = makeContent }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { stubContent = nil }
}

@available(iOS 16.0, macOS 13.0, *)
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {}
@available(iOS 16.0, macOS 13.0, *)
extension PresentedWindowContent: StubPrimitive { public var stubParts: StubParts { .group([]) } }

@available(iOS 14.0, macOS 11.0, *)
extension WindowGroup: Scene {
  public typealias Body = Never
}

@available(iOS, unavailable)
@available(macOS 13.0, *)
public struct MenuBarExtra<Label: View, Content: View> {}

@available(iOS, unavailable)
@available(macOS 13.0, *)
extension MenuBarExtra: Scene {
  public typealias Body = Never
}

@available(iOS, unavailable)
@available(macOS 13.0, *)
extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("nothing is drawn") }
}

@available(iOS 14.0, macOS 11.0, *)
@resultBuilder
public struct CommandsBuilder {
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
}

@available(iOS 14.0, macOS 11.0, *)
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, macOS 11.0, *)
extension Scene {
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}

@available(iOS, unavailable)
public struct Settings<Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS, unavailable)
extension Settings: Scene {
  public typealias Body = Never
}

@available(iOS 17.0, macOS 14.0, *)
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "StubMacros", type: "PreviewMacro")

#if canImport(UIKit)
  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  }

  extension UIViewControllerRepresentable {
    public var body: Never { fatalError("nothing is drawn") }
  }

  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

  open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content
    public init(rootView: Content) {
      self.rootView = rootView
      super.init()
    }
  }
#endif
