public import Links
public import Routing
public import Testing

/// An observer of a router that fails a test for each unexpected change.
///
///     let probe = RouterProbe(router)
///     router.push(.book(7))
///     probe.expect(.push, shows: .book(7))
///     coordinator.composeTapped()
///     probe.expect(.present, shows: .compose)
///     probe.finish()
///
/// Expect changes in order; refused calls don't count. To check what changes don't contain, such as the screens below, use
/// `expectSnapshot(_:)`.
@MainActor
public final class RouterProbe<Route: Routable> {
  /// The changes not yet expected, in order.
  public private(set) var unexpected: [NavigationEvent] = []
  /// The links of other modules that the module has opened, in order; the window refuses them.
  public private(set) var exits: [DeepLink] = []
  /// Why the last call was refused, after the last change.
  private var refusal: NavigationError?
  private let router: Router<Route>
  private let report: @MainActor (String, SourceLocation) -> Void

  /// Creates a probe that observes a router from now on.
  public convenience init(_ router: Router<Route>) {
    self.init(router) { Issue.record(Comment(rawValue: $0), sourceLocation: $1) }
  }

  init(_ router: Router<Route>, report: @escaping @MainActor (String, SourceLocation) -> Void) {
    self.router = router
    self.report = report
    router.observe { [weak self] event in
      self?.refusal = event.error
      if event.kind != nil { self?.unexpected.append(event) }
    }
    router.navigator?.onExit = { [weak self] in self?.exits.append($0) }
  }

  /// Expects that the oldest unexpected change is of this kind and shows `route`, or any with `nil`, and removes it.
  public func expect(
    _ kind: NavigationKind, shows route: Route? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = describe(kind, route.map { AnyRoute($0) })
    guard let event = unexpected.first else {
      let reason = refusal.map { "; a call was refused: \($0)" } ?? ""
      return report("Expected “\(expected)”, but nothing has changed\(reason)", sourceLocation)
    }
    unexpected.removeFirst()
    let actual = describe(event.kind, route == nil ? nil : event.to.route)
    if actual != expected { fail("Another change came", LineDiff([expected], [actual]), sourceLocation) }
  }

  /// Expects that a closure causes exactly these changes, in order; fails if earlier ones are unexpected.
  ///
  ///     probe.expect(.tab, .push) { coordinator.termsTapped() }
  public func expect(
    _ kinds: NavigationKind..., sourceLocation: SourceLocation = #_sourceLocation, during work: () throws -> Void
  ) rethrows {
    finish(sourceLocation: sourceLocation)
    try work()
    let events = unexpected
    unexpected = []
    if events.map(\.kind) != kinds {
      let difference = LineDiff(kinds.map(\.rawValue), events.map { $0.kind?.rawValue ?? "" })
      fail("Other changes came", difference, sourceLocation)
    }
  }

  /// Expects that the router's state equals a snapshot.
  public func expectSnapshot(_ place: NavigationSnapshot<Route>, sourceLocation: SourceLocation = #_sourceLocation) {
    if router.state.snapshot != place {
      fail("Another place is open", LineDiff(tree(of: place), tree(of: router.state.snapshot)), sourceLocation)
    }
  }

  /// Expects that no unexpected change remains; call it at the end of a test.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    if unexpected.isEmpty { return }
    let list = unexpected.map {
      "  \($0.number). \(describe($0.kind, nil)): \(describe($0.from.route)) → \(describe($0.to.route))"
    }
    unexpected = []
    report("Unexpected changes:\n\(list.joined(separator: "\n"))", sourceLocation)
  }

  private func tree(of place: NavigationSnapshot<Route>) -> [String] {
    describe(place).split(separator: "\n").map(String.init)
  }

  private func fail(_ message: String, _ difference: LineDiff, _ sourceLocation: SourceLocation) {
    report("\(message) (- expected, + actual):\n\(difference)", sourceLocation)
  }
}

private func describe(_ kind: NavigationKind?, _ route: AnyRoute?) -> String {
  (kind?.rawValue ?? "") + (route.map { ": \(describe($0))" } ?? "")
}

/// Returns the description of a value without type names.
private func describe(_ value: some Any) -> String {
  "\(value)".replacing(/\b(?:[A-Z]\w*\.)+(?=[a-z])/, with: "")
}
