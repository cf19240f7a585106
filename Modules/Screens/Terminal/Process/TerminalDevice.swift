#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of this process, for a full-screen program.
package struct TerminalDevice {
  // Undoes synchronized output, disabled wrapping and a hidden caret. Where there is no alternate screen, as in GNU screen, the last frame
  // stays, and the shell continues below it.
  static let farewell =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[999;1H\r\n\u{1B}[?1049l"
  private static let greeting = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h"

  // Reports clicks and the wheel (1000) with unlimited column numbers (1006).
  private static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
  private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"

  // The wheel sends the keys up and down while the alternate screen is on (1007). The user's own choice comes back at the end.
  private static let wheelOn = "\u{1B}[?1007s\u{1B}[?1007h"
  private static let wheelOff = "\u{1B}[?1007r"

  // Escape and keys with Control or Alt come as sequences of their own (flag 1 of kitty's keyboard protocol). The flags belong to the
  // alternate screen, so they are set on it and cleared before it is left.
  private static let clearKeysOn = "\u{1B}[=1u"
  private static let clearKeysOff = "\u{1B}[=0u"

  private let raw: termios
  private let additions: String

  /// Creates the device, or `nil` if standard input isn't a terminal.
  ///
  /// `hasClearKeys` says whether the terminal knows kitty's keyboard protocol, in which Escape begins no other key.
  package init?(hasMouse: Bool, hasClearKeys: Bool) {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    Restoration.prepare(modes: modes, farewell: Self.farewell(hasMouse: hasMouse, hasClearKeys: hasClearKeys))
    StandardErrorBuffer.prepare()
    cfmakeraw(&modes)
    raw = modes
    additions = (hasMouse ? Self.mouseOn : Self.wheelOn) + (hasClearKeys ? Self.clearKeysOn : "")
  }

  static func farewell(hasMouse: Bool, hasClearKeys: Bool) -> String {
    (hasClearKeys ? clearKeysOff : "") + (hasMouse ? mouseOff : wheelOff) + farewell
  }

  package func enter() {
    Restoration.modify {
      var modes = raw
      tcsetattr(STDIN_FILENO, TCSANOW, &modes)
      Array((Self.greeting + additions).utf8).withUnsafeBytes { _ = writeAll($0, to: STDOUT_FILENO) }
    }
  }

  package func leave() { Restoration.restore() }

  /// Writes the bytes of a frame; returns `false` if the terminal is gone.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool { Restoration.write(bytes) }

  /// Writes text to standard output; returns `false` if the terminal is gone.
  @discardableResult
  package static func print(_ text: PrintableText) -> Bool { Restoration.write(Array(text.description.utf8)) }

  /// Whether the program may use the terminal; in the background, it would take the shell's input.
  package static var isInForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group < 0 || group == getpgrp()
  }

  /// The size of the window, or `nil` if the terminal reports none.
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
