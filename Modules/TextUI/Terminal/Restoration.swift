import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What brings the terminal back, whichever way the program ends.
///
/// `restore` runs in signal context: it only loads atomics and makes system calls. What it needs is put into memory
/// that is never freed, and is known here by its address. A process has one terminal, so this is one for all of it.
enum Restoration {
  private static let isNeeded = Atomic<Bool>(false)
  private static let modes = Atomic<UInt>(0)
  private static let farewell = Atomic<UInt>(0)
  private static let farewellCount = Atomic<Int>(0)

  /// Remembers the modes to go back to and the bytes to write; it comes before the first `begin`.
  static func prepare(modes saved: termios, farewell text: String) {
    let modesCopy = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    modesCopy.initialize(to: saved)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    farewell.store(UInt(bitPattern: bytes.baseAddress), ordering: .sequentiallyConsistent)
    farewellCount.store(bytes.count, ordering: .sequentiallyConsistent)
    modes.store(UInt(bitPattern: modesCopy), ordering: .sequentiallyConsistent)
    // All state exists from here on: a signal must never be the first to touch it.
    isNeeded.store(false, ordering: .sequentiallyConsistent)
    atexit { Restoration.restore() }
  }

  /// From now on the terminal has to be restored.
  static func begin() {
    // What is kept already must not be lost when the program is continued without having been stopped.
    guard !isNeeded.load(ordering: .sequentiallyConsistent) else { return }
    KeptErrors.begin()
    isNeeded.store(true, ordering: .sequentiallyConsistent)
  }

  /// Restores the terminal if that is still to be done, then shows what was written to standard error meanwhile.
  static func restore() {
    guard isNeeded.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let bytes = UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: farewell.load(ordering: .sequentiallyConsistent)),
      count: farewellCount.load(ordering: .sequentiallyConsistent))
    writeAll(bytes, to: STDOUT_FILENO)
    if let saved = UnsafePointer<termios>(bitPattern: modes.load(ordering: .sequentiallyConsistent)) {
      tcsetattr(STDIN_FILENO, TCSANOW, saved)
    }
    KeptErrors.end()
  }
}
