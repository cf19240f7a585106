public import Links
public import Routing
public import Testing

/// An observer of a router that fails a test for every change that the test doesn't expect.
///
///     let probe = RouterProbe(router)
///     router.push(.book(7))
///     probe.expect(.push(.book(7)), shows: .book(7))
///     coordinator.composeTapped()
///     probe.expect(.present(.compose, .cover), shows: .compose)
///     probe.finish()
///
/// A shown route also fails the test if it can't be parsed from its own link, because a restart would lose it. That failure
/// names the line that made the probe, because the probe can't know which line showed the route.
///
/// The test expects changes in the order in which they happen. To check state that changes don't contain, such as the
/// screens below, use `expectSnapshot(_:)`.
@MainActor
public final class RouterProbe<Route: Routable> {
  /// The changes that the test hasn't expected yet, in order.
  public private(set) var unexpected: [NavigationChange<Route>] = []
  private let router: Router<Route>
  private let report: @MainActor (String, SourceLocation) -> Void

  /// Starts observing a router.
  ///
  /// Earlier changes don't count.
  public convenience init(_ router: Router<Route>, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(router, sourceLocation: sourceLocation) { Issue.record(Comment(rawValue: $0), sourceLocation: $1) }
  }

  /// Starts observing a router and passes each failure to `report`.
  init(
    _ router: Router<Route>, sourceLocation: SourceLocation = #_sourceLocation,
    report: @escaping @MainActor (String, SourceLocation) -> Void
  ) {
    self.router = router
    self.report = report
    router.observe { [weak self] change in
      self?.unexpected.append(change)
      self?.expectLink(of: change.to.route, sourceLocation)
    }
  }

  /// Expects that this command caused the oldest unexpected change, and removes the change.
  ///
  /// - Parameters:
  ///   - command: The expected command.
  ///   - route: The route visible after the change, or `nil` for any route.
  ///   - sourceLocation: The location of the failure message.
  public func expect(
    _ command: NavigationCommand<Route>, shows route: Route? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let change = unexpected.first else {
      return report("Expected “\(describe(command))”, but nothing has changed", sourceLocation)
    }
    unexpected.removeFirst()
    if change.command != command {
      fail("Another change came", LineDiff([describe(command)], [describe(change.command)]), sourceLocation)
    } else if let route, change.to.route != route {
      fail(
        "“\(describe(command))” shows another route", LineDiff([describe(route)], [describe(change.to.route)]),
        sourceLocation)
    }
  }

  /// Expects that a closure causes exactly these changes, in this order.
  ///
  /// Fails if earlier changes are still unexpected.
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
      fail("Other changes came", LineDiff(commands.map(describe), causes.map(describe)), sourceLocation)
    }
  }

  /// Expects that the router's state equals a snapshot.
  public func expectSnapshot(_ place: NavigationSnapshot<Route>, sourceLocation: SourceLocation = #_sourceLocation) {
    if router.state.snapshot != place {
      fail("Another place is open", LineDiff(tree(of: place), tree(of: router.state.snapshot)), sourceLocation)
    }
  }

  /// Expects that no unexpected change remains.
  ///
  /// Call it at the end of a test.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    if unexpected.isEmpty { return }
    let list = unexpected.map {
      "  \($0.number). \(describe($0.command)): \(describe($0.from.route)) → \(describe($0.to.route))"
    }
    unexpected = []
    report("Unexpected changes:\n\(list.joined(separator: "\n"))", sourceLocation)
  }

  private func expectLink(of route: Route, _ sourceLocation: SourceLocation) {
    guard Route.links.route(of: route.link) != route else { return }
    report("“\(describe(route))” can't be read back from \(route.link); is it among the routes?", sourceLocation)
  }

  private func tree(of place: NavigationSnapshot<Route>) -> [String] {
    describe(place).split(separator: "\n").map(String.init)
  }

  private func fail(_ message: String, _ difference: LineDiff, _ sourceLocation: SourceLocation) {
    report("\(message) (- expected, + actual):\n\(difference)", sourceLocation)
  }
}

/// Returns the description of a value without the type names before its cases.
private func describe(_ value: some Any) -> String {
  "\(value)".replacing(/\b(?:[A-Z]\w*\.)+(?=[a-z])/, with: "")
}
