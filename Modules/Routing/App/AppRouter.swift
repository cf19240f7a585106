/// Takes a link and gives an outcome: the one way from module to module, and from outside into the app.
///
/// It knows every module by name and none by type. The whole link is checked before anything moves, and a link behind a
/// gate waits until the gate is passed. All of it belongs to the main actor.
@MainActor
public final class AppRouter {
  /// The modules, by name.
  public let modules: [String: Module]
  /// The link that waits behind a gate.
  ///
  /// There is at most one: a later one takes its place.
  public private(set) var waiting: Link?
  /// The app that shows the places.
  ///
  /// Without one every link is refused.
  public weak var delegate: (any AppRouterDelegate)?

  /// Registers modules; throws a `ModuleProblem` when their links are not well declared.
  public init(_ modules: [Module]) throws(ModuleProblem) {
    var table: [String: Module] = [:]
    for module in modules {
      if let problem = module.problems.first { throw problem }
      guard table.updateValue(module, forKey: module.name) == nil else { throw .sameName(module.name) }
    }
    self.modules = table
  }

  /// Opens a link written as text.
  @discardableResult
  public func open(_ text: String) -> LinkOutcome {
    do {
      return open(try Link(text), writtenAs: text)
    } catch {
      return .refused(.link(error))
    }
  }

  /// Opens a link.
  @discardableResult
  public func open(_ link: Link) -> LinkOutcome { open(link, writtenAs: link.description) }

  /// Opens the link that waits, if its gate is passed now.
  @discardableResult
  public func resume() -> LinkOutcome? {
    guard let link = waiting, delegate != nil else { return nil }
    waiting = nil
    return open(link)
  }

  /// Forgets the link that waits.
  public func dropWaiting() { waiting = nil }

  /// Why a link leads nowhere; nil when some module knows the place.
  public func problem(with link: Link) -> LinkError? { problem(with: link, writtenAs: link.description) }

  private func problem(with link: Link, writtenAs text: String) -> LinkError? {
    guard let module = modules[link.module] else {
      return LinkError(
        .module, link.module, at: "app://".utf8.count, "No module is called that", isUnknown: true,
        nearMisses: NearMisses.of(link.module, among: modules.keys))
    }
    do {
      try module.check(link)
      return nil
    } catch {
      return LinkError(error, in: link, writtenAs: text)
    }
  }

  private func open(_ link: Link, writtenAs text: String) -> LinkOutcome {
    if let problem = problem(with: link, writtenAs: text) {
      return problem.isUnknown ? .unknown(problem) : .refused(.link(problem))
    }
    guard let delegate else { return .refused(.navigation(.unavailable("The app is not running"))) }
    if let gate = modules[link.module]?.gate, !delegate.isPassed(gate) {
      waiting = link
      return .waiting(gate)
    }
    switch delegate.show(link) {
    case .done, .unchanged, .queued: return .opened
    case .asking: return .asking
    case .refused(let refusal): return .refused(.navigation(refusal))
    }
  }
}

/// The app behind an `AppRouter`: it knows which gates are passed, and it can show places.
@MainActor
public protocol AppRouterDelegate: AnyObject {
  /// Whether what lies behind the gate may be shown now.
  func isPassed(_ gate: Gate) -> Bool
  /// Shows the place of a link that some module knows and whose gate is passed.
  func show(_ link: Link) -> Outcome
}

/// How opening a link ended.
public enum LinkOutcome: Equatable, Sendable {
  /// The place is open.
  case opened
  /// The place opens as soon as the gate is passed.
  case waiting(Gate)
  /// A screen has something to lose and asks first; agreeing opens the place.
  case asking
  /// Nobody knows the place.
  case unknown(LinkError)
  /// The link can't be opened.
  case refused(LinkRefusal)
}

/// Why a link can't be opened.
public enum LinkRefusal: Equatable, Sendable, CustomStringConvertible {
  /// It is not well written.
  case link(LinkError)
  /// The module can't go there now.
  case navigation(Refusal)

  /// The reason in words.
  public var description: String {
    switch self {
    case .link(let error): error.description
    case .navigation(let refusal): refusal.description
    }
  }
}
