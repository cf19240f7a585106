/// The lifetime of one entry: tasks and observations that a screen starts end when its entry is removed.
///
/// A router makes one for each entry and passes it to `Routable.screen(in:scope:)`.
@MainActor
public final class Scope {
  /// The entry that the scope belongs to; `nil` for a scope made by hand, as in a test.
  public let entry: EntryID?
  private var unsavedChanges: (@MainActor () -> Bool)?
  private let confirming: ConfirmingEntries?
  private var endings: [@MainActor () -> Void] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastTask = 0
  private var hasEnded = false

  /// Makes a scope.
  public convenience init(entry: EntryID? = nil) { self.init(entry: entry, in: nil) }

  /// Makes a scope that adds its entry to those that may ask before they are left.
  init(entry: EntryID?, in confirming: ConfirmingEntries?) {
    self.entry = entry
    self.confirming = confirming
  }

  // The last reference can go on any thread, and without `end()` when a router is released but never stopped.
  deinit {
    for task in tasks.values { task.cancel() }
    if !endings.isEmpty { Task { @MainActor [endings] in endings.forEach { $0() } } }
  }

  /// Runs asynchronous work, then passes its result to `completion` on the main actor.
  ///
  /// When the scope ends or the returned task is cancelled, the work is cancelled and `completion` isn't called. Returns
  /// `nil` and starts nothing if the scope has ended.
  @discardableResult
  public func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    then completion: @escaping @MainActor (Result<Value, any Error>) -> Void
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
      completion(result)
    }
    tasks[number] = task
    return task
  }

  /// Calls `action` when the scope ends, or immediately if it has ended.
  public func onEnd(_ action: @escaping @MainActor () -> Void) {
    if hasEnded { action() } else { endings.append(action) }
  }

  /// Makes every way out of the entry ask for confirmation, as long as `hasUnsavedChanges` returns `true`.
  ///
  /// The confirmation is the route's `leaveConfirmation`.
  public func confirmLeaving(while hasUnsavedChanges: @escaping @MainActor () -> Bool) {
    guard !hasEnded else { return }
    unsavedChanges = hasUnsavedChanges
    if let entry { confirming?.ids.insert(entry) }
  }

  var hasUnsavedChanges: Bool { unsavedChanges?() ?? false }

  /// Whether no work is in progress.
  public var isIdle: Bool { tasks.isEmpty }

  /// Cancels all work, refuses further work, and calls the `onEnd` actions.
  ///
  /// A second call has no effect.
  public func end() {
    if hasEnded { return }
    hasEnded = true
    if let entry, unsavedChanges != nil { confirming?.ids.remove(entry) }
    for task in tasks.values { task.cancel() }
    let endings = endings
    self.endings = []
    for ending in endings { ending() }
  }

  /// Waits until no work is in progress, including work that starts meanwhile.
  public func settle() async {
    while let task = tasks.values.first { await task.value }
  }
}

/// The entries of a router whose screens may ask before they are left.
@MainActor
final class ConfirmingEntries {
  var ids: Set<EntryID> = []
}
