import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The restoration of the terminal, however the program ends.
///
/// A signal handler calls `restoreForGood()`, so restoring only loads atomics and makes system calls, and the data is never freed.
enum Restoration {
  private static let isNeeded = Atomic<Bool>(false)
  private static let modes = Atomic<UInt>(0)
  private static let farewell = Atomic<UInt>(0)
  private static let farewellCount = Atomic<Int>(0)
  /// Whether a signal handler is about to end the process.
  private static let isFinal = Atomic<Bool>(false)
  /// The thread that changes the terminal, or 0.
  private static let writer = Atomic<UInt>(0)

  /// Saves the original modes and the bytes to write; call it before `modify(_:)`.
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
    isFinal.store(false, ordering: .sequentiallyConsistent)
    writer.store(0, ordering: .sequentiallyConsistent)
    atexit { Restoration.restore() }
  }

  /// Marks the terminal as modified, then calls `body`.
  static func modify(_ body: () -> Void) {
    exclusively {
      // A program can be continued without having been stopped. The buffered text must survive that.
      if !isNeeded.load(ordering: .sequentiallyConsistent) {
        StandardErrorBuffer.begin()
        isNeeded.store(true, ordering: .sequentiallyConsistent)
      }
      body()
    }
  }

  /// Returns `false` if the terminal is gone, or the process is about to end.
  static func write(_ bytes: [UInt8]) -> Bool {
    exclusively { bytes.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) } } ?? false
  }

  /// Restores the terminal if it is modified, then prints the buffered standard error.
  static func restore() {
    // The process must not end before the handler that ends it has restored the terminal.
    if exclusively(restoreIfNeeded) == nil { poll(nil, 0, 1_000) }
  }

  /// Restores the terminal before a signal handler ends the process.
  static func restoreForGood() {
    isFinal.store(true, ordering: .sequentiallyConsistent)
    let own = currentThread
    var writing = writer.load(ordering: .sequentiallyConsistent)
    // The writer may be this thread below the handler, or be stuck, because the terminal takes no more.
    var patience = 100
    while writing != 0, writing != own, patience > 0 {
      poll(nil, 0, 1)
      patience -= 1
      writing = writer.load(ordering: .sequentiallyConsistent)
    }
    restoreIfNeeded()
  }

  /// Calls `body`, or returns `nil` if a signal handler is about to end the process.
  @discardableResult
  private static func exclusively<Result>(_ body: () -> Result) -> Result? {
    writer.store(currentThread, ordering: .sequentiallyConsistent)
    defer { writer.store(0, ordering: .sequentiallyConsistent) }
    return isFinal.load(ordering: .sequentiallyConsistent) ? nil : body()
  }

  private static var currentThread: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  private static func restoreIfNeeded() {
    guard isNeeded.load(ordering: .sequentiallyConsistent) else { return }
    let bytes = UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: farewell.load(ordering: .sequentiallyConsistent)),
      count: farewellCount.load(ordering: .sequentiallyConsistent))
    writeAll(bytes, to: STDOUT_FILENO)
    if let saved = UnsafePointer<termios>(bitPattern: modes.load(ordering: .sequentiallyConsistent)) {
      tcsetattr(STDIN_FILENO, TCSANOW, saved)
    }
    StandardErrorBuffer.end()
    // A handler that interrupts this restoration restores again.
    isNeeded.store(false, ordering: .sequentiallyConsistent)
  }
}
