public import Links
public import Routing
public import Testing

/// Watches a router, and fails a test for every change that the test has not expected.
///
///     let probe = RouterProbe(router)
///     router.push(.book(7))
///     probe.expect(.push(.book(7)), shows: .book(7))
///     coordinator.composeTapped()
///     probe.expect(.present(.compose, .cover), shows: .compose)
///     probe.finish()
///
/// A route that is shown and can't be read back from its own link fails the test as well: it would be lost in a restart.
///
/// Changes are expected in the order in which they happen. What only the state tells, such as what lies below, is
/// compared as a whole with `expectSnapshot(_:)`.
@MainActor
public final class RouterProbe<Route: Routable> {
  /// The changes that no expectation has named yet, the oldest first.
  public private(set) var unexpected: [NavigationChange<Route>] = []
  private let router: Router<Route>
  private let report: @MainActor (String, SourceLocation) -> Void

  /// Begins to watch a router; earlier changes don't count.
  public convenience init(_ router: Router<Route>) {
    self.init(router) { Issue.record(Comment(rawValue: $0), sourceLocation: $1) }
  }

  /// Begins to watch a router and passes each failure to `report`.
  init(_ router: Router<Route>, report: @escaping @MainActor (String, SourceLocation) -> Void) {
    self.router = router
    self.report = report
    router.observe { [weak self] change in
      self?.unexpected.append(change)
      self?.expectLink(of: change.to.route)
    }
  }

  /// Expects that the oldest unexpected change was made by this command, and removes it.
  ///
  /// - Parameters:
  ///   - command: What was asked for.
  ///   - route: What was visible after it; nil for any route.
  ///   - sourceLocation: Where a failure is shown.
  public func expect(
    _ command: NavigationCommand<Route>, shows route: Route? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let change = unexpected.first else {
      return report("Expected “\(inWords(command))”, but nothing has changed", sourceLocation)
    }
    unexpected.removeFirst()
    if change.command != command {
      fail("Another change came", LineDiff([inWords(command)], [inWords(change.command)]), sourceLocation)
    } else if let route, change.to.route != route {
      fail(
        "“\(inWords(command))” shows another route", LineDiff([inWords(route)], [inWords(change.to.route)]),
        sourceLocation)
    }
  }

  /// Expects that some work makes exactly these changes, in this order.
  ///
  /// Earlier changes must have been expected already.
  ///
  ///     probe.expect(.select(tab: 1), .push(.terms)) { coordinator.termsTapped() }
  public func expect(
    _ commands: NavigationCommand<Route>..., sourceLocation: SourceLocation = #_sourceLocation,
    during work: () throws -> Void
  ) rethrows {
    finish(sourceLocation: sourceLocation)
    try work()
    let causes = unexpected.map(\.command)
    unexpected = []
    if causes != commands {
      fail("Other changes came", LineDiff(commands.map(inWords), causes.map(inWords)), sourceLocation)
    }
  }

  /// Expects that exactly this place is open.
  public func expectSnapshot(_ place: NavigationSnapshot<Route>, sourceLocation: SourceLocation = #_sourceLocation) {
    if router.state.snapshot != place {
      fail("Another place is open", LineDiff(tree(of: place), tree(of: router.state.snapshot)), sourceLocation)
    }
  }

  /// Expects that no unexpected change is left; call it at the end of a test.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    if unexpected.isEmpty { return }
    let list = unexpected.map {
      "  \($0.number). \(inWords($0.command)): \(inWords($0.from.route)) → \(inWords($0.to.route))"
    }
    unexpected = []
    report("Unexpected changes:\n\(list.joined(separator: "\n"))", sourceLocation)
  }

  private func expectLink(of route: Route) {
    guard Route.links.route(of: route.link) != route else { return }
    report("“\(inWords(route))” can't be read back from \(route.link); is it among the routes?", #_sourceLocation)
  }

  private func tree(of place: NavigationSnapshot<Route>) -> [String] {
    inWords(place).split(separator: "\n").map(String.init)
  }

  private func fail(_ message: String, _ difference: LineDiff, _ sourceLocation: SourceLocation) {
    report("\(message) (- expected, + actual):\n\(difference)", sourceLocation)
  }
}

/// A value as Swift prints it, without the types that stand before the names of its cases.
private func inWords(_ value: some Any) -> String {
  "\(value)".replacing(/\b(?:[A-Z]\w*\.)+(?=[a-z])/, with: "")
}
