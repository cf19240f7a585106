import Links
import Routing
import ScreenKit

extension Trace {
  /// Adds a step of a call of a window, with places of its root module without the module's name.
  @MainActor
  func add(_ step: NavigationStep, in navigator: Navigator<any ViewModel>) {
    let root = navigator.root
    switch step {
    case .call(let function, let label, let subject, _): add(Self.call(function, label, subject), .call)
    case .read(let routes): add("read as " + routes.map(\.typedCode).joined(separator: ", "))
    case .admission(let gates, let outcome): add(gates: gates, outcome)
    case .question(let route): add("\(route.typedCode) asks first")
    case .change(let added, let removed):
      for route in removed { add("− \(route.link.place(from: root))", .change) }
      for route in added { add("+ \(route.link.place(from: root))", .change) }
    case .screen(let entry, let type):
      let line = navigator.screen(of: entry.id)?.screenLine
      add("\(type)", .screen(of: "+ \(entry.route.link.place(from: root))"), at: line)
    case .outcome(let outcome): add(outcome.code, .outcome)
    case .result(let value, let cancellation, let receiver):
      add(
        (receiver.map { "\($0) " } ?? "") + "gets "
          + (value.map { ".finished(\($0))" } ?? ".cancelled(\(cancellation.map(Trace.code) ?? ""))"))
    case .work(let number, let route, let caller, let line):
      let owner =
        route.map { "scope.run of \($0.typedCode)" } ?? "router.scope.run" + (caller.map { " of \($0)" } ?? "")
      add(owner, .work(number), at: SourceLine(fileID: line.fileID, line: line.line))
    case .workEnded(let number, let error):
      add(error.map { ".failure(\(Self.typedName(of: $0)))" } ?? ".success", .workOutcome(number))
    }
  }

  @MainActor
  private func add(gates: [Gate], _ outcome: NavigationOutcome?) {
    if case .waiting(let gate) = outcome { return add("gate “\(gate)” waits") }
    let isClosed = if case .refused = outcome { true } else { false }
    for gate in gates { add("gate “\(gate)” is \(isClosed ? "closed" : "open")") }
  }

  /// Returns a call as Swift code, with its subject as the first argument.
  private static func call(_ function: String, _ label: String?, _ subject: (any Sendable)?) -> String {
    guard let subject else { return "\(function)()" }
    let argument =
      switch subject {
      case let route as AnyRoute: route.code
      case let link as DeepLink: "\(link)"
      case let ending as ModuleEnding: ending.value.map(name) ?? ""
      default: code(of: subject)
      }
    return "\(function)(\(label.map { "\($0): " } ?? "")\(argument))"
  }
}

extension AnyRoute {
  /// The route as an argument, such as `.details(72)` or `LineRoute(2)`.
  fileprivate var code: String {
    let code = Trace.code(of: base)
    return code.hasPrefix(".") ? code : typedCode
  }

  /// The route with its type, such as `LoggedInRoute.details(72)` or `LineRoute(2)`.
  fileprivate var typedCode: String { Trace.typedCode(of: base) }
}

extension DeepLink {
  /// Returns the link without escapes and, for a place of the root module, without its name.
  fileprivate func place(from root: String?) -> String {
    let path = (module == root && !segments.isEmpty ? [] : [module]) + segments
    let parameters = parameters.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    return path.joined(separator: "/") + (parameters.isEmpty ? "" : "?\(parameters)")
  }
}

extension NavigationOutcome {
  /// The outcome as Swift code, with the reason of a refusal.
  fileprivate var code: String {
    switch self {
    case .done, .doneIgnoring: ".done"
    case .performed: ".performed"
    case .unchanged: ".unchanged"
    case .queued: ".queued"
    case .needsConfirmation: ".needsConfirmation"
    case .waiting(let gate): ".waiting(“\(gate)”)"
    case .refused(let error): ".refused: \(error)"
    }
  }
}
