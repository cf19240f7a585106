/// The events that a view model reports to its coordinator.
///
///     let events = Events<PostListEvent>()
///     …
///     case .menuTapped: events.send(.menuTapped)
@MainActor
public final class Events<Event> {
  private var receiver: (receive: @MainActor (Event) -> Void, line: SourceLine)?

  /// Creates events without a receiver.
  public nonisolated init() {}

  /// Passes an event to the receiver, if any.
  public func send(_ event: Event, fileID: String = #fileID, line: Int = #line) {
    if let trace = Trace.current {
      trace.add(Trace.typedName(of: event), at: SourceLine(fileID: fileID, line: line))
      trace.addReceiver(at: receiver?.line)
    }
    receiver?.receive(event)
  }

  fileprivate func set(_ receive: @escaping @MainActor (Event) -> Void, _ line: SourceLine) {
    receiver = (receive, line)
  }
}

extension ViewModel {
  /// Receives the events, in place of an earlier receiver.
  ///
  ///     WelcomeViewModel().onEvent { [self] event in
  ///       switch event {
  ///       case .nextTapped: router.push(.profile)
  ///       }
  ///     }
  public func onEvent(
    fileID: String = #fileID, line: Int = #line, _ receive: @escaping @MainActor (Event) -> Void
  ) -> Self {
    events.set(receive, SourceLine(fileID: fileID, line: line))
    return self
  }
}
