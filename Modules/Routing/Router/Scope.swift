/// The lifetime of one entry: work that is done for its screen ends when the entry leaves.
@MainActor
public final class Scope {
  /// The entry it belongs to; nil for one that was made by hand, as in a test.
  public let entry: EntryID?
  private var somethingToLose: (@MainActor () -> Bool)?
  private let guards: GuardCount?
  private var endings: [@MainActor () -> Void] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastTask = 0
  private var hasEnded = false

  /// Makes a scope that has not ended.
  public convenience init(entry: EntryID? = nil) { self.init(entry: entry, guards: nil) }

  /// Makes a scope that is counted among those that have a guard for as long as it has one.
  @usableFromInline init(entry: EntryID?, guards: GuardCount?) {
    self.entry = entry
    self.guards = guards
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Does work that takes time, then hands its result to `then` on the main actor.
  ///
  /// When the scope ends, or the returned task is cancelled, the work is cancelled and `then` is not called: being
  /// cancelled is not a result. In a scope that has ended nothing is started.
  @discardableResult
  public func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    then: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) -> Task<Void, Never>? {
    guard !hasEnded else { return nil }
    lastTask += 1
    let number = lastTask
    let task = Task { [weak self] in
      let result: Result<Value, any Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      self?.tasks[number] = nil
      guard !Task.isCancelled else { return }
      then(result)
    }
    tasks[number] = task
    return task
  }

  /// Calls `action` when the scope ends; at once when it has ended already.
  public func onEnd(_ action: @escaping @MainActor () -> Void) {
    if hasEnded { action() } else { endings.append(action) }
  }

  /// Declares that leaving the entry may lose something.
  ///
  /// As long as `hasSomethingToLose` says so, the route's `leaveQuestion` is asked on every way out.
  public func guardLeaving(while hasSomethingToLose: @escaping @MainActor () -> Bool) {
    guard !hasEnded else { return }
    if somethingToLose == nil { guards?.count += 1 }
    somethingToLose = hasSomethingToLose
  }

  var hasSomethingToLose: Bool { somethingToLose?() ?? false }

  /// Whether no work is under way.
  public var isIdle: Bool { tasks.isEmpty }

  /// Cancels all work, refuses more, and calls whoever asked to be told.
  public func end() {
    if hasEnded { return }
    hasEnded = true
    if somethingToLose != nil { guards?.count -= 1 }
    for task in tasks.values { task.cancel() }
    let endings = endings
    self.endings = []
    for ending in endings { ending() }
  }

  /// Returns when all work has come to its end, work included that was begun meanwhile.
  public func settle() async {
    while let task = tasks.values.first { await task.value }
  }
}
