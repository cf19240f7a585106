// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// What texts, images, progress and fields add to Views.swift, and the modifiers of text.
public import Foundation

extension Text {
  public struct DateStyle: Equatable, Sendable {
    public static let date = DateStyle()
    public static let time = DateStyle()
    public static let relative = DateStyle()
    public static let timer = DateStyle()
    public static let offset = DateStyle()
  }
  public enum TruncationMode: Sendable { case head, tail, middle }
  public enum Case: Sendable { case uppercase, lowercase }

  nonisolated public init(_ date: Date, style: DateStyle) { stubText = "\(date)" }
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { stubText = "\(input)" }
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) { stubText = "\(attributedContent)" }
  nonisolated public init(_ image: Image) { stubText = image.name }
  nonisolated public func bold() -> Text { self }
  nonisolated public func italic() -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.stubText + right.stubText)
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ number: Double) { text += "\(number)" }
  public mutating func appendInterpolation(_ number: Double, specifier: String) { text += "\(number)" }
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { text += "\(input)" }
}

extension Image {
  public enum Scale: Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }

  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

@available(iOS 14.0, macOS 11.0, *)
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() { views = [] }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { views = [] }
}

@available(iOS 14.0, macOS 11.0, *)
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    views = [Text(titleKey)]
  }
}

extension TextField where Label == Text {
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    (title, self.text, self.prompt) = (titleKey.stubText, text, prompt)
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    (title, self.text, self.prompt) = (titleKey.stubText, text, prompt)
  }
  @available(iOS 16.0, macOS 13.0, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    (self.title, self.text) = (String(title), text)
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    (title, self.prompt) = (titleKey.stubText, prompt)
    text = Binding(read: { "\(value.wrappedValue)" }, write: { _ in })
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    (title, self.prompt) = (titleKey.stubText, prompt)
    text = Binding(read: { value.wrappedValue.map { "\($0)" } ?? "" }, write: { _ in })
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (title, self.text) = (titleKey.stubText, text)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (self.title, self.text) = (String(title), text)
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

@available(iOS 15.0, macOS 12.0, *)
public protocol TextSelectability { static var allowsSelection: Bool { get } }
@available(iOS 15.0, macOS 12.0, *)
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
@available(iOS 15.0, macOS 12.0, *)
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}

@available(iOS 15.0, macOS 12.0, *)
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

@available(iOS 15.0, macOS 12.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

@available(iOS 15.0, *)
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { .init() }
  public static var words: TextInputAutocapitalization { .init() }
  public static var sentences: TextInputAutocapitalization { .init() }
  public static var characters: TextInputAutocapitalization { .init() }
}

/// The types of UIKit that views name on iOS.
@available(macOS, unavailable)
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
}

@available(macOS, unavailable)
public struct UITextContentType: Hashable, Sendable {
  public static var name: UITextContentType { .init() }
  public static var username: UITextContentType { .init() }
  public static var password: UITextContentType { .init() }
  public static var newPassword: UITextContentType { .init() }
  public static var oneTimeCode: UITextContentType { .init() }
  public static var emailAddress: UITextContentType { .init() }
  public static var telephoneNumber: UITextContentType { .init() }
}

extension View {
  nonisolated public func lineLimit(_ number: Int?) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { other(#function) }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { other(#function) }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { other(#function) }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { other(#function) }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func monospacedDigit() -> some View { other(#function) }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { other(#function) }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { other(#function) }
  @available(iOS 15.0, *)
  @available(macOS, unavailable)
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { other(#function) }
  @available(macOS, unavailable)
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { other(#function) }
  @available(macOS, unavailable)
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    other("onSubmit", action)
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { other(#function) }
}

extension View {
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { other(#function) }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { other(#function) }
}

@available(iOS 15.0, *)
@available(macOS, unavailable)
extension SearchFieldPlacement {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .init()
  }
}
