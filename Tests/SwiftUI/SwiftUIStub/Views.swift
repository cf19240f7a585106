// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The views that SwiftUI draws itself, and scenes.
public import Foundation

#if canImport(UIKit)
  public import UIKit
#endif

/// A key that supports interpolations of strings and integers only.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
  }

  public let stubText: String
  public init(_ value: String) { stubText = value }
  public init(stringLiteral value: String) { stubText = value }
  public init(stringInterpolation: StringInterpolation) { stubText = stringInterpolation.text }
}

@frozen
public struct Text: Equatable, Sendable {
  public let stubText: String
  nonisolated public init(verbatim content: String) { stubText = content }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { stubText = String(content) }
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { stubText = key.stubText }
  nonisolated public func font(_ font: Font?) -> Text { self }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

extension Text: StubPrimitive {
  public var stubParts: StubParts { .leaf("Text", stubText) }
}

@frozen
public struct Image: Equatable, Sendable {
  let name: String
  nonisolated public init(systemName: String) { name = systemName }
}

extension Image: StubPrimitive {
  public var stubParts: StubParts { .leaf("Image", name) }
}

@available(iOS 14.0, macOS 11.0, *)
public struct Label<Title, Icon> {
  let views: [any View]
}

@available(iOS 14.0, macOS 11.0, *)
extension Label: View, StubPrimitive where Title: View, Icon: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { views = [title(), icon()] }
  public var stubParts: StubParts { .group(views.enumerated().map { (AnyHashable($0), $1) }) }
}

@available(iOS 14.0, macOS 11.0, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    views = [Text(titleKey), Image(systemName: name)]
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    views = [Text(title), Image(systemName: name)]
  }
}

@available(iOS 15.0, macOS 12.0, *)
public struct ButtonRole: Equatable, Sendable {
  public let stubName: String
  public static let destructive = ButtonRole(stubName: "destructive")
  public static let cancel = ButtonRole(stubName: "cancel")
}

public struct Button<Label: View> {
  let button: StubButton
  @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    button = StubButton(label: label(), role: nil, action: action)
  }
  @preconcurrency
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    button = StubButton(label: label(), role: role, action: action)
  }
}

extension Button: StubPrimitive {
  public var stubParts: StubParts { .button(button) }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    button = StubButton(label: Text(titleKey), role: nil, action: action)
  }
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    button = StubButton(label: Text(title), role: nil, action: action)
  }
  @preconcurrency
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    button = StubButton(label: Text(titleKey), role: role, action: action)
  }
  @_disfavoredOverload
  @preconcurrency
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    button = StubButton(label: Text(title), role: role, action: action)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    button = StubButton(label: SwiftUI.Label(titleKey, systemImage: systemImage), role: nil, action: action)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    button = StubButton(label: SwiftUI.Label(title, systemImage: systemImage), role: nil, action: action)
  }
}

/// A field without its prompt.
struct StubField {
  let title: String
  let text: Binding<String>

  @MainActor func stubParts(prompt: Text?) -> StubParts {
    .modified(self, .other("prompt", [prompt?.stubText ?? ""]))
  }
}

extension StubField: StubPrimitive {
  var stubParts: StubParts { .field(title, text) }
}

public struct TextField<Label> {
  let title: String
  let text: Binding<String>
  var prompt: Text?
}

extension TextField: View, StubPrimitive where Label: View {
  public typealias Body = Never
  public var stubParts: StubParts { StubField(title: title, text: text).stubParts(prompt: prompt) }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (title, self.text) = (titleKey.stubText, text)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (self.title, self.text) = (String(title), text)
  }
}

public struct SecureField<Label> {
  let title: String
  let text: Binding<String>
  var prompt: Text?
}

extension SecureField: View, StubPrimitive where Label: View {
  public typealias Body = Never
  public var stubParts: StubParts { StubField(title: title, text: text).stubParts(prompt: prompt) }
}

@available(iOS 14.0, macOS 11.0, *)
public struct ProgressView<Label, CurrentValueLabel> {
  let views: [any View]
}

@available(iOS 14.0, macOS 11.0, *)
extension ProgressView: View, StubPrimitive where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
  public var stubParts: StubParts { .modified(StubStack(views: views), .other("ProgressView", [])) }
}

@available(iOS 14.0, macOS 11.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init(@ViewBuilder label: () -> Label) where Label: View { views = [label()] }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { views = [Text(titleKey)] }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { views = [Text(title)] }
}

@available(iOS 17.0, macOS 14.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let views: [any View]
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { views = [label(), description(), actions()] }
}

@available(iOS 17.0, macOS 14.0, *)
extension ContentUnavailableView: StubPrimitive {
  public var stubParts: StubParts { .group(views.enumerated().map { (AnyHashable($0), $1) }) }
}

@available(iOS 17.0, macOS 14.0, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    views = [SwiftUI.Label(title, systemImage: name), description]
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    views = [SwiftUI.Label(title, systemImage: name), description]
  }
}

// MARK: Containers

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

// MARK: Navigation

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

// MARK: Scenes

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
