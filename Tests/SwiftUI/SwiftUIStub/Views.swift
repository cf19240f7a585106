// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The views that SwiftUI draws itself.
public import Foundation

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
