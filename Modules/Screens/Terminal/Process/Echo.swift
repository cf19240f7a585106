#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The echo of the terminal, which is off while the user types a secret.
///
/// Every exit restores it.
public struct Echo {
  private let hidden: termios

  /// Finds the terminal.
  ///
  /// Returns `nil` if standard input isn't one.
  public init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    Restoration.prepare(modes: modes, farewell: "")
    modes.c_lflag &= ~tcflag_t(ECHO)
    // The line break still echoes, so that output continues on a new line.
    modes.c_lflag |= tcflag_t(ECHONL)
    hidden = modes
  }

  /// Turns the echo off.
  public func hide() {
    Restoration.modify {
      var modes = hidden
      tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }
  }

  /// Turns the echo on.
  public func show() { Restoration.restore() }
}
