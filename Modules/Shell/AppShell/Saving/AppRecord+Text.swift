import Services

/// The text format of a record, which is cut off if `complete` is missing:
///
/// ```text
/// waymark record 1
/// starts 1
/// session
/// Ada
/// ada@example.com
/// 1790000000
/// window 1
/// waits app://loggedIn/posts/7
/// waymark 3
/// tab selected
/// …
/// complete
/// ```
///
/// `starts` is there until the launch has a first frame. Earlier versions wrote a line `generation`, which is skipped.
extension AppRecord {
  /// The maximum size of a window in bytes, enough for thousands of screens.
  static let longestPlace = 256 << 10
  /// The maximum size of the text in bytes.
  static let longestText = 4 << 20

  private static let header = "waymark record "
  private static let version = 1
  private static let lastLine = "complete"

  var bytes: [UInt8] {
    var text = "\(Self.header)\(Self.version)\n"
    if startsWithoutFrame > 0 { text += "starts \(startsWithoutFrame)\n" }
    if let signIn { text += "session\n\(signIn)" }
    for (number, window) in windows.sorted(by: { $0.key < $1.key }) {
      text += "window \(number)\n"
      if let link = window.waitingLink { text += "waits \(link)\n" }
      text += window.place ?? ""
    }
    return Array((text + Self.lastLine + "\n").utf8)
  }

  /// The readable part of a record, and a sentence about each problem.
  struct Reading {
    var record = AppRecord()
    var problems: [String] = []
  }

  /// Reads a text, if there is one; invalid UTF-8 becomes U+FFFD.
  static func reading(_ bytes: [UInt8]?) -> Reading {
    guard let bytes else { return Reading() }
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let isComplete = lines.suffix(2).elementsEqual([lastLine[...], ""])
    // Without its line break the last line may have been cut.
    lines.removeLast(isComplete ? 2 : 1)
    guard let first = lines.first, first.hasPrefix(header), let version = Int(first.dropFirst(header.count)) else {
      return foreign("line 1: “\(header)\(version)” is missing")
    }
    guard version <= Self.version else { return foreign("a newer version of the app has written it") }
    var reader = RecordReader(lines: lines.dropFirst())
    reader.read()
    if !isComplete { reader.reading.problems.append("The end of what was saved is missing") }
    return reader.reading
  }

  private static func foreign(_ reason: String) -> Reading {
    Reading(problems: ["What was saved can't be read: \(reason)"])
  }
}

private struct RecordReader {
  var lines: ArraySlice<Substring>
  var reading = AppRecord.Reading()

  mutating func read() {
    if lines.first?.hasPrefix("generation ") == true { lines.removeFirst() }
    if let starts = number(after: "starts ") { reading.record.startsWithoutFrame = starts }
    if lines.first == "session" {
      lines.removeFirst()
      readSession()
    }
    let other = lines.prefix { !$0.hasPrefix("window ") }
    if !other.isEmpty, reading.problems.isEmpty { reading.problems.append("“\(other[other.startIndex])” isn't known") }
    lines.removeFirst(other.count)
    while let window = number(after: "window ") { readWindow(window) }
    if let line = lines.first { reading.problems.append("“\(line)” isn't known") }
  }

  /// Removes the next line if it is `beginning` with a number, and returns the number.
  private mutating func number(after beginning: String) -> Int? {
    guard let line = lines.first, line.hasPrefix(beginning), let number = Int(line.dropFirst(beginning.count)) else {
      return nil
    }
    lines.removeFirst()
    return number
  }

  private mutating func readSession() {
    // A name may look like any other line, so the lines of a session are counted.
    let count = lines.dropFirst(3).first == SignIn.expiredLine[...] ? 4 : 3
    let text = lines.prefix(count).map { "\($0)\n" }.joined()
    if let signIn = SignIn(text) {
      reading.record.signIn = signIn
      lines.removeFirst(count)
    } else {
      reading.problems.append("Who was signed in can't be read")
    }
  }

  private mutating func readWindow(_ number: Int) {
    var window = AppRecord.Window()
    if let line = lines.first, line.hasPrefix("waits ") {
      window.waitingLink = String(line.dropFirst("waits ".count))
      lines.removeFirst()
    }
    let place = lines.prefix { !$0.hasPrefix("window ") }
    lines.removeFirst(place.count)
    let text = place.map { "\($0)\n" }.joined()
    if text.utf8.count > AppRecord.longestPlace {
      reading.problems.append("What was open has more than \(AppRecord.longestPlace >> 10) KiB")
    } else if !text.isEmpty {
      window.place = text
    }
    reading.record.windows[number] = window
  }
}
