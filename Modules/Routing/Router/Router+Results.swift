public import Links

extension Router {
  /// Shows a route and passes its result to `completion` exactly once, whichever way the route is left.
  ///
  ///     router.navigate(to: .compose, returning: Post.self) { result in
  ///       if case .finished(let post) = result { … }
  ///     }
  ///
  /// A route that can't be shown gives `.cancelled` immediately. If a confirmation comes first, agreeing shows the route and
  /// declining cancels the wait.
  @discardableResult
  public func navigate<Value: Sendable>(
    to route: Route, as style: PresentationStyle? = nil, returning type: Value.Type,
    then completion: @escaping @MainActor (FlowResult<Value>) -> Void
  ) -> NavigationOutcome {
    navigate(to: route, as: style, resolving: ResultWaiter(completion))
  }

  private func navigate<Value>(
    to route: Route, as style: PresentationStyle?, resolving waiter: ResultWaiter<Value>
  ) -> NavigationOutcome {
    inTurn(onStopped: { waiter.cancel(.flowEnded) }) { router in
      router.awaiting(waiter) { router.perform(.showing(route, as: style ?? route.presentation)) }
    }
  }

  /// Shows a route and waits for its result, whichever way the route is left.
  ///
  /// When the task is cancelled, the wait ends immediately with `.cancelled(.taskCancelled)`, and the shown route stays
  /// open. A task that is cancelled before this call shows nothing. The wait retains the router, so call `stop()` when
  /// the flow ends.
  ///
  ///     let result = await router.result(of: .compose, returning: Post.self)
  public func result<Value: Sendable>(
    of route: Route, as style: PresentationStyle? = nil, returning type: Value.Type
  ) async -> FlowResult<Value> {
    guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
    let waiter = ResultWaiter<Value>()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiter.completion = { continuation.resume(returning: $0) }
        _ = navigate(to: route, as: style, resolving: waiter)
      }
    } onCancel: {
      // A cancellation comes from any thread; on the main actor it runs after the lines above.
      Task { @MainActor in
        forget(waiter)
        waiter.cancel(.taskCancelled)
      }
    }
  }

  /// Removes an entry without asking for confirmation, then passes the value to the caller that awaits its result.
  ///
  /// Refused if no caller awaits a result of this type from the entry.
  @discardableResult
  public func finish<Value: Sendable>(_ entry: EntryID, with value: Value) -> NavigationOutcome {
    inTurn { router in
      guard let waiter = router.results[entry], waiter.accepts(value) else {
        return router.refuse(.noResultExpected(entry))
      }
      router.results[entry] = nil
      let outcome = router.change(.dismiss(entry))
      // The caller may call this router; those calls run immediately.
      router.isChanging = false
      waiter.finish(with: value)
      return outcome
    }
  }

  // MARK: Callers that wait

  /// Runs a call, and registers a waiter for the next entry that it adds; an attempt that has to be confirmed first takes the
  /// waiter.
  func awaiting(_ waiter: (any Waiter)?, _ call: () -> NavigationOutcome) -> NavigationOutcome {
    let entry = state.stacks.nextID
    results[entry] = waiter
    let outcome = call()
    if case .refused(let error) = outcome { results.removeValue(forKey: entry)?.cancel(.refused(error)) }
    return outcome
  }

  /// Removes a waiter without giving it a result.
  func forget(_ waiter: any Waiter) {
    results = results.filter { $0.value !== waiter }
    if pendingAttempt?.waiter === waiter { pendingAttempt?.waiter = nil }
  }
}
