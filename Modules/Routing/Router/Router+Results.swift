extension Router {
  /// Shows a route, and hands its result to `then` exactly once, whichever way the route is left.
  ///
  ///     router.navigate(to: .compose, returning: Post.self) { result in
  ///       if case .finished(let post) = result { … }
  ///     }
  ///
  /// A route that can't be shown has the result `.cancelled` at once, as has one before which a screen with something to
  /// lose asks its question.
  @discardableResult
  public func navigate<Value: Sendable>(
    to route: Route, as presentation: Presentation? = nil, returning type: Value.Type,
    then: @escaping @MainActor (FlowResult<Value>) -> Void
  ) -> Outcome {
    if isChanging {
      return queue { $0.navigate(to: route, as: presentation, returning: type, then: then) }
    }
    let newest = layers.lastID
    let outcome = navigate(to: route, as: presentation)
    let entry = layers.visible
    if case .refused(let refusal) = outcome {
      then(.cancelled(.refused(refusal)))
    } else if outcome == .done, entry.id.number > newest, entry.route == route {
      state.isFollowed = true
      results.add(entry.id, then)
    } else {
      then(.cancelled(.notShown))
    }
    return outcome
  }

  /// Shows a route and waits for its result, which comes exactly once, whichever way the route is left.
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
    guard let deliver = results.take(entry, with: value) else { return .refused(.noResultExpected(entry)) }
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

/// Why a flow ended without a result.
public enum Cancellation: Equatable, Sendable {
  /// It could not be shown.
  case refused(Refusal)
  /// It was not shown, because a question came first.
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
  /// By showing something else in its place.
  case replaced
  /// By a link or a saved place.
  case link
}

extension Command {
  @usableFromInline var kind: CommandKind {
    switch self {
    case .push, .replaceStack, .replaceTop, .present, .ask, .showOver, .rearrange: .replaced
    case .pop, .popTo, .show, .back: .back
    case .dismiss, .close, .end: .close
    case .select, .selectAndPush: .tab
    case .open, .reset: .link
    }
  }
}

/// The results that somebody waits for, by entry.
@MainActor @usableFromInline
struct PendingResults {
  private struct Pending {
    var finish: @MainActor (any Sendable) -> (@MainActor () -> Void)?
    var cancel: @MainActor (Cancellation) -> Void
  }

  private var pending: [EntryID: Pending] = [:]

  @usableFromInline nonisolated init() {}

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

  /// Takes every wait away and returns what tells those who waited.
  mutating func takeAll() -> [@MainActor (Cancellation) -> Void] {
    defer { pending = [:] }
    return pending.sorted { $0.key < $1.key }.map(\.value.cancel)
  }
}
