#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes in private memory that is erased before it is freed.
final class SecretBytes: Sendable {
  /// Erases memory with a call that the compiler can't optimize away.
  static let erase: @Sendable (UnsafeMutableRawBufferPointer) -> Void = { memory in
    guard let start = memory.baseAddress else { return }
    #if canImport(Glibc)
      explicit_bzero(start, memory.count)
    #else
      memset_s(start, memory.count, 0, memory.count)
    #endif
  }

  private let count: Int
  // A pointer isn't `Sendable`, so the address is stored. Only `init` and `deinit` write to the memory.
  private let address: UInt
  private let erase: @Sendable (UnsafeMutableRawBufferPointer) -> Void

  /// Creates a copy of bytes with a zero byte after them; `deinit` passes the whole memory to `erase`.
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

  /// Passes the bytes to `body`, without the zero byte.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) {
      try body(UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count))
    }
  }
}
