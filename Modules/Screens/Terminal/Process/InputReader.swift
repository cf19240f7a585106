import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A decoder of input bytes into events, independent of how reads split the input.
protocol InputDecoder: Sendable {
  var waiting: KeyParser.Waiting { get }
  mutating func feed(_ bytes: [UInt8]) -> [TerminalEvent]
  mutating func flush() -> [TerminalEvent]
}

/// A thread that waits for input, and for signals in a pipe, where byte 0 ends the thread.
struct InputReader: Sendable {
  let keyboard: Int32
  let signals: Int32
  let escapeDelay: Int32
  let decoder: any InputDecoder
  let events: AsyncStream<TerminalEvent>.Continuation
  let termination: TerminationRequest

  func start() {
    // The queue has a thread of its own, which ends with the block.
    DispatchQueue(label: "waymark.input").async { run() }
  }

  private func run() {
    defer { close(signals) }
    var decoder = decoder
    while true {
      var ready = [
        pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0), pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&ready, 2, timeout(for: decoder.waiting))
      if count == 0 { send(decoder.flush()) }
      if count < 0, errno != EINTR { return }
      guard count > 0 else { continue }
      if ready[1].revents != 0, !passSignals() { return }
      if ready[0].revents != 0, !readKeys(&decoder) { return }
    }
  }

  /// Returns the milliseconds to wait for more input; -1 waits forever.
  private func timeout(for waiting: KeyParser.Waiting) -> Int32 {
    switch waiting {
    case .nothing: -1
    case .sequence: escapeDelay
    case .paste: max(1_000, escapeDelay)
    }
  }

  /// Returns `false` if the thread must end.
  private func passSignals() -> Bool {
    for byte in readBytes(from: signals, atMost: 64) ?? [0] {
      if byte == 0 { return false }
      let event = event(of: Int32(byte))
      if case .terminated(let signal) = event { termination.post(signal) }
      events.yield(event)
    }
    return true
  }

  private func event(of signal: Int32) -> TerminalEvent {
    switch signal {
    case SIGWINCH: .sizeChanged
    case SIGTSTP: .stopRequested
    case SIGCONT: .continued
    default: .terminated(by: signal)
    }
  }

  /// Returns `false` at the end of the input.
  private func readKeys(_ decoder: inout any InputDecoder) -> Bool {
    guard let bytes = readBytes(from: keyboard, atMost: 4_096) else {
      events.yield(.endOfInput)
      return false
    }
    send(decoder.feed(bytes))
    return true
  }

  private func send(_ found: [TerminalEvent]) { for event in found { events.yield(event) } }

  /// Returns the available bytes, possibly none, or `nil` at the end of the file.
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
