import ScreenKit
import Services
import Synchronization

/// The record of the app in a storage.
///
/// Each write first reads the record under the storage's lock, and so finds the changes of other processes. Changes of
/// the session are written at once, others soon.
@MainActor
final class RecordStore {
  private struct State {
    var copy = RecordCopy()
    /// Whether a pending write will include further changes.
    var isQueued = false
    /// Whether the storage has refused the last write.
    var hasFailed = false
    /// The changes that writes have found, until they are reported.
    var found: [RecordCopy.ExternalChange] = []
  }

  private static let name = "record"

  let startLog: StartLog
  /// Called for each change that a write has found.
  var onExternalChange: @MainActor (RecordCopy.ExternalChange) -> Void = { _ in }
  private let storage: any Storage
  private nonisolated let state = Mutex(State())
  /// The name of the copy kept in this launch.
  private var copyName: String?

  init(_ storage: any Storage, instance: AppInstance = .alone) {
    self.storage = storage
    startLog = StartLog(storage, instance: instance)
  }

  /// The sign-in as this process last read or wrote it.
  var signIn: AppRecord.SignIn { state.withLock(\.copy.record.signIn) }

  func window(_ number: Int) -> AppRecord.Window { state.withLock { $0.copy.windows[number] } ?? AppRecord.Window() }

  // MARK: At launch

  /// Counts the launch and reads the record; sets unreadable files aside and returns notices.
  func load() -> [Notice] {
    var notices: [Notice] = []
    var isFailing = false
    do {
      isFailing = try startLog.begin()
    } catch {
      notices.append(Self.unusable(error, keptAs: try? startLog.setAside()))
    }
    notices += readRecord()
    if isFailing { notices += startWithoutWindows() }
    return notices
  }

  private func readRecord() -> [Notice] {
    var notices: [Notice] = []
    do {
      if let bytes = try storage.read(Self.name, atMost: AppRecord.longestText) {
        let reading = AppRecord.reading(bytes)
        begin(with: reading.record)
        if let notice = setAside(because: reading.problems, isRepairing: true) { notices.append(.damaged(notice)) }
      }
    } catch {
      // Another read may succeed, unless something is in the way.
      notices.append(Self.unusable(error, keptAs: error.isInTheWay ? try? storage.setAside(Self.name) : nil))
    }
    return notices
  }

  private func begin(with record: AppRecord) { state.withLock { $0.copy = RecordCopy(record) } }

  /// Removes the windows, which may have caused the failed launches.
  private func startWithoutWindows() -> [Notice] {
    if state.withLock(\.copy.record.windows.isEmpty) { return [] }
    let notice = "The app failed to start twice, so it starts without what was open"
    do {
      let copy = try storage.keepCopy(Self.name)
      begin(with: AppRecord(signIn: signIn))
      try storage.change(Self.name) { bytes in
        .replace(AppRecord(signIn: AppRecord.reading(bytes ?? []).record.signIn).bytes)
      }
      return [.text(notice + (copy.map { ", which is kept as \($0)" } ?? ""))]
    } catch {
      return [.text("\(notice). This can't be saved: \(error)")]
    }
  }

  private static func unusable(_ error: StorageError, keptAs name: String??) -> Notice {
    .damaged("What was saved can't be used: \(error)" + ((name ?? nil).map { "; it is kept as \($0)" } ?? ""))
  }

  // MARK: Writing

  /// Changes the session, waits for the disk, and returns the sign-in.
  @discardableResult
  func change(_ change: RecordCopy.Change) throws(StorageError) -> AppRecord.SignIn {
    state.withLock { state in
      state.copy.stage(change)
      // Earlier findings are out of date.
      state.found = []
    }
    var isStored = false
    defer { state.withLock { $0.copy.note(isStored: isStored) } }
    try write()
    isStored = true
    return signIn
  }

  /// Stops writing places until the next log-in.
  func detach() { state.withLock { $0.copy.detach() } }

  /// Saves a window soon, if it has changed.
  ///
  /// `isChecking` reads the record in any case, and so finds the changes of other processes.
  func save(_ number: Int, _ window: AppRecord.Window, isChecking: Bool = false) throws(StorageError) {
    if let place = window.place, place.utf8.count > AppRecord.longestPlace {
      throw StorageError("can't write what is open: it has more than \(AppRecord.longestPlace >> 10) KiB")
    }
    let isFirst = state.withLock { state in
      guard state.copy.set(number, to: window) || isChecking || state.hasFailed, !state.isQueued else { return false }
      (state.isQueued, state.hasFailed) = (true, false)
      return true
    }
    guard isFirst else { return }
    Trace.current?.add("saves what is open", at: SourceLine())
    try writeSoon()
  }

  private func writeSoon() throws(StorageError) {
    defer { reportExternalChanges() }
    do throws(StorageError) {
      // The storage may write after the last window has closed, so the closure retains the store.
      try storage.changeSoon(Self.name) { [self] bytes in
        let (change, found) = state.withLock { state in
          state.isQueued = false
          let (change, found) = state.copy.merge(bytes)
          if let found { state.found.append(found) }
          return (change, found)
        }
        if found != nil { Task { @MainActor in reportExternalChanges() } }
        return change
      }
    } catch {
      state.withLock { ($0.isQueued, $0.hasFailed) = (false, true) }
      throw error
    }
  }

  /// Writes the pending changes, and waits for the disk.
  private func write(isRepairing: Bool = false) throws(StorageError) {
    var problem: StorageError?
    try storage.change(Self.name) { bytes in
      let (change, found) = state.withLock { $0.copy.merge(bytes, isRepairing: isRepairing) }
      if case .unreadable(let error)? = found { problem = error }
      return change
    }
    if let problem { throw problem }
  }

  private func reportExternalChanges() {
    let found = state.withLock { state in
      defer { state.found = [] }
      return state.found
    }
    for change in found { onExternalChange(change) }
  }

  // MARK: Damage

  /// Keeps one copy per launch of a record with problems, and returns a notice that begins with `notice`.
  ///
  /// `isRepairing` also replaces the record with its readable part.
  func setAside(_ notice: String = "", because problems: [String], isRepairing: Bool = false) -> String? {
    guard let first = problems.first else { return nil }
    let count = Set(problems).count
    let others = count > 1 ? ", and \(count - 1) more" : ""
    let text = notice.isEmpty ? first + others : "\(notice) (\(first)\(others))"
    do {
      if copyName == nil { copyName = try storage.keepCopy(Self.name) }
      if isRepairing { try write(isRepairing: true) }
      return text + (copyName.map { "; it is kept as \($0)" } ?? "")
    } catch {
      return "\(text). This can't be saved: \(error)"
    }
  }
}
