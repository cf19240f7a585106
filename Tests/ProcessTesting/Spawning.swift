#if canImport(Glibc)
  import Glibc

  typealias FileActions = posix_spawn_file_actions_t
#else
  import Darwin

  typealias FileActions = posix_spawn_file_actions_t?
#endif

/// Starts a program that gets nothing of ours but this environment and the files that `connect` gives it; nil when it can't
/// be started.
///
/// `Process` of Foundation hands on blocked signals, and so would this do with every file of ours that another thread has just
/// opened: one child could keep open what another one reads to its end.
func spawn(
  _ arguments: [String], environment: [String], flags: Int16 = 0, connect: (inout FileActions) -> Void
) -> pid_t? {
  #if canImport(Glibc)
    var files = FileActions()
    var attributes = posix_spawnattr_t()
  #else
    var files: FileActions = nil
    var attributes: posix_spawnattr_t? = nil
  #endif
  posix_spawn_file_actions_init(&files)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&files)
    posix_spawnattr_destroy(&attributes)
  }
  connect(&files)
  #if canImport(Glibc)
    // A number that isn't open is skipped.
    for descriptor in STDERR_FILENO + 1..<min(1024, Int32(sysconf(Int32(_SC_OPEN_MAX)))) {
      posix_spawn_file_actions_addclose(&files, descriptor)
    }
    let flags = flags
  #else
    let flags = flags | Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #endif
  // Tests run on threads that block most signals, and a child inherits the signal mask.
  var nothing = sigset_t()
  sigemptyset(&nothing)
  posix_spawnattr_setsigmask(&attributes, &nothing)
  posix_spawnattr_setflags(&attributes, flags | Int16(POSIX_SPAWN_SETSIGMASK))
  let argv = arguments.map { strdup($0) } + [nil]
  let envp = environment.map { strdup($0) } + [nil]
  defer { for pointer in argv + envp { free(pointer) } }
  var child = pid_t()
  return posix_spawn(&child, arguments[0], &files, &attributes, argv, envp) == 0 ? child : nil
}
