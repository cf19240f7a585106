import LiveServices

#if canImport(Glibc)
  public import Glibc
#else
  public import Darwin
#endif

/// A program in a pseudo-terminal; reads fail after `patience` milliseconds without output.
public final class PseudoTerminal {
  /// The program can't be started, or its output isn't as expected.
  public enum Failure: Error {
    /// The system can't open another pseudo-terminal.
    case noTerminal
    /// The program ended or wrote nothing more before the expected output; the value is all output.
    case neverSeen(String)
  }

  /// How a program ended.
  public enum Exit: Equatable, Sendable {
    /// The program exited with this status.
    case status(Int32)
    /// This signal ended the program.
    case signal(Int32)
  }

  private let master: Int32
  /// The process identifier.
  public var child: pid_t { process.id }
  private let process: ChildProcess
  /// The modes of the terminal before the start.
  public let modesBefore: [UInt32]
  /// The output so far.
  public private(set) var output: [UInt8] = []
  private var isSilent = false

  /// Starts a program in a new session whose controlling terminal is the pseudo-terminal.
  public init(
    _ arguments: [String], environment: [String: String] = ["TERM": "xterm", "LANG": "C.UTF-8"],
    columns: UInt16 = 80, rows: UInt16 = 24
  ) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&master, &slave, &name, nil, &window) == 0 else { throw Failure.noTerminal }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    defer { close(slave) }
    let modesBefore = Self.modes(of: master)
    let terminal = ChildProcess.Stream.file(
      name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" })
    do {
      // The first terminal that the leader of a new session opens becomes its controlling one.
      process = try ChildProcess(
        arguments, environment: environment, group: .session, streams: (terminal, terminal, terminal))
    } catch {
      close(master)
      throw error
    }
    self.master = master
    self.modesBefore = modesBefore
  }

  deinit {
    process.kill()
    close(master)
    process.wait()
  }

  /// Sends text as keyboard input.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Resizes the window and sends SIGWINCH to the program.
  public func resize(columns: UInt16, rows: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Sends a signal to the program.
  public func send(signal number: Int32) { if process.ending == nil { kill(child, number) } }

  /// Sends a signal to the foreground process group, such as a program that a shell waits for.
  public func sendToForeground(signal number: Int32) {
    let group = tcgetpgrp(master)
    if group > 0 { kill(-group, number) }
  }

  /// Whether the terminal passes on each key immediately and without echo.
  public var isRaw: Bool {
    var modes = termios()
    return tcgetattr(master, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  /// The flags and control characters, for comparison.
  public var modes: [UInt32] { Self.modes(of: master) }

  private static func modes(of master: Int32) -> [UInt32] {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return [] }
    let characters = withUnsafeBytes(of: modes.c_cc) { $0.map(UInt32.init) }
    let flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    return flags.map { UInt32(truncatingIfNeeded: $0) } + characters
  }

  /// Reads until the whole output so far satisfies a condition.
  public func read(patience: Int32 = 60_000, until isSeen: (String) -> Bool) throws {
    while !isSeen(String(decoding: output, as: UTF8.self)) {
      guard readMore(patience: patience) else { throw Failure.neverSeen(String(decoding: output, as: UTF8.self)) }
    }
  }

  /// Reads until the program closes the terminal, and returns how it ended.
  public func waitForExit(patience: Int32 = 60_000) -> Exit {
    while readMore(patience: patience) {}
    // Waiting would block forever if the program is still running.
    if isSilent { process.kill() }
    return switch process.wait() {
    case .exited(let status): .status(status)
    case .signaled(let number): .signal(number)
    }
  }

  /// Reads output, waiting for up to `patience` milliseconds; returns `false` if there is none.
  public func readMore(patience: Int32) -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    isSilent = poll(&ready, 1, patience) <= 0
    guard !isSilent else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // After the last program has closed the terminal, Linux returns an error, and other systems the end of file.
    let count = buffer.withUnsafeMutableBytes { unsafe in
      #if canImport(Glibc)
        Glibc.read(master, unsafe.baseAddress, unsafe.count)
      #else
        Darwin.read(master, unsafe.baseAddress, unsafe.count)
      #endif
    }
    guard count > 0 else { return false }
    output += buffer[..<count]
    return true
  }
}
