import Links
public import Routing
public import Testing

extension Navigator {
  /// Makes and starts the window of one module, for a test: its roots are the tabs, every gate is open, and a link to another module
  /// is refused.
  ///
  ///     let app = Navigator(testing: LibraryCoordinator.feature(desk: StubDesk()))
  ///
  /// A mistake in the declaration of the module's links fails the test.
  ///
  /// - Parameters:
  ///   - feature: The feature; its placement doesn't matter.
  ///   - sourceLocation: The location of the failure message.
  public convenience init(testing feature: Feature<Screen>, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(unchecked: feature)
    for problem in feature.module.problems {
      Issue.record(Comment(rawValue: problem.description), sourceLocation: sourceLocation)
    }
    start()
  }

  /// Returns the coordinator of the visible module.
  ///
  ///     let coordinator = try app.coordinator(LibraryCoordinator.self)
  ///
  /// Fails the test, and throws, if the visible module has another one.
  public func coordinator<Coordinator: AnyObject>(
    _: Coordinator.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Coordinator {
    try #require(coordinator(of: visible.id) as? Coordinator, sourceLocation: sourceLocation)
  }

  /// The screen on top of everything, of any module; `nil` before `start()` and after `stop()`.
  public var visibleScreen: Screen? {
    content?.stacks.joined().first { $0.id == visible.id }?.screen
  }
}
