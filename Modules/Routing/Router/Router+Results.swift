extension Router {
  /// Shows a route and waits for its result, which comes exactly once, whichever way the route is left.
  ///
  ///     switch await router.result(of: .compose, returning: Post.self) {
  ///     case .finished(let post): …
  ///     case .cancelled(let why): …
  ///     }
  public func result<Value: Sendable>(
    of route: Route, as presentation: Presentation? = nil, returning type: Value.Type
  ) async -> FlowResult<Value> {
    let newest = layers.lastID
    let outcome = navigate(to: route, as: presentation)
    // A guard may have put its question there instead, and a call from inside a notice has only been put in line.
    guard outcome == .done, layers.visible.id.number > newest, layers.visible.route == route else {
      if case .refused(let refusal) = outcome { return .cancelled(.refused(refusal)) }
      return .cancelled(.notShown)
    }
    let entry = layers.visible.id
    return await withCheckedContinuation { continuation in
      results.add(entry, continuation)
    }
  }

  /// Ends an entry with its result: the result goes to whoever waits for it, and the entry is left without a question.
  @discardableResult
  public func finish<Value: Sendable>(_ entry: EntryID, with value: Value) -> Outcome {
    guard results.finish(entry, with: value) else { return .refused(.noResultExpected(entry)) }
    guard let level = layers.level(of: entry), let path = layers.path(to: entry) else { return .done }
    if level < layers.modals.count { _ = carryOut(.dismiss(keeping: level), .animated) }
    return carryOut(path.count > 1 ? .popTo(path[path.count - 2].id) : .close, .animated)
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
  /// It was not shown at once: a question or another change came first.
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
  var kind: CommandKind {
    switch self {
    case .push, .replaceStack, .replaceTop, .present, .showOver, .rearrange: .replaced
    case .pop, .popTo, .show, .back: .back
    case .dismiss, .close: .close
    case .select, .selectAndPush: .tab
    case .open: .link
    }
  }
}

/// The results that somebody waits for, by entry.
@MainActor
struct PendingResults {
  private struct Pending {
    var finish: (any Sendable) -> Bool
    var cancel: (Cancellation) -> Void
  }

  private var pending: [EntryID: Pending] = [:]

  nonisolated init() {}

  var isEmpty: Bool { pending.isEmpty }

  mutating func add<Value: Sendable>(_ entry: EntryID, _ continuation: CheckedContinuation<FlowResult<Value>, Never>) {
    pending[entry] = Pending { value in
      guard let value = value as? Value else { return false }
      continuation.resume(returning: .finished(value))
      return true
    } cancel: { why in
      continuation.resume(returning: .cancelled(why))
    }
  }

  mutating func finish(_ entry: EntryID, with value: some Sendable) -> Bool {
    guard let waiting = pending[entry], waiting.finish(value) else { return false }
    pending[entry] = nil
    return true
  }

  mutating func cancel(_ entry: EntryID, because why: Cancellation) {
    pending.removeValue(forKey: entry)?.cancel(why)
  }

  mutating func cancelAll(because why: Cancellation) {
    for entry in pending.values { entry.cancel(why) }
    pending = [:]
  }
}
