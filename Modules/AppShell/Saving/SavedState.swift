import Services

/// What the storage holds when the app starts; whatever can't be read costs a line of notice and nothing else.
@MainActor
struct SavedState {
  let session: Session?
  let place: PlaceReading?
  let waiting: String?
  let notices: [String]

  init(_ storage: any Storage) {
    let (places, links) = (PlaceStore(storage: storage), WaitingLinkStore(storage: storage))
    var notices: [String] = []
    let aside = Self.attempt(&notices) { () throws(StorageError) -> String? in
      guard try StartLog(storage: storage).begin() else { return nil }
      let (place, link) = (try places.setAside(), try links.setAside())
      return place ?? link
    }
    if let aside {
      notices.append("The app failed to start twice, so it begins anew; what was open is kept as \(aside)")
    }
    let found = Self.attempt(&notices) { () throws(StorageError) in try SessionStore(storage: storage).load() }
    if let notice = found?.notice { notices.append(notice) }
    session = found?.session
    place = Self.attempt(&notices) { () throws(StorageError) in try places.load() }
    waiting = Self.attempt(&notices) { () throws(StorageError) in try links.load() }
    self.notices = notices
  }

  private static func attempt<Value>(
    _ notices: inout [String], _ body: () throws(StorageError) -> Value?
  ) -> Value? {
    do {
      return try body()
    } catch {
      notices.append("What was saved can't be used: \(error)")
      return nil
    }
  }
}
