#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Another program that has the terminal for a while, such as an editor.
public enum ForegroundProgram {
  /// Runs a command of the shell with further arguments, and returns its exit status when it has ended.
  ///
  /// The caller has left the full-screen mode and reads no input. A signal of the keyboard ends the other program only; ctrl-z stops
  /// both. Returns `nil` if the shell can't be started.
  public static func run(_ command: String, _ arguments: [String]) -> Int32? {
    // A handler, unlike an ignored signal, isn't inherited by the other program.
    let replaced = [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ].map { ($0, setSignalAction($0) { _ in }) }
    // The main actor may run on a thread that blocks signals, which the other program would inherit.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer {
      pthread_sigmask(SIG_SETMASK, &before, nil)
      for (signal, action) in replaced { withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) } }
    }
    let words = ["sh", "-c", "\(command) \"$@\"", "sh"] + arguments
    let copies = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", nil, nil, copies + [nil], environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
