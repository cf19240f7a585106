import AppRouting
import Links
import Services

/// What the app keeps between two starts: who is signed in, what is open, what waits, and that a start is under way.
///
/// It is read at the start, and never again while the app runs: from then on it is told, and writes what has changed. A part
/// that can't be written costs no other part.
@MainActor
struct StateStore {
  let starts: StartLog
  let places: SavedText
  let link: SavedText
  private let session: SavedText

  init(_ storage: any Storage) {
    starts = StartLog(SavedText("start", in: storage))
    places = SavedText("place", in: storage)
    link = SavedText("waiting", in: storage)
    session = SavedText("session", in: storage)
  }

  /// Notes that the app starts, and reads what it begins with; whatever can't be read costs a line of notice and nothing else.
  func load() -> SavedState {
    var state = SavedState()
    func read<Value>(
      _ part: @autoclosure () throws(StorageError) -> Value?, otherwise kept: () -> String = { "" }
    ) -> Value? {
      do {
        return try part()
      } catch {
        state.notices.append("What was saved can't be used: \(error)" + kept())
        return nil
      }
    }
    if let aside = read(try begin()) {
      state.notices.append("The app failed to start twice, so it begins anew; what was open is kept as \(aside)")
    }
    // What can't be read must not be written over by what is saved next.
    func text(of part: SavedText) -> String? {
      read(try part.load()) { (try? part.setAside()).map { "; it is kept as \($0)" } ?? "" }
    }
    if let text = text(of: session) {
      state.session = Session(text)
      if state.session == nil, let aside = read(try session.setAside()) {
        state.notices.append("Who was signed in can't be read; it is kept as \(aside)")
      }
    }
    state.places = text(of: places).map(PlaceReading.init)
    if let text = text(of: link) {
      // A link is saved with a line break: without it, the file was cut off and may hold another place.
      if text.hasSuffix("\n") {
        state.link = String(text.dropLast())
      } else if let aside = read(try link.setAside()) {
        state.notices.append("The link that waited is cut off; it is kept as \(aside)")
      }
    }
    return state
  }

  /// Writes what has changed: that the app got to its first frame, what is open, and what waits.
  func save(_ open: [NavigationArchive], waiting: DeepLink?) throws(StorageError) {
    try check([
      failure(try starts.succeed()),
      failure(try places.save(PlaceReading.text(of: open))),
      failure(try link.save(waiting.map { "\($0)\n" })),
    ])
  }

  /// Writes who is signed in.
  func save(_ session: Session) throws(StorageError) { try self.session.save(session.description) }

  /// Removes all that belongs to whoever is signed in.
  ///
  /// The session goes last: killed in between, the app must not be left with what somebody had open and not know whose.
  func forgetUser() throws(StorageError) {
    try check([failure(try places.remove()), failure(try link.remove()), failure(try session.remove())])
  }

  /// Notes the start; after too many that failed it sets aside what was open, and says where.
  private func begin() throws(StorageError) -> String? {
    guard try starts.begin() else { return nil }
    let (place, link) = (try places.setAside(), try link.setAside())
    return place ?? link
  }

  /// Does one part, and returns why it failed, so that the next is done all the same.
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

/// What the storage holds when the app starts.
struct SavedState {
  var session: Session?
  var places: PlaceReading?
  var link: String?
  var notices: [String] = []
}
