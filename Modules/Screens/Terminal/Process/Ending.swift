#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a terminal program ended.
public enum Ending: Equatable, Sendable {
  /// The user quit.
  case quit
  /// A signal ended the program; the terminal is already restored.
  case signal(Int32)

  /// The ending of a program whose terminal is gone.
  public static let hangup = Ending.signal(SIGHUP)

  /// Ends the process; raises a signal again for the parent process.
  public func endProcess() -> Never {
    guard case .signal(let number) = self else { exit(0) }
    setSignalAction(number, SIG_DFL)
    // The main actor may run on a thread that blocks this signal. Once unblocked, the signal is delivered before `raise` returns. With
    // `kill`, another thread could receive it after `exit`.
    unblock(number)
    raise(number)
    exit(128 + number)
  }
}
