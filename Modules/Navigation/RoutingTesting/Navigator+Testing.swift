import Links
public import Routing
public import Testing

extension Navigator {
  /// Creates and starts the window of one module for a test; gates are open, and links to other modules are refused.
  ///
  ///     let app = Navigator(testing: LibraryCoordinator.feature(desk: StubDesk()))
  ///
  /// A mistake in the module's links fails the test. The feature's placement doesn't matter.
  public convenience init(testing feature: Feature<Screen>, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(unchecked: feature)
    for problem in feature.module.problems {
      Issue.record(Comment(rawValue: problem.description), sourceLocation: sourceLocation)
    }
    start()
  }

  /// Returns the coordinator of the visible module; fails the test and throws if it has another type.
  ///
  ///     let coordinator = try app.coordinator(LibraryCoordinator.self)
  public func coordinator<Coordinator: AnyObject>(
    _: Coordinator.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Coordinator {
    try #require(coordinator(of: visible.id) as? Coordinator, sourceLocation: sourceLocation)
  }

  /// The topmost screen; `nil` before `start()` and after `stop()`.
  public var visibleScreen: Screen? {
    content?.stacks.joined().first { $0.id == visible.id }?.screen
  }
}
