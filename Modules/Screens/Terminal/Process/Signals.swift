import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signal handlers, which forward requests through a pipe, and restore the terminal before a crash.
enum Signals {
  static let terminating = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let asking = terminating + [SIGWINCH, SIGTSTP, SIGCONT]
  private static let crashing = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  private static let pipeEnd = Atomic<Int32>(-1)
  private static let endRequests = Atomic<Int>(0)
  private static let previousActions = Atomic<UInt>(0)

  static func begin(pipe: Int32) {
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    previous.initialize(repeating: sigaction(), count: 65)
    previousActions.store(UInt(bitPattern: previous), ordering: .sequentiallyConsistent)
    endRequests.store(0, ordering: .sequentiallyConsistent)
    pipeEnd.store(pipe, ordering: .sequentiallyConsistent)
    for number in asking { previous[Int(number)] = setSignalAction(number) { Signals.pass(on: $0) } }
    for number in crashing {
      // After a stack overflow, only the alternate signal stack is usable.
      previous[Int(number)] = setSignalAction(number, { Signals.crash($0) }, flags: Int32(SA_ONSTACK))
    }
  }

  static func end() {
    for number in asking + crashing { restoreAction(number) }
    let pipe = pipeEnd.exchange(-1, ordering: .sequentiallyConsistent)
    var stop: UInt8 = 0
    _ = write(pipe, &stop, 1)
    close(pipe)
  }

  /// Installs or removes the handler for ctrl-z, without which the system stops the process.
  static func takesStop(_ isTaken: Bool) {
    if isTaken { setSignalAction(SIGTSTP) { Signals.pass(on: $0) } } else { setSignalAction(SIGTSTP, SIG_DFL) }
  }

  private static func pass(on number: Int32) {
    let savedError = errno
    defer { errno = savedError }
    if number == SIGTERM || number == SIGHUP || number == SIGINT || number == SIGQUIT {
      // A second request ends the program immediately, because it may be stuck.
      if endRequests.add(1, ordering: .sequentiallyConsistent).oldValue > 0 {
        Restoration.restoreForGood()
        setSignalAction(number, SIG_DFL)
        // Delivered before `raise` returns, so that this thread does nothing more.
        unblock(number)
        raise(number)
      }
    }
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(pipeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
  }

  /// Restores the terminal, and raises the signal again for the previous handler.
  private static func crash(_ number: Int32) {
    Restoration.restoreForGood()
    restoreAction(number)
    raise(number)
  }

  private static func restoreAction(_ number: Int32) {
    let bits = previousActions.load(ordering: .sequentiallyConsistent)
    guard let previous = UnsafeMutablePointer<sigaction>(bitPattern: bits) else { return }
    sigaction(number, previous + Int(number), nil)
  }
}
