#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets this thread receive a signal; callable from a signal handler.
func unblock(_ number: Int32) {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}

typealias SignalFunction = @convention(c) (Int32) -> Void

/// Installs a signal handler and returns the previous one; callable from a signal handler.
@discardableResult
func setSignalAction(_ number: Int32, _ function: SignalFunction?, flags: Int32 = Int32(SA_RESTART)) -> sigaction {
  var action = sigaction()
  #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = function
  #else
    action.__sigaction_u.__sa_handler = function
  #endif
  action.sa_flags = flags
  sigemptyset(&action.sa_mask)
  var previous = sigaction()
  sigaction(number, &action, &previous)
  return previous
}
