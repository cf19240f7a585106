#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The echo of the terminal, off while the user types a secret; every exit restores it.
package struct Echo {
  private let hidden: termios

  /// Creates the echo, or `nil` if standard input isn't a terminal.
  package init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    Restoration.prepare(modes: modes, farewell: "")
    modes.c_lflag &= ~tcflag_t(ECHO)
    // The line break still echoes, so that output continues on a new line.
    modes.c_lflag |= tcflag_t(ECHONL)
    hidden = modes
  }

  package func hide() {
    Restoration.modify {
      var modes = hidden
      tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }
  }

  package func show() { Restoration.restore() }
}
