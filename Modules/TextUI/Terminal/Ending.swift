#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a run of the terminal front end ended.
public enum Ending: Equatable, Sendable {
  /// The person left.
  case quit
  /// A signal of this number asked the program to end; the terminal has been restored.
  case signal(Int32)

  /// The exit status of the process: 0, or 128 and the number of the signal.
  public var status: Int32 {
    switch self {
    case .quit: 0
    case .signal(let number): 128 + number
    }
  }

  /// Ends the process as it should: by the same signal if there was one, so that the parent sees it.
  public func endProcess() -> Never {
    if case .signal(let number) = self {
      setSignalAction(number, SIG_DFL)
      // The main actor may run on a thread that blocks this signal. Unblocked, it is taken before `raise` returns; with
      // `kill` another thread could take it, and `exit` would be faster.
      var unblocked = sigset_t()
      sigemptyset(&unblocked)
      sigaddset(&unblocked, number)
      pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
      raise(number)
    }
    exit(status)
  }
}
