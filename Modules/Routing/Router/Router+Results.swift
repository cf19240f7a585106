public import Links

extension Router {
  /// Shows a route, and hands its result to `then` exactly once, whichever way the route is left.
  ///
  ///     router.navigate(to: .compose, returning: Post.self) { result in
  ///       if case .finished(let post) = result { … }
  ///     }
  ///
  /// A route that can't be shown has the result `.cancelled` at once. When a screen with something to lose asks its question
  /// first, the wait begins with the question: agreeing shows the route, and any other answer cancels it.
  @discardableResult
  public func navigate<Value: Sendable>(
    to route: Route, as presentation: Presentation? = nil, returning type: Value.Type,
    then: @escaping @MainActor (FlowResult<Value>) -> Void
  ) -> Outcome {
    navigate(to: route, as: presentation, telling: Waiter(then))
  }

  private func navigate<Value>(
    to route: Route, as presentation: Presentation?, telling waiter: Waiter<Value>
  ) -> Outcome {
    if state.isStopped {
      waiter.tell(.cancelled(.flowEnded))
      return .refused(.flowEnded)
    }
    if state.isChanging {
      return queue { _ = $0.navigate(to: route, as: presentation, telling: waiter) }
    }
    // The next entry is the route, or the question before it.
    let entry = layers.nextID
    state.results.add(entry, waiter)
    let outcome = navigate(to: route, as: presentation)
    if case .refused(let why) = outcome { state.results.take(entry)?(.refused(why)) }
    return outcome
  }

  /// Shows a route and waits for its result, which comes exactly once, whichever way the route is left.
  ///
  /// When the task is cancelled, the wait ends at once with `.cancelled(.taskCancelled)`. A route that is shown by then stays,
  /// as one that nobody waits for; a task that was cancelled before shows nothing.
  ///
  /// Whoever waits like this keeps the router alive, so somebody else has to `stop()` it when the flow is over.
  ///
  ///     let result = await router.result(of: .compose, returning: Post.self)
  public func result<Value: Sendable>(
    of route: Route, as presentation: Presentation? = nil, returning type: Value.Type
  ) async -> FlowResult<Value> {
    guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
    let waiter = Waiter<Value>()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiter.then = { continuation.resume(returning: $0) }
        _ = navigate(to: route, as: presentation, telling: waiter)
      }
    } onCancel: {
      // The cancellation comes from any thread. It takes its turn on the main actor, so behind the lines above.
      Task { @MainActor in
        state.results.remove(waiter)
        waiter.tell(.cancelled(.taskCancelled))
      }
    }
  }

  /// Ends an entry with its result: the entry is left without a question, then whoever waits gets the result.
  @discardableResult
  public func finish<Value: Sendable>(_ entry: EntryID, with value: Value) -> Outcome {
    if state.isStopped { return .refused(.flowEnded) }
    if state.isChanging { return queue { $0.finish(entry, with: value) } }
    // Who waits behind a question waits for what has not been shown yet.
    guard entry != state.question?.entry, let deliver = state.results.take(entry, with: value) else {
      return .refused(.noResultExpected(entry))
    }
    let outcome = change(.end(entry))
    runQueue()
    deliver()
    return outcome
  }
}

/// How a flow ended for whoever waits for its result.
public enum FlowResult<Value: Sendable>: Sendable {
  /// With a result.
  case finished(Value)
  /// Without one.
  case cancelled(Cancellation)
}

extension FlowResult: Equatable where Value: Equatable {}

/// Why a flow ended without a result.
public enum Cancellation: Equatable, Sendable {
  /// It could not be shown.
  case refused(Refusal)
  /// It was not shown, because a question came first and nobody agreed.
  case notShown
  /// It was left by a command of this kind.
  case left(CommandKind)
  /// The flow around it has ended.
  case flowEnded
  /// The task that waited was cancelled; what it had shown stays.
  case taskCancelled
}
