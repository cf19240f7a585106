#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes in memory of their own, which is overwritten before anybody else can get it.
final class SecretBytes: Sendable {
  /// Overwrites memory in a way that no compiler leaves out.
  static let erase: @Sendable (UnsafeMutableRawBufferPointer) -> Void = { memory in
    guard let start = memory.baseAddress else { return }
    #if canImport(Glibc)
      explicit_bzero(start, memory.count)
    #else
      memset_s(start, memory.count, 0, memory.count)
    #endif
  }

  private let count: Int
  // A pointer can't be sent to another thread, its address can; nothing is written there between the two ends of a life.
  private let address: UInt
  private let erase: @Sendable (UnsafeMutableRawBufferPointer) -> Void

  /// Copies bytes and puts a zero after them; `erase` is called with all of the memory at the end.
  init(
    _ bytes: some Collection<UInt8> = [], followedBy more: some Collection<UInt8> = [],
    erase: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Void = SecretBytes.erase
  ) {
    count = bytes.count + more.count
    self.erase = erase
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count + 1)
    let middle = memory.initialize(fromContentsOf: bytes)
    let end = memory[middle...].initialize(fromContentsOf: more)
    memory[end] = 0
    address = UInt(bitPattern: memory.baseAddress)
  }

  deinit {
    guard let memory = UnsafeMutableRawPointer(bitPattern: address) else { return }
    erase(UnsafeMutableRawBufferPointer(start: memory, count: count + 1))
    memory.deallocate()
  }

  /// Lends the bytes without the zero that follows them.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) {
      try body(UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count))
    }
  }
}
