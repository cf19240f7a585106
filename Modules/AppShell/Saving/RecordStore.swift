import ScreenKit
import Services
import Synchronization

/// Keeps the record of the app in a storage.
///
/// It is read as a whole at launch, and no intent reads it. A process learns what another one has changed when it writes next, which
/// is soon after each change of what is open.
@MainActor
final class RecordStore {
  private struct State {
    var copy = RecordCopy()
    /// Whether a write waits that will include further changes.
    var isQueued = false
    /// Whether the storage has refused the last write.
    var hasFailed = false
    var news: [RecordCopy.News] = []
  }

  private static let name = "record"

  let startLog: StartLog
  /// Called with what a write has found, after the write.
  var onNews: @MainActor (RecordCopy.News) -> Void = { _ in }
  private let storage: any Storage
  private nonisolated let state = Mutex(State())
  /// The name under which the record of this launch was set aside.
  private var aside: String?

  init(_ storage: any Storage, instance: AppInstance = .alone) {
    self.storage = storage
    startLog = StartLog(storage, instance: instance)
  }

  /// Who is signed in, as this process last read or wrote it.
  var signIn: AppRecord.SignIn { state.withLock(\.copy.record.signIn) }

  /// What is kept of a window.
  func window(_ number: Int) -> AppRecord.Window { state.withLock { $0.copy.windows[number] } ?? AppRecord.Window() }

  // MARK: At launch

  /// Counts the launch and reads the record, and returns notices; what can't be read is skipped, and the file is set aside.
  func load() -> [String] {
    var notices: [String] = []
    var isFailing = false
    do {
      isFailing = try startLog.begin()
    } catch {
      notices.append(Self.unusable(error, keptAs: try? startLog.setAside()))
    }
    var problems: [String] = []
    do {
      let former = FormerFiles(storage)
      if let bytes = try storage.read(Self.name, atMost: AppRecord.longestText) {
        let reading = AppRecord.reading(bytes)
        problems = reading.problems
        begin(with: reading.record)
      } else if let record = former.read(&notices) {
        begin(with: record)
        try write()
        former.remove()
      }
    } catch {
      notices.append(Self.unusable(error, keptAs: try? setAside()))
    }
    if let notice = setAside(because: problems) { notices.append(notice) }
    if isFailing { notices += startWithoutWindows() }
    return notices
  }

  private func begin(with record: AppRecord) { state.withLock { $0.copy = RecordCopy(record) } }

  /// Removes what was open from the record after failed launches, because it may be the reason.
  private func startWithoutWindows() -> [String] {
    var record = state.withLock(\.copy.record)
    if record.windows.isEmpty { return [] }
    record.windows = [:]
    begin(with: record)
    aside = nil
    guard let aside = try? setAside() else { return [] }
    return ["The app failed to start twice, so it starts without what was open, which is kept as \(aside)"]
  }

  private static func unusable(_ error: StorageError, keptAs name: String??) -> String {
    "What was saved can't be used: \(error)" + ((name ?? nil).map { "; it is kept as \($0)" } ?? "")
  }

  // MARK: Writing

  /// Changes who is signed in, waits for the disk, and returns who is signed in then.
  @discardableResult
  func change(_ change: RecordCopy.Change) throws(StorageError) -> AppRecord.SignIn {
    state.withLock { $0.copy.make(change) }
    var isStored = false
    defer { state.withLock { $0.copy.note(isStored: isStored) } }
    try write()
    isStored = true
    return signIn
  }

  /// Leaves what is stored alone until the next log-in, because another process has ended the session.
  func detach() { state.withLock { $0.copy.detach() } }

  /// Writes what is kept of a window soon, if it has changed.
  func save(_ number: Int, _ window: AppRecord.Window) throws(StorageError) {
    if let place = window.place, place.utf8.count > AppRecord.longestPlace {
      throw StorageError("can't write what is open: it has more than \(AppRecord.longestPlace >> 10) KiB")
    }
    let isFirst = state.withLock { state in
      guard state.copy.set(number, to: window) || state.hasFailed, !state.isQueued else { return false }
      (state.isQueued, state.hasFailed) = (true, false)
      return true
    }
    guard isFirst else { return }
    Trace.current?.add("saves what is open", at: SourceLine())
    try writeSoon()
  }

  private func writeSoon() throws(StorageError) {
    defer { tellNews() }
    do throws(StorageError) {
      // The storage may write after the last window has closed, so the closure retains the store.
      try storage.changeSoon(Self.name) { [self] in merge($0) }
    } catch {
      state.withLock { ($0.isQueued, $0.hasFailed) = (false, true) }
      throw error
    }
  }

  /// Writes the changes of this process, and waits for the disk.
  private func write() throws(StorageError) {
    var problem: StorageError?
    try storage.change(Self.name) { bytes in
      let (change, news) = state.withLock { $0.copy.merge(bytes) }
      if case .unreadable(let error)? = news { problem = error }
      return change
    }
    if let problem { throw problem }
  }

  private nonisolated func merge(_ bytes: [UInt8]?) -> StorageChange {
    let (change, news) = state.withLock { state in
      let (change, news) = state.copy.merge(bytes)
      state.isQueued = false
      if let news { state.news.append(news) }
      return (change, news)
    }
    if news != nil { Task { @MainActor in tellNews() } }
    return change
  }

  private func tellNews() {
    let news = state.withLock { state in
      defer { state.news = [] }
      return state.news
    }
    for news in news { onNews(news) }
  }

  // MARK: Damage

  /// Sets the record aside if there are problems with it, and returns a notice about them.
  func setAside(_ notice: String = "", because problems: [String]) -> String? {
    guard let first = problems.first else { return nil }
    let count = Set(problems).count
    let others = count > 1 ? ", and \(count - 1) more" : ""
    let text = notice.isEmpty ? first + others : "\(notice) (\(first)\(others))"
    do {
      return text + (try setAside().map { "; it is kept as \($0)" } ?? "")
    } catch {
      return "\(text). This can't be saved: \(error)"
    }
  }

  /// Renames the record so that a user can inspect it, once in a launch, and writes what could be read; returns the new name.
  private func setAside() throws(StorageError) -> String? {
    if let aside { return aside }
    aside = try storage.setAside(Self.name)
    if aside != nil { try write() }
    return aside
  }
}
