#if canImport(Glibc)
  import Dispatch
  import Glibc
  import Services
  import Synchronization

  /// A running curl, which is killed when its task is canceled.
  final class CurlProcess: Sendable {
    private struct State {
      /// The process, until its end is known.
      var process: pid_t?
      var isCanceled = false
    }

    private let state = Mutex(State())

    /// Runs curl and returns its output.
    ///
    /// Kills curl after more than `limit` bytes, or if the task is canceled.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    static func output(_ arguments: [String], limit: Int) async throws -> [UInt8] {
      let curl = CurlProcess()
      let output = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          // Reading blocks the thread, which a thread of the task pool must not do.
          DispatchQueue.global().async { continuation.resume(with: Result { try curl.run(arguments, limit: limit) }) }
        }
      } onCancel: {
        curl.cancel()
      }
      try Task.checkCancellation()
      return output
    }

    private func cancel() {
      state.withLock { state in
        state.isCanceled = true
        if let process = state.process { kill(process, SIGKILL) }
      }
    }

    private func run(_ arguments: [String], limit: Int) throws(ServiceError) -> [UInt8] {
      var ends: [Int32] = [-1, -1]
      // Sockets, because a pipe can't be closed to other children from its start: Swift doesn't import pipe2(2).
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Self.failure(errno) }
      defer { close(ends[0]) }
      let (process, error) = state.withLock { state in
        let (process, error) = state.isCanceled ? (nil, 0) : Self.start(["curl"] + arguments, output: ends[1])
        state.process = process
        return (process, error)
      }
      // Only curl has this end now, so reading ends when curl does.
      close(ends[1])
      if error != 0 { throw Self.failure(error) }
      let output = Self.read(ends[0], limit: limit)
      if output.count > limit { cancel() }
      // The system can then reuse the number of the process, so `cancel` must not send a signal to it.
      state.withLock { state in
        if let process { while waitpid(process, nil, 0) < 0 && errno == EINTR {} }
        state.process = nil
      }
      return output
    }

    private static func start(_ arguments: [String], output: Int32) -> (process: pid_t?, error: Int32) {
      var files = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&files)
      defer { posix_spawn_file_actions_destroy(&files) }
      posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
      posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
      let copies = arguments.map { strdup($0) }
      defer { for copy in copies { free(copy) } }
      var process: pid_t = 0
      let error = posix_spawnp(&process, arguments[0], &files, nil, copies + [nil], environ)
      return (error == 0 ? process : nil, error)
    }

    /// Reads to the end, or until there are more than `limit` bytes.
    private static func read(_ descriptor: Int32, limit: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while bytes.count <= limit {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        bytes += buffer[..<count]
      }
      return bytes
    }

    private static func failure(_ error: Int32) -> ServiceError {
      error == ENOENT
        ? .unavailable("the program curl is missing; install the package “curl”")
        : .unavailable("the program curl can't be started: \(String(cString: strerror(error)))")
    }
  }
#endif
