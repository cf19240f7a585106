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
    if isChanging {
      return queue { $0.navigate(to: route, as: presentation, returning: type, then: then) }
    }
    // The next entry is the route, or the question before it.
    let entry = layers.nextID
    state.isFollowed = true
    results.add(entry, then)
    let outcome = navigate(to: route, as: presentation)
    if case .refused(let why) = outcome { results.take(entry)?(.refused(why)) }
    return outcome
  }

  /// Shows a route and waits for its result, which comes exactly once, whichever way the route is left.
  ///
  /// Whoever waits like this keeps the router alive, so somebody else has to `stop()` it when the flow is over.
  ///
  ///     let result = await router.result(of: .compose, returning: Post.self)
  public func result<Value: Sendable>(
    of route: Route, as presentation: Presentation? = nil, returning type: Value.Type
  ) async -> FlowResult<Value> {
    await withCheckedContinuation { continuation in
      navigate(to: route, as: presentation, returning: type) { continuation.resume(returning: $0) }
    }
  }

  /// Ends an entry with its result: the entry is left without a question, then whoever waits gets the result.
  @discardableResult
  public func finish<Value: Sendable>(_ entry: EntryID, with value: Value) -> Outcome {
    if isChanging { return queue { $0.finish(entry, with: value) } }
    // Who waits behind a question waits for what has not been shown yet.
    guard entry != question?.entry, let deliver = results.take(entry, with: value) else {
      return .refused(.noResultExpected(entry))
    }
    let outcome = carryOut(.end(entry), .animated)
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
}

/// What sort of command left an entry.
public enum CommandKind: String, Equatable, Sendable {
  /// By going back, however far.
  case back
  /// By closing a modal.
  case close
  /// By choosing a tab.
  case tab
  /// By a push over what was there.
  case push
  /// By a modal that was presented.
  case present
  /// By a question before something is left.
  case question
  /// By showing something else in its place.
  case replaced
  /// By a link or a saved place.
  case link
}

extension Command {
  @usableFromInline var kind: CommandKind {
    switch self {
    case .push, .pushOver: .push
    case .present: .present
    case .ask: .question
    case .replaceStack, .replaceTop, .showOver, .rearrange: .replaced
    case .pop, .popTo, .show, .back: .back
    case .dismiss, .close, .end: .close
    case .select, .selectAndPush: .tab
    case .open, .reset: .link
    }
  }
}

/// The results that somebody waits for, by entry.
@usableFromInline
struct PendingResults: Sendable {
  private struct Pending: Sendable {
    var finish: @Sendable (any Sendable) -> (@MainActor () -> Void)?
    var cancel: @MainActor (Cancellation) -> Void
  }

  private var pending: [EntryID: Pending] = [:]

  @usableFromInline init() {}

  @usableFromInline var isEmpty: Bool { pending.isEmpty }

  mutating func add<Value: Sendable>(
    _ entry: EntryID, _ then: @escaping @MainActor (FlowResult<Value>) -> Void
  ) {
    pending[entry] = Pending { value in
      guard let value = value as? Value else { return nil }
      return { then(.finished(value)) }
    } cancel: { why in
      then(.cancelled(why))
    }
  }

  /// Takes the wait for a result away and returns what hands the result over; nil when nobody waits for such a one.
  mutating func take(_ entry: EntryID, with value: some Sendable) -> (@MainActor () -> Void)? {
    guard let deliver = pending[entry]?.finish(value) else { return nil }
    pending[entry] = nil
    return deliver
  }

  /// Takes the wait for a result away and returns what tells the one who waited.
  @usableFromInline mutating func take(_ entry: EntryID) -> (@MainActor (Cancellation) -> Void)? {
    pending.removeValue(forKey: entry)?.cancel
  }

  /// Lets whoever waits for one entry wait for another.
  mutating func move(_ entry: EntryID, to other: EntryID) {
    if let waiting = pending.removeValue(forKey: entry) { pending[other] = waiting }
  }

  /// Tells everybody who waits, in the order of their entries.
  @MainActor func cancelAll(_ why: Cancellation) {
    for (_, waiting) in pending.sorted(by: { $0.key < $1.key }) { waiting.cancel(why) }
  }
}
