public import Links

// Routes and links that give a result.
extension Router {
  /// Shows a route and passes its result to `completion` exactly once, however the route is left.
  ///
  ///     router.navigate(to: .compose, returning: Post.self) { result in
  ///       if case .finished(let post) = result { … }
  ///     }
  ///
  /// If the route isn't shown, the result is `.cancelled`.
  @discardableResult
  public func navigate<Value: Sendable>(
    to route: Route, as style: PresentationStyle? = nil, from origin: EntryID? = nil, returning type: Value.Type,
    then completion: @escaping @MainActor (FlowResult<Value>) -> Void
  ) -> NavigationOutcome {
    let style = style ?? route.presentation
    let route = AnyRoute(route)
    return send("navigate", "to", route, from: origin, waiter: ResultWaiter(reported(completion))) {
      $0.present(route, as: style)
    }
  }

  /// Opens a place of any module on top of everything; its module finishes it with a value.
  ///
  ///     router.open(Self.chooseAuthor, as: .sheet, returning: Author.ID.self) { result in
  ///       if case .finished(let author) = result { … }
  ///     }
  @discardableResult
  public func open<Value: Sendable>(
    _ link: DeepLink, as style: PresentationStyle? = nil, from origin: EntryID? = nil, returning type: Value.Type,
    then completion: @escaping @MainActor (FlowResult<Value>) -> Void
  ) -> NavigationOutcome {
    open(link, .push, as: style, from: origin, waiter: ResultWaiter(reported(completion)))
  }

  /// Shows a route and waits for its result; canceling the task ends the wait and leaves the route open, and a canceled task shows none.
  ///
  ///     let result = await router.result(of: .compose, returning: Post.self)
  public func result<Value: Sendable>(
    of route: Route, as style: PresentationStyle? = nil, returning type: Value.Type
  ) async -> FlowResult<Value> {
    guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
    let waiter = ResultWaiter<Value>()
    let style = style ?? route.presentation
    let route = AnyRoute(route)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiter.completion = reported { continuation.resume(returning: $0) }
        _ = send("result", "of", route, waiter: waiter) { $0.present(route, as: style) }
      }
    } onCancel: {
      // A cancellation comes from any thread; on the main actor it runs after the lines above.
      Task { @MainActor in navigator?.forget(waiter) }
    }
  }

  /// Removes an entry without asking, then passes the value to the caller that awaits it; refused if none awaits this type.
  ///
  /// The caller may await a lower entry in the same run of the module, such as the first step of a wizard: the run is removed down to it.
  /// Other modules' screens above ask as usual.
  @discardableResult
  public func finish<Value: Sendable>(_ entry: EntryID, with value: Value) -> NavigationOutcome {
    send(.finish(entry, value, isAwaited: true), Call.Name("router.finish", nil, entry))
  }

  /// Finishes an entry with a value; without a caller, as for a form that a link has opened, only dismisses it.
  @discardableResult
  public func dismiss<Value: Sendable>(_ entry: EntryID, with value: Value) -> NavigationOutcome {
    send(.finish(entry, value, isAwaited: false), Call.Name("router.dismiss", nil, entry))
  }
}
