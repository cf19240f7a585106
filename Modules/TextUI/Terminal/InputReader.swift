#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns the bytes of the keyboard into events; wherever a read cuts them, the events are the same.
protocol InputDecoder: Sendable {
  /// Whether the last byte may be whole or the start of more.
  var isWaiting: Bool { get }
  /// Takes bytes and returns the events they complete.
  mutating func feed(_ bytes: [UInt8]) -> [TerminalEvent]
  /// No more bytes have come in time.
  mutating func flush() -> [TerminalEvent]
}

/// The one thread that waits: for keys, and for signals through a pipe, in which the byte 0 ends it.
struct InputReader: Sendable {
  let keyboard: Int32
  let signals: Int32
  /// In milliseconds.
  let escapeDelay: Int32
  let decoder: any InputDecoder
  let events: AsyncStream<TerminalEvent>.Continuation

  /// Starts the thread; false when the system gives none.
  func start() -> Bool {
    let box = Unmanaged.passRetained(Box(reader: self))
    #if canImport(Glibc)
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<Box>.fromOpaque(context).takeRetainedValue().reader.run() }
          return nil
        }, box.toOpaque())
      if status == 0 { pthread_detach(thread) } else { box.release() }
    #else
      var thread: pthread_t?
      let status = pthread_create(
        &thread, nil,
        { context in
          Unmanaged<Box>.fromOpaque(context).takeRetainedValue().reader.run()
          return nil
        }, box.toOpaque())
      if status == 0, let thread { pthread_detach(thread) } else { box.release() }
    #endif
    return status == 0
  }

  private final class Box: Sendable {
    let reader: InputReader
    init(reader: InputReader) { self.reader = reader }
  }

  private func run() {
    var decoder = decoder
    while true {
      var ready = [
        pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0), pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&ready, 2, decoder.isWaiting ? escapeDelay : -1)
      if count == 0 { send(decoder.flush()) }
      if count < 0, errno != EINTR { return }
      guard count > 0 else { continue }
      if ready[1].revents != 0, !passSignals() { return }
      if ready[0].revents != 0, !readKeys(&decoder) { return }
    }
  }

  /// False when the thread has to end.
  private func passSignals() -> Bool {
    for byte in readBytes(from: signals, atMost: 64) ?? [0] {
      if byte == 0 { return false }
      events.yield(.signal(Int32(byte)))
    }
    return true
  }

  /// False when there is no keyboard any more.
  private func readKeys(_ decoder: inout any InputDecoder) -> Bool {
    guard let bytes = readBytes(from: keyboard, atMost: 4_096) else {
      events.yield(.endOfInput)
      return false
    }
    send(decoder.feed(bytes))
    return true
  }

  private func send(_ found: [TerminalEvent]) { for event in found { events.yield(event) } }

  /// Nil at the end of the file; empty when there is nothing yet.
  private func readBytes(from descriptor: Int32, atMost limit: Int) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, used in
      count = read(descriptor, buffer.baseAddress, limit)
      used = max(0, count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? bytes : nil
  }
}
