#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The echo of the terminal, which is off while a secret is typed and comes back on every way out.
struct Echo {
  private let hidden: termios

  /// Finds the terminal; nil when standard input is none.
  init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    Restoration.prepare(modes: modes, farewell: "")
    modes.c_lflag &= ~tcflag_t(ECHO)
    // The line break still shows: what follows begins a line of its own.
    modes.c_lflag |= tcflag_t(ECHONL)
    hidden = modes
  }

  /// Hides what is typed from now on.
  func hide() {
    Restoration.begin()
    var modes = hidden
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  /// Shows what is typed from now on.
  func show() { Restoration.restore() }
}
