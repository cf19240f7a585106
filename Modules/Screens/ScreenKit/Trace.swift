/// The steps of a user action through the app, each reported by the code that takes it.
///
/// An inspector makes a trace for each key. Tasks that begin meanwhile inherit it, so an outcome that comes later still belongs to the
/// key that began it. Without a trace, no step is made.
///
///     Trace { print($0.text) }.record { app.send(intent) }
public struct Trace: Sendable {
  private static let local = TaskLocal<Trace?>(wrappedValue: nil)

  /// The trace of the action that is being performed; `nil` unless an inspector records it.
  public static var current: Trace? { local.get() }

  private let report: @MainActor @Sendable (TraceStep) -> Void

  /// Creates a trace that passes each step to `report`, in order.
  public init(_ report: @escaping @MainActor @Sendable (TraceStep) -> Void) { self.report = report }

  /// Performs an action whose steps the trace reports, with those of the tasks that begin meanwhile.
  @MainActor
  @discardableResult
  public func record<Result>(_ action: () -> Result) -> Result { Self.local.withValue(self, operation: action) }

  /// Reports a step.
  ///
  /// - Parameters:
  ///   - text: What happens, without any text that the user has typed.
  ///   - kind: The kind of the step.
  ///   - line: The line of source code that takes the step.
  @MainActor
  public func add(_ text: String, _ kind: TraceStep.Kind = .action, at line: SourceLine? = nil) {
    report(TraceStep(kind: kind, text: text, line: line))
  }

  /// Reports which line receives what the last step has sent; `nil` if none does.
  @MainActor
  func addReceiver(at line: SourceLine?) { add(line?.description ?? "no receiver", .receiver, at: line) }
}

/// A step of a trace.
public struct TraceStep: Equatable, Sendable {
  /// The kind of a step.
  public enum Kind: Equatable, Sendable {
    /// Something happens.
    case action
    /// What receives the last action.
    case receiver
    /// A call begins.
    case call
    /// The last call has ended.
    case outcome
    /// An entry has been opened or closed.
    case change
    /// The screen of the entry that this change has opened has been made.
    case screen(of: String)
    /// Asynchronous work of this number begins.
    case work(Int)
    /// The work of this number has ended.
    case workOutcome(Int)
  }

  /// The kind of the step.
  public var kind: Kind
  /// What happens, as it is written in code where possible.
  public var text: String
  /// The line of source code that takes the step; `nil` if it isn't known.
  public var line: SourceLine?

  /// Creates a step.
  public init(kind: Kind, text: String, line: SourceLine? = nil) {
    (self.kind, self.text, self.line) = (kind, text, line)
  }
}

extension Trace {
  /// Returns a value as it is written in code, such as `.details(72)`.
  ///
  /// A value with several parts is written as `…`.
  public static func code(of value: Any) -> String {
    switch value {
    case let number as any BinaryInteger: return "\(number)"
    case let flag as Bool: return "\(flag)"
    case let text as String: return "\"\(text)\""
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let parts = Array(mirror.children)
    switch mirror.displayStyle {
    case .enum?: return name(of: value) + (parts.first.map { "(\(code(of: $0.value)))" } ?? "")
    case .optional?: return parts.first.map { code(of: $0.value) } ?? "nil"
    case .tuple?: return parts.map { code(of: $0.value) }.joined(separator: ", ")
    case .struct? where parts.count == 1: return code(of: parts[0].value)
    default: return "…"
    }
  }

  /// Returns the case of an enumeration, such as `.nameEdited`, without the values in it, which the user may have typed.
  public static func name(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
    return "." + (mirror.children.first?.label ?? "\(value)")
  }
}
