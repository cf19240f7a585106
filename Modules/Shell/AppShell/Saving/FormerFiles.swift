import Services

/// The files of earlier versions: `session`, and for each window `place` and `waiting`, or `place-2`.
struct FormerFiles {
  private let storage: any Storage

  init(_ storage: any Storage) { self.storage = storage }

  /// Returns the record in the files, if any; sets unreadable files aside with a notice.
  func read(_ notices: inout [String]) -> AppRecord? {
    var record = AppRecord()
    if let text = text(of: "session", &notices) {
      record.signIn.session = Session(text)
      if record.signIn.session == nil { setAside("session", "Who was signed in can't be read", &notices) }
    }
    for number in 1... {
      let window = window(number, &notices)
      if window == AppRecord.Window(), number > 1 { break }
      record.windows[number] = window
    }
    return record == AppRecord(windows: [1: AppRecord.Window()]) ? nil : record
  }

  /// Removes the files; ignores errors.
  func remove() {
    for name in ["session"] + names(of: 1) { try? storage.remove(name) }
    for number in 2... {
      let existing = names(of: number).filter { (try? storage.read($0)) != nil }
      if existing.isEmpty { break }
      for name in existing { try? storage.remove(name) }
    }
  }

  private func names(of number: Int) -> [String] {
    let suffix = number == 1 ? "" : "-\(number)"
    return ["place\(suffix)", "waiting\(suffix)"]
  }

  private func window(_ number: Int, _ notices: inout [String]) -> AppRecord.Window {
    let names = names(of: number)
    var window = AppRecord.Window()
    if let text = text(of: names[0], &notices) {
      // Text after the last line break was cut off.
      window.place = text.lastIndex(of: "\n").map { String(text[...$0]) }
    }
    if let text = text(of: names[1], &notices) {
      if text.hasSuffix("\n") {
        window.waitingLink = String(text.dropLast())
      } else {
        setAside(names[1], "The link that waited is cut off", &notices)
      }
    }
    return window
  }

  private func text(of name: String, _ notices: inout [String]) -> String? {
    do {
      return try storage.read(name, atMost: AppRecord.longestPlace).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      setAside(name, "What was saved can't be used: \(error)", &notices)
      return nil
    }
  }

  private func setAside(_ name: String, _ notice: String, _ notices: inout [String]) {
    let kept = (try? storage.setAside(name)).flatMap(\.self).map { "; it is kept as \($0)" } ?? ""
    notices.append(notice + kept)
  }
}
