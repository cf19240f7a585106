import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Takes signals: those that ask for something are passed on through a pipe, those of a crash restore the terminal.
enum Signals {
  /// Those that ask the program to end.
  static let terminating = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let asking = terminating + [SIGWINCH, SIGTSTP, SIGCONT]
  private static let crashing = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  private static let pipeEnd = Atomic<Int32>(-1)
  private static let endRequests = Atomic<Int>(0)
  private static let previousActions = Atomic<UInt>(0)

  /// Begins to take signals; each is written to `pipe` as one byte.
  static func begin(pipe: Int32) {
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    previous.initialize(repeating: sigaction(), count: 65)
    previousActions.store(UInt(bitPattern: previous), ordering: .sequentiallyConsistent)
    endRequests.store(0, ordering: .sequentiallyConsistent)
    pipeEnd.store(pipe, ordering: .sequentiallyConsistent)
    for number in asking { previous[Int(number)] = setSignalAction(number) { Signals.pass(on: $0) } }
    for number in crashing {
      // A stack overflow leaves no stack to run on but the alternate one.
      previous[Int(number)] = setSignalAction(number, { Signals.crash($0) }, flags: Int32(SA_ONSTACK))
    }
  }

  /// Lets every signal do what it did before, and ends whoever reads the pipe.
  static func end() {
    for number in asking + crashing { restoreAction(number) }
    var stop: UInt8 = 0
    _ = write(pipeEnd.exchange(-1, ordering: .sequentiallyConsistent), &stop, 1)
  }

  /// Takes the signal of ctrl-z again, or leaves it to the system, which then stops the process.
  static func takesStop(_ isTaken: Bool) {
    if isTaken { setSignalAction(SIGTSTP) { Signals.pass(on: $0) } } else { setSignalAction(SIGTSTP, SIG_DFL) }
  }

  private static func pass(on number: Int32) {
    let savedError = errno
    defer { errno = savedError }
    if number == SIGTERM || number == SIGHUP || number == SIGINT || number == SIGQUIT {
      // Whoever asks twice does not want to wait for a program that is stuck.
      if endRequests.add(1, ordering: .sequentiallyConsistent).oldValue > 0 {
        Restoration.restore()
        setSignalAction(number, SIG_DFL)
        kill(getpid(), number)
      }
    }
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(pipeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
  }

  /// Restores the terminal and lets whoever was there before have the crash, such as Swift's backtracer.
  private static func crash(_ number: Int32) {
    Restoration.restore()
    restoreAction(number)
    raise(number)
  }

  private static func restoreAction(_ number: Int32) {
    let bits = previousActions.load(ordering: .sequentiallyConsistent)
    guard let previous = UnsafeMutablePointer<sigaction>(bitPattern: bits) else { return }
    sigaction(number, previous + Int(number), nil)
  }
}
