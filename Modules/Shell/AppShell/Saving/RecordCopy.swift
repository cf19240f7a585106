import Services

/// The record as one process last read it, with the changes that this process has made since.
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
  enum ExternalChange: Equatable, Sendable {
    /// Another process has changed who is signed in.
    case signIn(AppRecord.SignIn)
    /// Something is stored that this version can't read, so nothing was written.
    case unreadable(StorageError)
  }

  /// A change of who is signed in that may not be stored yet.
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
  private var places = TextChanges()
  private var links = TextChanges()
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
  mutating func stage(_ change: Change) {
    let refused = pending
    pending = Pending(change: change)
    switch change {
    case .begin(let session):
      if isDetached || owner != session.account { forgetPlaces() }
      (owner, isDetached) = (session.account, false)
    case .end:
      // A log-in that was never stored has an account before it, which is signed out as well.
      if refused != nil, let stored = read.session?.account { pending?.change = .end(stored) }
      (windows, places, links) = ([:], TextChanges(), TextChanges())
      (owner, isDetached) = (nil, false)
    case .expire: break
    }
  }

  /// Notes whether the storage has the change of who is signed in; if not, the next write makes it.
  mutating func note(isStored: Bool) {
    pending?.isLate = true
    if isStored { (read, pending) = (written, nil) }
  }

  /// Writes no place until the next log-in here, because another process has ended the session.
  mutating func detach() {
    isDetached = true
    forgetPlaces()
  }

  private mutating func forgetPlaces() {
    places = TextChanges()
    for number in windows.keys { windows[number]?.place = nil }
  }

  /// Changes what is kept of a window, with the next write; returns whether it differs from before.
  ///
  /// Another process can have a window of the same number, so only what has changed here is written.
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
  /// A record that is gone is written again as this process knows it.
  ///
  /// - Parameters:
  ///   - bytes: What is stored; `nil` if there is no record.
  ///   - isRepairing: Whether a record that can be read in part is replaced by that part, because there is a copy of it.
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
    if let made = pending, made.isMade && current.signIn == written || made.isLate && !isOwn { pending = nil }
    let found = isOwn || pending != nil ? nil : ExternalChange.signIn(current.signIn)
    read = current.signIn
    if let change = pending?.change {
      current.apply(change)
      pending?.isMade = true
      if current.signIn == read { pending = nil }
    }
    written = current.signIn
    return found
  }
}

/// The changes of one text of each window that may not be stored yet.
private struct TextChanges {
  private struct Change {
    var text: String?
    /// Whether a write has made the change, which may have failed, and what was stored before that write.
    var isMade = false
    var before: String?
  }

  private var changes: [Int: Change] = [:]

  var windows: [Int] { Array(changes.keys) }

  mutating func add(_ text: String?, of window: Int) { changes[window] = Change(text: text) }

  /// Makes the change of a window, unless it is stored already, or another process has changed the text since.
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
