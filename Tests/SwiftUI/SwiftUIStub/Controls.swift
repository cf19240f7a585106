// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The controls of forms and menus. A host sees a toggle as a button, and other controls as their label.
public import Foundation

public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
}

extension Toggle: StubPrimitive {
  public var stubParts: StubParts {
    .button(StubButton(label: label, role: nil) { isOn.wrappedValue = !isOn.wrappedValue })
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    (self.isOn, label) = (isOn, Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    (self.isOn, label) = (isOn, Text(title))
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    (self.isOn, label) = (isOn, SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension Picker: StubPrimitive { public var stubParts: StubParts { .container(label) } }

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { label = Text(titleKey) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { label = Text(title) }
}

public struct Slider<Label: View, ValueLabel: View> {
  let label: Label
}

extension Slider: StubPrimitive { public var stubParts: StubParts { .container(label) } }

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { label = EmptyView() }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { label = EmptyView() }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.label = label() }
}

public struct Stepper<Label: View> {
  let label: Label
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
}

extension Stepper: StubPrimitive { public var stubParts: StubParts { .container(label) } }

extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents
  let label: Label
}

extension DatePicker: StubPrimitive { public var stubParts: StubParts { .container(label) } }

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { label = Text(titleKey) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { label = Text(titleKey) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { label = Text(titleKey) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { label = Text(titleKey) }
}

@available(iOS 14.0, macOS 11.0, *)
public struct ColorPicker<Label: View> {
  let label: Label
}

@available(iOS 14.0, macOS 11.0, *)
extension ColorPicker: StubPrimitive { public var stubParts: StubParts { .container(label) } }

@available(iOS 14.0, macOS 11.0, *)
extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = Text(titleKey)
  }
}

@available(iOS 14.0, macOS 11.0, *)
public struct Menu<Label: View, Content: View> {
  let views: [any View]
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    views = [label(), content()]
  }
}

@available(iOS 14.0, macOS 11.0, *)
extension Menu: StubPrimitive { public var stubParts: StubParts { .container(StubStack(views: views)) } }

@available(iOS 14.0, macOS 11.0, *)
extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    views = [Text(titleKey), content()]
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    views = [Text(title), content()]
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    views = [SwiftUI.Label(titleKey, systemImage: systemImage), content()]
  }
}

@available(iOS 15.0, macOS 12.0, *)
public struct ControlGroup<Content: View> {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 15.0, macOS 12.0, *)
extension ControlGroup: StubPrimitive { public var stubParts: StubParts { .container(content) } }

@available(macOS, unavailable)
public struct EditButton {
  nonisolated public init() {}
}

@available(macOS, unavailable)
extension EditButton: StubPrimitive { public var stubParts: StubParts { .leaf("EditButton", "Edit") } }

@available(iOS 16.0, macOS 13.0, *)
public struct LabeledContent<Label: View, Content: View> {
  let views: [any View]
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    views = [label(), content()]
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent: StubPrimitive { public var stubParts: StubParts { .container(StubStack(views: views)) } }

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    views = [Text(titleKey), content()]
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    views = [Text(titleKey), Text(value)]
  }
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { views = [Text(titleKey), Text(value, format: format)] }
}

@available(iOS 14.0, macOS 11.0, *)
public struct DisclosureGroup<Label: View, Content: View> {
  let views: [any View]
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    views = [label(), content()]
  }
}

@available(iOS 14.0, macOS 11.0, *)
extension DisclosureGroup: StubPrimitive { public var stubParts: StubParts { .container(StubStack(views: views)) } }

@available(iOS 14.0, macOS 11.0, *)
extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    views = [Text(titleKey), content()]
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { views = [Text(titleKey), content()] }
}

@available(iOS 14.0, macOS 11.0, *)
public struct GroupBox<Label: View, Content: View> {
  let views: [any View]
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    views = [label(), content()]
  }
}

@available(iOS 14.0, macOS 11.0, *)
extension GroupBox: StubPrimitive { public var stubParts: StubParts { .container(StubStack(views: views)) } }

@available(iOS 14.0, macOS 11.0, *)
extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { views = [content()] }
}

@available(iOS 14.0, macOS 11.0, *)
extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    views = [Text(titleKey), content()]
  }
}
