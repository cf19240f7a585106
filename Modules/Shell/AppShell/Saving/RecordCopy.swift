import Services

/// The record as one process last read it, with its own changes since.
///
/// Other processes change the record too. So each write adds these changes to the stored record, and reports a changed
/// session.
struct RecordCopy: Sendable {
  enum Change: Equatable, Sendable {
    case begin(Session)
    case end(Account)
    case expire(Session)
  }

  /// A change that a write has found in the storage.
  enum ExternalChange: Equatable, Sendable {
    /// Another process has changed who is signed in.
    case signIn(AppRecord.SignIn)
    /// The stored record can't be read, so nothing was written.
    case unreadable(StorageError)
  }

  /// A session change that may not be stored yet.
  private struct Pending {
    var change: Change
    /// Whether the storage has refused it; then other processes take precedence.
    var isLate = false
  }

  /// The record as this process last read or wrote it.
  private(set) var record: AppRecord
  /// The windows with the changes of this process.
  private(set) var windows: [Int: AppRecord.Window]
  private var places = TextChanges()
  private var links = TextChanges()
  private var pending: Pending?
  /// The sign-in that was last read, and the one then written, which may have failed.
  private var read, written: AppRecord.SignIn
  /// The account that owns what is open in this process.
  private var owner: Account?
  /// Whether another process has ended the owner's session.
  private var isDetached = false

  init(_ record: AppRecord = AppRecord()) {
    self.record = record
    windows = record.windows
    (read, written) = (record.signIn, record.signIn)
    owner = record.signIn.session?.account
  }

  /// Queues a session change for the next write.
  mutating func stage(_ change: Change) {
    let refused = pending
    pending = Pending(change: change)
    switch change {
    case .begin(let session):
      if isDetached || owner != session.account { forgetPlaces() }
      (owner, isDetached) = (session.account, false)
    case .end:
      // If the last change was never stored, the stored account is signed out as well.
      if refused != nil, let stored = read.session?.account { pending?.change = .end(stored) }
      (windows, places, links) = ([:], TextChanges(), TextChanges())
      (owner, isDetached) = (nil, false)
    case .expire: break
    }
  }

  /// Notes whether the session change is stored; otherwise the next write retries it.
  mutating func note(isStored: Bool) {
    pending?.isLate = true
    if isStored { (read, pending) = (written, nil) }
  }

  /// Stops writing places until the next log-in here, because another process has ended the session.
  mutating func detach() {
    isDetached = true
    forgetPlaces()
  }

  private mutating func forgetPlaces() {
    places = TextChanges()
    for number in windows.keys { windows[number]?.place = nil }
  }

  /// Queues a window for the next write; returns whether it has changed.
  ///
  /// Only the difference is written, because another process can have a window with the same number.
  mutating func set(_ number: Int, to window: AppRecord.Window) -> Bool {
    let before = windows[number]
    guard window != before else { return false }
    windows[number] = window
    if window.place != before?.place { places.add(window.place, of: number) }
    if window.waitingLink != before?.waitingLink { links.add(window.waitingLink, of: number) }
    return true
  }

  /// Adds the changes of this process to what is stored; a storage calls it again if the write fails.
  ///
  /// - Parameters:
  ///   - bytes: What is stored; `nil` if the record is missing, which is then written as this process knows it.
  ///   - isRepairing: Whether the readable part of a record replaces it, because there is a copy.
  mutating func merge(_ bytes: [UInt8]?, isRepairing: Bool = false) -> (change: StorageChange, found: ExternalChange?) {
    var current = record
    if let bytes {
      let reading = AppRecord.reading(bytes)
      if let problem = reading.problems.first, !isRepairing { return (.keep, .unreadable(StorageError(problem))) }
      current = reading.record
    }
    let found = mergeSignIn(into: &current)
    if current.signIn.session?.account == owner, !isDetached {
      for number in places.windows { places.make(of: number, in: &current.windows[number, default: .init()].place) }
    }
    for number in links.windows { links.make(of: number, in: &current.windows[number, default: .init()].waitingLink) }
    record = current
    let new = current.bytes
    return (new == bytes ? .keep : .replace(new), found)
  }

  private mutating func mergeSignIn(into current: inout AppRecord) -> ExternalChange? {
    let isOwn = current.signIn == read || current.signIn == written
    if pending?.isLate == true, !isOwn { pending = nil }
    let found = isOwn || pending != nil ? nil : ExternalChange.signIn(current.signIn)
    read = current.signIn
    if let change = pending?.change {
      current.apply(change)
      if current.signIn == read { pending = nil }
    }
    written = current.signIn
    return found
  }
}

/// The changes of one text per window that may not be stored yet.
private struct TextChanges {
  private struct Change {
    var text: String?
    /// Whether a write, which may have failed, has included the change, and what was stored before.
    var isMade = false
    var before: String?
  }

  private var changes: [Int: Change] = [:]

  var windows: [Int] { Array(changes.keys) }

  mutating func add(_ text: String?, of window: Int) { changes[window] = Change(text: text) }

  /// Applies the change of a window, unless it is stored or another process has changed the text since.
  mutating func make(of window: Int, in stored: inout String?) {
    guard let change = changes[window] else { return }
    if change.isMade, stored != change.before { return changes[window] = nil }
    changes[window] = Change(text: change.text, isMade: true, before: stored)
    stored = change.text
  }
}

extension AppRecord {
  fileprivate mutating func apply(_ change: RecordCopy.Change) {
    switch change {
    case .begin(let session): begin(session)
    case .end(let account): end(account)
    case .expire(let session): expire(session)
    }
  }
}
