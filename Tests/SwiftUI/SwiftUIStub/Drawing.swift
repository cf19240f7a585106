// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Shapes, and what AppearanceModifiers.swift lacks of colors, fonts, alignments and effects.
public import Foundation

public struct StubShape { let name: String }
extension StubShape: StubPrimitive { public var stubParts: StubParts { .leaf("Shape", name) } }

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    StubShape(name: "\(Self.self)")
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    StubShape(name: "\(Self.self)")
  }
}

public struct Circle: Shape { public init() {} }
public struct Ellipse: Shape { public init() {} }
public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    .init(cornerRadius: cornerRadius)
  }
}

// A shape without a style is filled with the foreground color.
extension Rectangle: StubPrimitive { public var stubParts: StubParts { .leaf("Shape", "Rectangle") } }
extension Capsule: StubPrimitive { public var stubParts: StubParts { .leaf("Shape", "Capsule") } }
extension Circle: StubPrimitive { public var stubParts: StubParts { .leaf("Shape", "Circle") } }
extension Ellipse: StubPrimitive { public var stubParts: StubParts { .leaf("Shape", "Ellipse") } }
extension RoundedRectangle: StubPrimitive { public var stubParts: StubParts { .leaf("Shape", "RoundedRectangle") } }

extension Color {
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let green = Color(name: "green")
  public static let mint = Color(name: "mint")
  public static let teal = Color(name: "teal")
  public static let cyan = Color(name: "cyan")
  public static let blue = Color(name: "blue")
  public static let indigo = Color(name: "indigo")
  public static let purple = Color(name: "purple")
  public static let pink = Color(name: "pink")
  public static let brown = Color(name: "brown")
  public static let white = Color(name: "white")
  public static let gray = Color(name: "gray")
  public static let black = Color(name: "black")
  public static let clear = Color(name: "clear")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { name = "rgb" }
  nonisolated public init(white: Double, opacity: Double = 1) { name = "white" }
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
  @available(iOS 16.0, macOS 13.0, *)
  public var gradient: AnyGradient { AnyGradient() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct AnyGradient: ShapeStyle {}

public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var tertiary: HierarchicalShapeStyle { .init() }
  public static var quaternary: HierarchicalShapeStyle { .init() }
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .init() }
  public static var thinMaterial: Material { .init() }
  public static var thickMaterial: Material { .init() }
  public static var bar: Material { .init() }
}
extension ShapeStyle where Self == Color {
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

public struct LinearGradient: ShapeStyle {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
extension LinearGradient: StubPrimitive { public var stubParts: StubParts { .leaf("Shape", "LinearGradient") } }

extension Font {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let body = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
}

extension HorizontalAlignment { public static let trailing = HorizontalAlignment() }

extension VerticalAlignment {
  public static let top = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
}

extension Alignment {
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
  public static let bottomLeading = Alignment()
  public static let bottomTrailing = Alignment()
}

extension UnitPoint {
  public static let center = UnitPoint()
  public static let bottom = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint()
  public static let bottomTrailing = UnitPoint()
}

extension Edge.Set {
  public static let top = Self(rawValue: 1)
  public static let leading = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let trailing = Self(rawValue: 8)
  public static let horizontal = Self(rawValue: 10)
  public static let vertical = Self(rawValue: 5)
}

extension View {
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { other(#function) }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { other(#function) }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { other(#function) }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { other(#function) }
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { other(#function) }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { other(#function) }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { other(#function) }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { other(#function) }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { other(#function) }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func redacted(reason: RedactionReasons) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { other(#function) }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { other(#function) }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { other(#function) }
  nonisolated public func transition(_ t: AnyTransition) -> some View { other(#function) }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { other(#function) }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }

@available(iOS 14.0, macOS 11.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

@available(iOS 15.0, macOS 12.0, *)
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

@available(iOS 15.0, macOS 12.0, *)
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let slash = SymbolVariants()
}

extension Animation {
  public static let easeInOut = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let linear = Animation()
  public static var spring: Animation { .init() }
  public static var smooth: Animation { .init() }
  public static var snappy: Animation { .init() }
  public static var bouncy: Animation { .init() }
  public static func easeInOut(duration: Double) -> Animation { .init() }
  public static func easeIn(duration: Double) -> Animation { .init() }
  public static func easeOut(duration: Double) -> Animation { .init() }
  public static func linear(duration: Double) -> Animation { .init() }
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .init() }
  public func delay(_ delay: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

@frozen
public struct AnyTransition {
  public static var opacity: AnyTransition { .init() }
  public static var slide: AnyTransition { .init() }
  public static var scale: AnyTransition { .init() }
  public static func move(edge: Edge) -> AnyTransition { .init() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

@available(iOS 16.0, macOS 13.0, *)
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .init() }
}
