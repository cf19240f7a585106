import Services

/// What one process knows of the record, and what it has changed.
///
/// Other processes change the record too. So each write begins with what is stored, adds the changes of this process, and finds out
/// what another one has changed of who is signed in: `merge(_:)`.
struct RecordCopy: Sendable {
  /// A change of who is signed in.
  enum Change: Equatable, Sendable {
    case begin(Session)
    case end(Account)
    case expire(Session)
  }

  /// What a write has found.
  enum News: Equatable, Sendable {
    /// Another process has changed who is signed in.
    case signIn(AppRecord.SignIn)
    /// Something is stored that this version can't read, so nothing was written.
    case unreadable(StorageError)
  }

  /// A change that may not be stored yet.
  private struct Pending {
    var change: Change
    /// Whether a write has made it, which may have failed.
    var isMade = false
    /// Whether the storage has refused it, so that a later change of another process counts more.
    var isLate = false
  }

  /// The record as this process last read or wrote it.
  private(set) var record: AppRecord
  /// The windows as this process has read and changed them.
  private(set) var windows: [Int: AppRecord.Window]
  private var changedPlaces: Set<Int> = []
  private var changedLinks: Set<Int> = []
  private var pending: Pending?
  /// Who was signed in when the record was last read, and in what was written then, which may have failed.
  private var read, written: AppRecord.SignIn
  /// The account to which what is open in this process belongs.
  private var owner: Account?
  /// Whether another process has ended the session to which what is open belongs.
  private var isDetached = false

  init(_ record: AppRecord = AppRecord()) {
    self.record = record
    windows = record.windows
    (read, written) = (record.signIn, record.signIn)
    owner = record.signIn.session?.account
  }

  /// Changes who is signed in, with the next write.
  mutating func make(_ change: Change) {
    pending = Pending(change: change)
    switch change {
    case .begin(let session):
      if isDetached || owner != session.account { forgetPlaces() }
      (owner, isDetached) = (session.account, false)
    case .end:
      (windows, changedLinks) = ([:], [])
      forgetPlaces()
      (owner, isDetached) = (nil, false)
    case .expire: break
    }
  }

  /// Notes whether the storage has the change of who is signed in; if not, the next write makes it.
  mutating func note(isStored: Bool) {
    pending?.isLate = true
    guard isStored else { return }
    (read, pending) = (written, nil)
  }

  /// Writes no place until the next log-in here, because another process has ended the session.
  mutating func detach() {
    isDetached = true
    forgetPlaces()
  }

  private mutating func forgetPlaces() {
    changedPlaces = []
    for number in windows.keys { windows[number]?.place = nil }
  }

  /// Changes what is kept of a window, with the next write; returns whether it differs from before.
  mutating func set(_ number: Int, to window: AppRecord.Window) -> Bool {
    let before = windows[number]
    guard window != before else { return false }
    windows[number] = window
    if window.place != before?.place { changedPlaces.insert(number) }
    // Another process can have a window of the same number, so a link that is unchanged here is not written.
    if window.waitingLink != before?.waitingLink { changedLinks.insert(number) }
    return true
  }

  /// Adds the changes of this process to what is stored; a storage calls it again if the write fails.
  ///
  /// A record that is gone is written again as this process knows it.
  mutating func merge(_ bytes: [UInt8]?) -> (change: StorageChange, news: News?) {
    var current = record
    if let bytes {
      let reading = AppRecord.reading(bytes)
      if let problem = reading.problems.first { return (.keep, .unreadable(StorageError(problem))) }
      current = reading.record
    }
    let isOwn = current.signIn == read || current.signIn == written
    if let made = pending, made.isMade && current.signIn == written || made.isLate && !isOwn { pending = nil }
    let news = isOwn || pending != nil ? nil : News.signIn(current.signIn)
    read = current.signIn
    if let change = pending?.change {
      current.apply(change)
      pending?.isMade = true
      if current.signIn == read { pending = nil }
    }
    written = current.signIn
    if current.signIn.session?.account == owner, !isDetached {
      for number in changedPlaces { current.windows[number, default: .init()].place = windows[number]?.place }
    }
    for number in changedLinks { current.windows[number, default: .init()].waitingLink = windows[number]?.waitingLink }
    record = current
    let new = current.bytes
    return (new == bytes ? .keep : .replace(new), news)
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
