import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program started by this process.
///
/// It gets the chosen environment and streams, but no other open file, and no blocked or ignored signal. Foundation's
/// `Process` passes on blocked signals.
public final class ChildProcess: Sendable {
  /// A standard stream of a program.
  public enum Stream: Sendable {
    /// This process's stream.
    case shared
    /// An open file of this process.
    case descriptor(Int32)
    /// A file open for reading and writing.
    case file(String)

    /// A stream without input that drops output.
    public static let nothing = file("/dev/null")
  }

  /// The process group of a program.
  public enum Group: Sendable {
    /// This process's group, so that keys of the terminal stop both.
    case shared
    /// A new group, which `kill()` ends as a whole.
    case own
    /// A new session, whose terminal is the first one that the program opens.
    case session
  }

  /// A program that can't be started.
  public struct StartError: Error, Equatable, CustomStringConvertible {
    /// The error number of `posix_spawn` (errno(3)).
    public var code: Int32
    /// The reason in words.
    public var description: String { String(cString: strerror(code)) }
  }

  /// The end of a program.
  public enum Ending: Equatable, Sendable, CustomStringConvertible {
    /// The exit status.
    case exited(Int32)
    /// The signal that ended the program.
    case signaled(Int32)

    /// The ending in words, such as “ended with status 2”.
    public var description: String {
      switch self {
      case .exited(let status): "ended with status \(status)"
      case .signaled(let number): "was ended by signal \(number) (\(String(cString: strsignal(number))))"
      }
    }

    fileprivate init(status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
    }
  }

  /// The process number, which the system doesn't reuse until the ending is known.
  public let id: Int32
  private let group: Group
  private let known = Mutex<Ending?>(nil)

  /// Creates a process of the program that `arguments` begins with, looked up in PATH unless it has a slash.
  public init(
    _ arguments: [String], environment: [String: String], group: Group = .own,
    streams: (input: Stream, output: Stream, error: Stream)
  ) throws(StartError) {
    // The parent may have left this signal ignored; then the system discards how a program ends (waitid(2)).
    signal(SIGCHLD, SIG_DFL)
    var files = SpawnFiles([streams.input, streams.output, streams.error])
    defer { files.destroy() }
    var attributes = SpawnAttributes(group)
    defer { attributes.destroy() }
    let argv = arguments.map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process = pid_t()
    let error = posix_spawnp(&process, arguments[0], &files.value, &attributes.value, argv, envp)
    if error != 0 { throw StartError(code: error) }
    (id, self.group) = (process, group)
  }

  /// Waits for the program's end, blocking the thread.
  @discardableResult
  public func wait() -> Ending { ending(waiting: true) ?? .signaled(SIGKILL) }

  /// The ending, or `nil` while the program runs; kills what is left in a group of its own.
  public var ending: Ending? { ending(waiting: false) }

  /// Kills the program and, in a group of its own, all that it has started there.
  public func kill() {
    known.withLock { ending in
      if ending == nil { _ = Self.send(SIGKILL, isGroup ? -id : id) }
    }
  }

  private var isGroup: Bool { if case .shared = group { false } else { true } }

  private func ending(waiting isWaiting: Bool) -> Ending? {
    if let ending = known.withLock(\.self) { return ending }
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT | (isWaiting ? 0 : WNOHANG)) != 0, errno == EINTR {}
    return known.withLock { known in
      if known != nil || info.si_signo != SIGCHLD { return known }
      // Until `waitpid` has returned, no other process or group can have this number.
      if isGroup { _ = Self.send(SIGKILL, -id) }
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      known = Ending(status: status)
      return known
    }
  }

  // `kill` of this type hides the system call of the same name.
  private static let send: @Sendable (Int32, Int32) -> Int32 = { signal, process in
    #if canImport(Glibc)
      Glibc.kill(process, signal)
    #else
      Darwin.kill(process, signal)
    #endif
  }
}

private struct SpawnFiles {
  #if canImport(Glibc)
    var value = posix_spawn_file_actions_t()
  #else
    var value: posix_spawn_file_actions_t?
  #endif

  /// Creates actions that connect the standard streams and close all other files.
  init(_ streams: [ChildProcess.Stream]) {
    posix_spawn_file_actions_init(&value)
    for (descriptor, stream) in zip(STDIN_FILENO..., streams) { connect(descriptor, to: stream) }
    #if canImport(Glibc)
      // Other systems have a flag for this. Numbers that aren't open are skipped.
      for descriptor in STDERR_FILENO + 1..<min(1024, Int32(sysconf(Int32(_SC_OPEN_MAX)))) {
        posix_spawn_file_actions_addclose(&value, descriptor)
      }
    #endif
  }

  private mutating func connect(_ descriptor: Int32, to stream: ChildProcess.Stream) {
    switch stream {
    case .shared: break
    case .descriptor(let other): posix_spawn_file_actions_adddup2(&value, other, descriptor)
    case .file(let path): posix_spawn_file_actions_addopen(&value, descriptor, path, O_RDWR, 0)
    }
  }

  mutating func destroy() { posix_spawn_file_actions_destroy(&value) }
}

private struct SpawnAttributes {
  #if canImport(Glibc)
    var value = posix_spawnattr_t()
    // The value of POSIX_SPAWN_SETSID, which Swift doesn't import.
    private static let newSession = 0x80
    private static let others = 0
  #else
    var value: posix_spawnattr_t?
    private static let newSession = Int(POSIX_SPAWN_SETSID)
    private static let others = Int(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #endif

  init(_ group: ChildProcess.Group) {
    posix_spawnattr_init(&value)
    // This process ignores some signals, and its threads block some; a program would inherit both.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&value, &none)
    posix_spawnattr_setsigdefault(&value, &all)
    var flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF) | Self.others
    switch group {
    case .shared: break
    case .own:
      posix_spawnattr_setpgroup(&value, 0)
      flags |= Int(POSIX_SPAWN_SETPGROUP)
    case .session: flags |= Self.newSession
    }
    posix_spawnattr_setflags(&value, Int16(flags))
  }

  mutating func destroy() { posix_spawnattr_destroy(&value) }
}
