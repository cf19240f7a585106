import AppRouting
import Links
import Routing
import ScreenKit
import Services

/// The persistent state of the app: the session, what is open, the waiting link, and the start log.
///
/// Loaded at launch; afterwards writes only the differences. A part that can't be written doesn't affect the others. Each further
/// window has a store of its own for what is open and its waiting link, and shares the rest.
@MainActor
struct StateStore {
  /// The maximum length of what is open in bytes, which is enough for some thousand open screens.
  private static let longestPlace = 256 << 10

  let startLog: StartLog
  let session: SavedText
  let place: SavedText
  let waitingLink: SavedText

  init(_ storage: any Storage, instance: AppInstance = .alone) {
    startLog = StartLog(storage, instance: instance)
    place = SavedText("place", atMost: Self.longestPlace, in: storage)
    waitingLink = SavedText("waiting", in: storage)
    session = SavedText("session", in: storage)
  }

  /// Makes the store of another window; the first one has the number 1.
  init(of window: Int, sharing store: StateStore, in storage: any Storage) {
    startLog = store.startLog
    session = store.session
    let suffix = window == 1 ? "" : "-\(window)"
    place = SavedText("place\(suffix)", atMost: Self.longestPlace, in: storage)
    waitingLink = SavedText("waiting\(suffix)", in: storage)
  }

  /// Counts the launch and reads the saved state; a part that can't be read is skipped and adds a notice.
  func load() -> SavedState {
    var state = SavedState()
    if let aside = state.read(try begin(), orSetAside: startLog.setAside) {
      state.notices.append(
        "The app failed to start twice, so it starts without what was open, which is kept as \(aside)")
    }
    if let text = state.text(of: session) {
      state.session = Session(text)
      if state.session == nil, let aside = state.read(try session.setAside()) {
        state.notices.append("Who was signed in can't be read; it is kept as \(aside)")
      }
    }
    loadWindow(into: &state)
    return state
  }

  /// Reads what a window had open and the link that waited in it.
  func loadWindow(into state: inout SavedState) {
    state.place = state.text(of: place)
    guard let text = state.text(of: waitingLink) else { return }
    // The saved link ends with a line break. Without one the file was cut off, and the link may lead elsewhere.
    if text.hasSuffix("\n") {
      state.waitingLink = String(text.dropLast())
    } else if let aside = state.read(try waitingLink.setAside()) {
      state.notices.append("The link that waited is cut off; it is kept as \(aside)")
    }
  }

  /// Resets the start log, and writes what is open and the waiting link if they have changed.
  func save(_ open: NavigationSnapshot<DeepLink>, waiting: DeepLink?) throws(StorageError) {
    try check([
      failure(try startLog.succeed()),
      failure(try place.save(NavigationArchive.text(of: open))),
      failure(try waitingLink.save(waiting.map { "\($0)\n" })),
    ])
  }

  /// Writes the session, and waits for the disk.
  func save(_ session: Session) throws(StorageError) {
    try self.session.save(session.description)
    try self.session.flush()
  }

  /// Reads the session again; `nil` if there is none, or if it can't be read.
  func readSession() -> Session? { (try? session.load())?.flatMap(Session.init) }

  /// Removes what is open, the waiting link and the session, and waits for the disk.
  ///
  /// The session is removed last, so an interrupted removal leaves no places of an unknown account.
  func removeUserState() throws(StorageError) {
    try check([failure(try place.remove()), failure(try waitingLink.remove()), failure(try session.remove())])
  }

  /// Counts the launch; after too many failed ones, sets aside the saved navigation and returns a new file name.
  private func begin() throws(StorageError) -> String? {
    guard try startLog.begin() else { return nil }
    let (placeName, linkName) = (try place.setAside(), try waitingLink.setAside())
    return placeName ?? linkName
  }

  /// Calls `part` and returns its error, so that a failure doesn't prevent the following parts.
  private func failure(_ part: @autoclosure () throws(StorageError) -> Void) -> StorageError? {
    do {
      try part()
      return nil
    } catch {
      return error
    }
  }

  private func check(_ failures: [StorageError?]) throws(StorageError) {
    if let failure = failures.compactMap(\.self).last { throw failure }
  }
}

/// The saved state as read at launch.
struct SavedState {
  var session: Session?
  /// The text of what was open.
  var place: String?
  var waitingLink: String?
  var notices: [String] = []

  /// Reads what was open; `nil` if nothing was saved.
  @MainActor
  func archive(_ modules: Modules<any ViewModel>) -> NavigationArchive? {
    place.map { NavigationArchive($0) }
  }

  /// Reads a part; a failure adds a notice, and the file is set aside, because the next save would overwrite it.
  @MainActor
  fileprivate mutating func read<Value>(
    _ part: @autoclosure () throws(StorageError) -> Value?,
    orSetAside setAside: @MainActor () throws(StorageError) -> String? = { nil }
  ) -> Value? {
    do {
      return try part()
    } catch {
      let kept = (try? setAside()).map { "; it is kept as \($0)" } ?? ""
      notices.append("What was saved can't be used: \(error)\(kept)")
      return nil
    }
  }

  @MainActor
  fileprivate mutating func text(of file: SavedText) -> String? { read(try file.load(), orSetAside: file.setAside) }
}
