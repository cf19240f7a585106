// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The styles of controls, view modifiers, shapes, and what AppearanceModifiers.swift lacks of colors, fonts and alignments.

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier> { let view: any View }
extension _ViewModifier_Content: StubPrimitive { public var stubParts: StubParts { .group([("content", view)]) } }

@frozen
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View { modifier.body(content: _ViewModifier_Content(view: content)) }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public struct ButtonStyleConfiguration {
  public struct Label { let view: any View }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: StubPrimitive {
  public var stubParts: StubParts { .group([("label", view)]) }
}

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@available(iOS 15.0, macOS 12.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
@available(iOS 14.0, macOS 11.0, *)
public struct MenuPickerStyle: PickerStyle { public init() {} }
@available(iOS 14.0, macOS 11.0, *)
public struct InlinePickerStyle: PickerStyle { public init() {} }
@available(macOS, unavailable)
public struct WheelPickerStyle: PickerStyle { public init() {} }
@available(iOS 16.0, *)
@available(macOS, unavailable)
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }
@available(macOS, unavailable)
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
@available(macOS, unavailable)
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { .init() } }

public protocol ToggleStyle {}
public struct SwitchToggleStyle: ToggleStyle { public init() {} }
@available(iOS 15.0, macOS 12.0, *)
public struct ButtonToggleStyle: ToggleStyle { public init() {} }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { .init() } }

@available(iOS 14.0, macOS 11.0, *)
public protocol LabelStyle {}
@available(iOS 14.0, macOS 11.0, *)
public struct IconOnlyLabelStyle: LabelStyle { public init() {} }
@available(iOS 14.0, macOS 11.0, *)
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} }
@available(iOS 14.5, macOS 11.3, *)
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

public protocol DatePickerStyle {}
@available(iOS 14.0, macOS 10.15, *)
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
@available(iOS 14.0, macOS 10.15.4, *)
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { .init() }
}

@available(iOS 14.0, macOS 11.0, *)
public protocol ProgressViewStyle {}
@available(iOS 14.0, macOS 11.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {} }
@available(iOS 14.0, macOS 11.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle { public init() {} }
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { .init() }
}

@available(iOS 16.0, macOS 13.0, *)
public protocol FormStyle {}
@available(iOS 16.0, macOS 13.0, *)
public struct GroupedFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }

@available(iOS 14.0, macOS 11.0, *)
public protocol TabViewStyle {}
@available(iOS 14.0, *)
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle { public init() {} }
@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle { public static var page: PageTabViewStyle { .init() } }

@available(iOS 15.0, macOS 10.15, *)
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

@available(iOS 15.0, macOS 12.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { other("buttonStyle", S.self) }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { other(#function) }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { other(#function) }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { other(#function) }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { other(#function) }
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { other(#function) }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { other(#function) }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { other(#function) }
  @available(iOS 15.0, macOS 10.15, *)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { other(#function) }
}
