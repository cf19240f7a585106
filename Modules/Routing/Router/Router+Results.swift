public import Links

// Routes and links that give a result.
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
    to route: Route, as style: PresentationStyle? = nil, from origin: EntryID? = nil, returning type: Value.Type,
    then completion: @escaping @MainActor (FlowResult<Value>) -> Void
  ) -> NavigationOutcome {
    show(route, as: style, from: origin, ResultWaiter(reported(completion)))
  }

  /// Opens a place of any module on top of everything, and passes its result to `completion` exactly once.
  ///
  /// The other module finishes the place with a value; neither module imports the other.
  ///
  ///     router.open(Self.chooseAuthor, as: .sheet, returning: Author.ID.self) { result in
  ///       if case .finished(let author) = result { … }
  ///     }
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - style: The style; `nil` leaves it to the placement of the module and to the link.
  ///   - origin: The entry of the calling screen; `nil` skips the check that it is visible.
  ///   - type: The type of the value.
  ///   - completion: Receives the result, whichever way the place is left.
  @discardableResult
  public func open<Value: Sendable>(
    _ link: DeepLink, as style: PresentationStyle? = nil, from origin: EntryID? = nil, returning type: Value.Type,
    then completion: @escaping @MainActor (FlowResult<Value>) -> Void
  ) -> NavigationOutcome {
    open(link, .push, as: style, from: origin, waiter: ResultWaiter(reported(completion)))
  }

  /// Shows a route and waits for its result, whichever way the route is left.
  ///
  /// When the task is cancelled, the wait ends immediately with `.cancelled(.taskCancelled)`, and the shown route stays
  /// open. A task that is cancelled before this call shows nothing.
  ///
  ///     let result = await router.result(of: .compose, returning: Post.self)
  public func result<Value: Sendable>(
    of route: Route, as style: PresentationStyle? = nil, returning type: Value.Type
  ) async -> FlowResult<Value> {
    guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
    let waiter = ResultWaiter<Value>()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiter.completion = reported { continuation.resume(returning: $0) }
        _ = show(route, as: style, from: nil, function: "result", label: "of", waiter)
      }
    } onCancel: {
      // A cancellation comes from any thread; on the main actor it runs after the lines above.
      Task { @MainActor in navigator?.forget(waiter) }
    }
  }

  /// Removes an entry without asking for confirmation, then passes the value to the caller that awaits its result.
  ///
  /// The caller awaits this entry, or one below it in the same run of the module, such as the first step of a wizard: then all of
  /// the run down to that entry is removed. Screens of other modules above it ask as they do on every way out. Refused if no
  /// caller awaits a result of this type.
  @discardableResult
  public func finish<Value: Sendable>(_ entry: EntryID, with value: Value) -> NavigationOutcome {
    send(.finish(entry, value), "finish")
  }

  private func show(
    _ route: Route, as style: PresentationStyle?, from origin: EntryID?, function: String = "navigate",
    label: String = "to", _ waiter: any Waiter
  ) -> NavigationOutcome {
    send(.own(.present(AnyRoute(route), style ?? route.presentation)), function, label, from: origin, waiter: waiter)
  }
}
