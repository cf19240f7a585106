#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum StandardStreams {
  /// Opens `/dev/null` for each closed standard stream, so that no other file gets its descriptor.
  ///
  /// Reading and writing still fail, because each stream is open in the wrong direction.
  static func occupy() {
    for (descriptor, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free descriptor is the closed one, because those below are open.
      _ = open("/dev/null", flags)
    }
  }
}
