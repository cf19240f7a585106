/// The steps of a user action through the app, each reported by the code that takes it.
///
/// Tasks that begin meanwhile inherit the trace, so later outcomes still belong to the action.
///
///     Trace { print($0.text) }.record { app.send(intent) }
public struct Trace: Sendable {
  private static let local = TaskLocal<Trace?>(wrappedValue: nil)

  /// The trace of the current action; `nil` unless a front end records it.
  public static var current: Trace? { local.get() }

  private let report: @MainActor @Sendable (TraceStep) -> Void

  /// Creates a trace that passes each step to `report`, in order.
  public init(_ report: @escaping @MainActor @Sendable (TraceStep) -> Void) { self.report = report }

  /// Performs an action and reports its steps, also to a trace around it.
  @MainActor
  @discardableResult
  public func record<Result>(_ action: () -> Result) -> Result {
    guard let outer = Self.current else { return Self.local.withValue(self, operation: action) }
    let both = Trace { [report] step in
      report(step)
      outer.report(step)
    }
    return Self.local.withValue(both, operation: action)
  }

  /// Reports a step; its text must not contain what the user typed.
  @MainActor
  public func add(_ text: String, _ kind: TraceStep.Kind = .action, at line: SourceLine? = nil) {
    report(TraceStep(kind: kind, text: text, line: line))
  }

  /// Reports which line receives the last step; `nil` if none does.
  @MainActor
  func addReceiver(at line: SourceLine?) { add(line?.description ?? "no receiver", .receiver, at: line) }
}

/// A step of a trace.
public struct TraceStep: Equatable, Sendable {
  /// The kind of a step.
  public enum Kind: Equatable, Sendable {
    /// Something happens.
    case action
    /// The receiver of the last action.
    case receiver
    /// A call begins.
    case call
    /// The last call has ended.
    case outcome
    /// An entry has been opened or closed.
    case change
    /// A screen was made for the opened entry.
    case screen(of: String)
    /// Asynchronous work of this number begins.
    case work(Int)
    /// The work of this number has ended.
    case workOutcome(Int)
  }

  /// The kind of the step.
  public var kind: Kind
  /// What happens, as code where possible.
  public var text: String
  /// The line that takes the step, if known.
  public var line: SourceLine?

  /// Creates a step.
  public init(kind: Kind, text: String, line: SourceLine? = nil) {
    (self.kind, self.text, self.line) = (kind, text, line)
  }
}

extension Trace {
  /// Returns a value as code, such as `.details(72)` or `.move(from: 1, to: 2)`; `…` stands for a structure of several values.
  ///
  /// A structure of one value, such as an identifier, is that value.
  public static func code(of value: Any) -> String {
    switch value {
    case let text as any StringProtocol: return String(text).debugDescription
    case let letter as Character: return String(letter).debugDescription
    case let number as any Numeric & CustomStringConvertible: return "\(number)"
    case let flag as Bool: return "\(flag)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let parts = Array(mirror.children)
    switch mirror.displayStyle {
    case .enum?: return name(of: value) + (parts.first.map { "(\(arguments(of: $0.value)))" } ?? "")
    case .optional?: return parts.first.map { code(of: $0.value) } ?? "nil"
    case .struct? where parts.count == 1: return code(of: parts[0].value)
    default: return "…"
    }
  }

  /// Returns a value with its type as code, such as `LoggedInRoute.details(72)` or `LineRoute(2)`.
  package static func typedCode(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let type = "\(type(of: value))"
    if mirror.displayStyle == .enum { return type + code(of: value) }
    return "\(type)(\(mirror.children.map { code(of: $0.value) }.joined(separator: ", ")))"
  }

  /// Returns an enumeration case without its values, which the user may have typed, such as `.nameEdited`, and the type of another value.
  public static func name(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
    return "." + (mirror.children.first?.label ?? "\(value)")
  }

  /// Returns the type of a value and, for an enumeration, its case without the values.
  package static func typedName(of value: Any) -> String {
    let type = "\(type(of: value))"
    return Mirror(reflecting: value).displayStyle == .enum ? type + name(of: value) : type
  }

  /// Returns the associated values of an enumeration case, with their labels.
  private static func arguments(of values: Any) -> String {
    let mirror = Mirror(reflecting: values)
    guard mirror.displayStyle == .tuple else { return code(of: values) }
    return mirror.children.map { label, value in
      // A value without a label has its position as one, such as “.0”.
      let label = label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + code(of: value)
    }.joined(separator: ", ")
  }
}
