#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of this process: raw or as it was, the alternate screen or the normal one.
package struct Terminal {
  // Synchronised output may be open, lines may not wrap, the caret may be hidden: all that is undone.
  private static let farewell = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  private static let greeting = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h"

  // Clicks and the wheel (1000), written without a limit of columns (1006).
  private static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
  private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"

  private let raw: termios
  private let hasMouse: Bool

  /// Finds the terminal; nil when standard input is none.
  init?(hasMouse: Bool) {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    Restoration.prepare(modes: modes, farewell: (hasMouse ? Self.mouseOff : "") + Self.farewell)
    KeptErrors.prepare()
    cfmakeraw(&modes)
    raw = modes
    self.hasMouse = hasMouse
  }

  /// Takes the whole window, key by key.
  func enter() {
    Restoration.begin()
    var modes = raw
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    write(Array((Self.greeting + (hasMouse ? Self.mouseOn : "")).utf8))
  }

  /// Gives the window back as it was.
  func leave() { Restoration.restore() }

  /// Writes the bytes of a frame with one call; false when the terminal is gone.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) } }

  /// The size of the window; nil when the terminal doesn't tell, as some pseudo-terminals that say 0x0.
  package static var windowSize: Size? {
    for descriptor in [STDOUT_FILENO, STDIN_FILENO] {
      var size = winsize()
      if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
      }
    }
    return nil
  }
}
