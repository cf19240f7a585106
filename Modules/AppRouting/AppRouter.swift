public import Links
public import Routing

/// Opens links: those between modules, and those from outside the app.
///
/// It knows every module by name and none by type. A link is checked as a whole and planned before anything changes. A link
/// behind a gate waits until the gate is passed, then continues with the same plan.
@MainActor
public final class AppRouter {
  /// The modules, by name.
  public let modules: [String: Module]
  /// How `https` links become links of the app; `nil` if the app has none.
  public let webLinks: WebLinks?
  /// The link that waits behind a gate; a later link that has to wait replaces it.
  public var waiting: DeepLink? { held?.plan.link }
  /// The app that shows the places; without it every link is refused.
  public weak var delegate: (any AppRouterDelegate)?
  private var held: (plan: LinkPlan, policy: OpenPolicy)?
  private let observers = Observers<NavigationEvent>()
  private var eventCount = 0
  /// Events that observers cause while they are notified; these come after the current one.
  private var undelivered: [NavigationEvent] = []
  private var isNotifying = false

  /// Registers modules; throws a `ModuleProblem` if their links are declared wrongly.
  ///
  /// - Parameters:
  ///   - modules: The modules; no two have the same name.
  ///   - gates: The gates that the app knows; a module behind another gate is a problem. `nil` accepts any gate.
  ///   - webLinks: How `https` links become links of the app; `nil` if the app has none.
  public init(_ modules: [Module], gates: Set<Gate>? = nil, webLinks: WebLinks? = nil) throws(ModuleProblem) {
    self.webLinks = webLinks
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

  // MARK: Opening

  /// Opens a link written as text: a link of the app, or a web link that `webLinks` accepts.
  @discardableResult
  public func open(_ text: String, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    do throws(DeepLinkError) {
      if let web = try webLinks?.read(text) { return open(web, policy) }
      return open(try DeepLink(text), policy: policy)
    } catch {
      return refuse(NavigationError(error), in: "")
    }
  }

  private func open(_ web: WebLinks.Reading, _ policy: OpenPolicy) -> NavigationOutcome {
    do throws(DeepLinkError) {
      let plan = try plan(web.link, ignoringUnknownParameters: web.ignoresUnknownParameters)
      let outcome = open(plan, policy)
      let ignored = web.ignored + plan.ignored
      return (outcome == .done || outcome == .unchanged) && !ignored.isEmpty ? .doneIgnoring(ignored) : outcome
    } catch {
      return refuse(NavigationError(web.located(error)), in: web.link.module)
    }
  }

  /// Opens a link.
  @discardableResult
  public func open(_ link: DeepLink, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    do throws(DeepLinkError) {
      return open(try plan(link), policy)
    } catch {
      return refuse(NavigationError(error), in: link.module)
    }
  }

  /// Opens the waiting link if its gates are passed now; `nil` if no link waits.
  @discardableResult
  public func resume() -> NavigationOutcome? {
    guard let (plan, policy) = held, delegate != nil else { return nil }
    held = nil
    return open(plan, policy)
  }

  /// Drops the waiting link.
  public func dropWaiting() { held = nil }

  /// Returns why a link leads nowhere, or `nil` if a module has the place.
  ///
  /// A test of an app calls it for the exits of every module. It opens nothing.
  public func problem(with link: DeepLink) -> DeepLinkError? {
    do throws(DeepLinkError) {
      _ = try plan(link)
      return nil
    } catch {
      return error
    }
  }

  private func plan(
    _ link: DeepLink, ignoringUnknownParameters isIgnoring: Bool = false
  ) throws(DeepLinkError) -> LinkPlan {
    guard let module = modules[link.module] else {
      throw DeepLinkError(
        .module, link.module, at: DeepLink.moduleOffset, "No module is called that", isUnknown: true,
        nearMisses: NearMisses.of(link.module, among: modules.keys))
    }
    var plan: LinkPlan
    do throws(DeepLinkError) {
      plan = try module.plan(link, ignoringUnknownParameters: isIgnoring)
    } catch {
      guard let parts = splitByModule(link), let redirected = parts[0].followed(by: Array(parts.dropFirst()))
      else { throw error }
      return try self.plan(redirected, ignoringUnknownParameters: isIgnoring)
    }
    for above in plan.linksAbove {
      do throws(DeepLinkError) { plan.add(try self.plan(above)) } catch { throw link.located(above: error) }
    }
    return plan
  }

  /// Splits a link where its path names another module; `nil` if no segment does, or if what follows leads nowhere.
  ///
  /// When `authors` leaves the module `loggedIn` to become a module, `app://loggedIn/posts/7/authors/3` stands for
  /// `app://loggedIn/posts/7?then=authors%2F3`. What follows the place of the new module belongs to the old one again.
  private func splitByModule(_ link: DeepLink) -> [DeepLink]? {
    let segments = link.segments
    guard let index = segments.firstIndex(where: { $0 != link.module && modules[$0] != nil }) else { return nil }
    let module = segments[index]
    guard
      let head = try? DeepLink(module: link.module, segments: Array(segments[..<index]), parameters: link.parameters)
    else { return nil }
    for end in stride(from: segments.count, to: index, by: -1) {
      guard let place = try? DeepLink(module: module, segments: Array(segments[(index + 1)..<end])),
        (try? modules[module]?.plan(place)) != nil
      else { continue }
      if end == segments.count { return [head, place] }
      guard let rest = try? DeepLink(module: link.module, segments: Array(segments[end...])) else { return nil }
      let isPlace = (try? modules[link.module]?.plan(rest)) != nil
      return (isPlace ? [rest] : splitByModule(rest)).map { [head, place] + $0 }
    }
    return nil
  }

  private func open(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    guard let delegate else { return refuse(.unavailable("The app is not running"), in: plan.link.module) }
    if let gate = plan.gates.first(where: { !delegate.isPassed($0) }) {
      held = (plan, policy)
      return .waiting(gate)
    }
    let count = eventCount
    let outcome = delegate.show(plan, policy)
    // A flow reports its own refusals.
    if case .refused(let error) = outcome, eventCount == count { return refuse(error, in: plan.link.module) }
    return outcome
  }

  // MARK: Observing

  /// Calls `observer` once per change and once per refused call of the whole app, in order.
  ///
  /// Events hold links of places and no text of a refused link. An adapter for analytics:
  ///
  ///     router.observe { event in
  ///       guard event.error == nil, let screen = event.to else { return }
  ///       analytics.track("screen", ["link": "\(screen)", "by": event.kind?.rawValue ?? ""])
  ///     }
  @discardableResult
  public func observe(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> ObserverID {
    observers.add(observer)
  }

  /// Stops calling an observer.
  public func removeObserver(_ id: ObserverID) { observers.remove(id) }

  /// Forwards the events of a flow to the observers, numbered across the app.
  public func follow(_ flow: some Flow) {
    flow.observeEvents { [weak self] in self?.report($0) }
  }

  private func refuse(_ error: NavigationError, in module: String) -> NavigationOutcome {
    // A name that no module has is text of the refused link, which events don't hold.
    report(NavigationEvent(module: modules[module]?.name ?? "", kind: .link, error: error))
    return .refused(error)
  }

  /// Numbers an event and sends it to the observers, for a change that no flow reports, such as another root of the app.
  public func report(_ event: NavigationEvent) {
    eventCount += 1
    var event = event
    event.number = eventCount
    undelivered.append(event)
    guard !isNotifying else { return }
    isNotifying = true
    while !undelivered.isEmpty { observers.notify(undelivered.removeFirst()) }
    isNotifying = false
  }
}

/// The app behind an `AppRouter`: it knows which gates are passed, and shows places.
@MainActor
public protocol AppRouterDelegate: AnyObject {
  /// Whether the places behind a gate can be shown now.
  func isPassed(_ gate: Gate) -> Bool
  /// Shows the place of a planned link whose gates are passed.
  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome
}
