import Services

/// Who is signed in, and since when.
struct Session: Equatable {
  /// How many days a session lasts.
  static let lifetime = 30

  var account: Account
  var began: CalendarDate

  func hasEnded(on today: CalendarDate) -> Bool { today.days(since: began) > Self.lifetime }
}

/// The session, kept between two starts: the name, the address and the day it began, a line each.
@MainActor
struct SessionStore {
  private static let name = "session"

  let storage: any Storage

  /// The session that was saved; one that can't be read is set aside and is none, with a notice.
  func load() throws(StorageError) -> (session: Session?, notice: String?) {
    guard let text = try storage.readText(Self.name) else { return (nil, nil) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count == 4, !lines[0].isEmpty, let began = CalendarDate(lines[2]), lines[3].isEmpty {
      return (Session(account: Account(name: lines[0], email: lines[1]), began: began), nil)
    }
    let aside = try storage.setAside(Self.name) ?? Self.name
    return (nil, "Who was signed in can't be read; it is kept as \(aside)")
  }

  func save(_ session: Session?) throws(StorageError) {
    if let session {
      try storage.writeText("\(session.account.name)\n\(session.account.email)\n\(session.began)\n", to: Self.name)
    } else {
      try storage.remove(Self.name)
    }
  }
}
