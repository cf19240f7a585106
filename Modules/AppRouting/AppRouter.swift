public import Links
public import Routing

/// Takes a link and gives an outcome: the one way from module to module, and from outside into the app.
///
/// It knows every module by name and none by type. The whole link is checked before anything moves. A link behind gates
/// waits until the first of them is passed, then at the next. All of it belongs to the main actor.
@MainActor
public final class AppRouter {
  /// The modules, by name.
  public let modules: [String: Module]
  /// The host whose `https` links are the app's own; nil when there is none.
  public let webHost: String?
  /// The link that waits behind a gate.
  ///
  /// There is at most one: a later one takes its place.
  public var waiting: Link? { held?.link }
  /// The app that shows the places.
  ///
  /// Without one every link is refused.
  public weak var delegate: (any AppRouterDelegate)?
  private var held: (link: Link, policy: LinkPolicy)?

  /// Registers modules; throws a `ModuleProblem` when their links are not well declared.
  ///
  /// - Parameters:
  ///   - modules: The modules, of which no two have the same name.
  ///   - gates: The gates that the app knows: a module behind another, misspelt perhaps, is a problem. Nil takes any.
  ///   - webHost: The host whose `https` links are the app's own; nil when there is none.
  public init(_ modules: [Module], gates: Set<Gate>? = nil, webHost: String? = nil) throws(ModuleProblem) {
    self.webHost = webHost
    var table: [String: Module] = [:]
    for module in modules {
      if let problem = module.problems.first { throw problem }
      if let gates, let unknown = module.allGates.subtracting(gates).min(by: { $0.description < $1.description }) {
        throw .unknownGate(
          module: module.name, gate: unknown, known: gates.sorted { $0.description < $1.description })
      }
      guard table.updateValue(module, forKey: module.name) == nil else { throw .sameName(module.name) }
    }
    self.modules = table
  }

  /// Opens a link written as text.
  @discardableResult
  public func open(_ text: String, policy: LinkPolicy = .reuse) -> LinkOutcome {
    do {
      return open(try Link(text, webHost: webHost), policy, writtenAs: text)
    } catch {
      return .refused(.link(error))
    }
  }

  /// Opens a link; one that code has put together is read like any other first, so that a bad one is refused.
  @discardableResult
  public func open(_ link: Link, policy: LinkPolicy = .reuse) -> LinkOutcome { open(link.description, policy: policy) }

  /// Opens the link that waits, if its gates are passed now; nil when none waits.
  @discardableResult
  public func resume() -> LinkOutcome? {
    guard let (link, policy) = held, delegate != nil else { return nil }
    held = nil
    return open(link, policy: policy)
  }

  /// Forgets the link that waits.
  public func dropWaiting() { held = nil }

  /// Why a link leads nowhere; nil when some module knows the place.
  public func problem(with link: Link) -> LinkError? {
    do {
      _ = try gates(before: link, writtenAs: link.description)
      return nil
    } catch {
      return error
    }
  }

  /// What must be passed before the place of a link; throws a `LinkError` when no module knows it.
  private func gates(before link: Link, writtenAs text: String) throws(LinkError) -> [Gate] {
    guard let module = modules[link.module] else {
      throw LinkError(.unknownModule(known: Array(modules.keys)), in: link, writtenAs: text)
    }
    do {
      return try module.check(link)
    } catch {
      throw LinkError(error, in: link, writtenAs: text)
    }
  }

  private func open(_ link: Link, _ policy: LinkPolicy, writtenAs text: String) -> LinkOutcome {
    let gates: [Gate]
    do {
      gates = try self.gates(before: link, writtenAs: text)
    } catch {
      return error.isUnknown ? .unknown(error) : .refused(.link(error))
    }
    guard let delegate else { return .refused(.navigation(.unavailable("The app is not running"))) }
    if let gate = gates.first(where: { !delegate.isPassed($0) }) {
      held = (link, policy)
      return .waiting(gate)
    }
    return LinkOutcome(delegate.show(link, policy))
  }
}

/// The app behind an `AppRouter`: it knows which gates are passed, and it can show places.
@MainActor
public protocol AppRouterDelegate: AnyObject {
  /// Whether what lies behind the gate may be shown now.
  func isPassed(_ gate: Gate) -> Bool
  /// Shows the place of a link that some module knows and whose gates are passed.
  func show(_ link: Link, _ policy: LinkPolicy) -> Outcome
}
