import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The restoration of the terminal, however the program ends.
///
/// `restore()` runs in a signal handler, so it only loads atomics and makes system calls. Its data is in memory that is
/// never freed. A process has one terminal, so the state is static.
enum Restoration {
  private static let isNeeded = Atomic<Bool>(false)
  private static let modes = Atomic<UInt>(0)
  private static let farewell = Atomic<UInt>(0)
  private static let farewellCount = Atomic<Int>(0)

  /// Saves the original modes and the bytes to write.
  ///
  /// Call it before `begin()`.
  static func prepare(modes saved: termios, farewell text: String) {
    let modesCopy = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    modesCopy.initialize(to: saved)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    farewell.store(UInt(bitPattern: bytes.baseAddress), ordering: .sequentiallyConsistent)
    farewellCount.store(bytes.count, ordering: .sequentiallyConsistent)
    modes.store(UInt(bitPattern: modesCopy), ordering: .sequentiallyConsistent)
    // All static state is initialized here, because a signal handler must not initialize it.
    isNeeded.store(false, ordering: .sequentiallyConsistent)
    atexit { Restoration.restore() }
  }

  /// Marks the terminal as modified.
  static func begin() {
    // A program can be continued without having been stopped. The buffered text must survive that.
    guard !isNeeded.load(ordering: .sequentiallyConsistent) else { return }
    StandardErrorBuffer.begin()
    isNeeded.store(true, ordering: .sequentiallyConsistent)
  }

  /// Restores the terminal if it is modified, then prints the buffered standard error.
  static func restore() {
    guard isNeeded.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let bytes = UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: farewell.load(ordering: .sequentiallyConsistent)),
      count: farewellCount.load(ordering: .sequentiallyConsistent))
    writeAll(bytes, to: STDOUT_FILENO)
    if let saved = UnsafePointer<termios>(bitPattern: modes.load(ordering: .sequentiallyConsistent)) {
      tcsetattr(STDIN_FILENO, TCSANOW, saved)
    }
    StandardErrorBuffer.end()
  }
}
