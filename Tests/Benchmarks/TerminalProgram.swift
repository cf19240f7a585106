import ProcessTesting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures the release programs in a pseudo-terminal: the time to the first frame, and the cost of a key.
@MainActor
enum TerminalProgram {
  private static let endOfFrame = Array("\u{1B}[?2026l".utf8)

  /// Measures the time from exec to the first frame.
  ///
  /// The baseline is a Swift program without Foundation that writes one line.
  static func start() -> [Row] {
    var (subject, floor) = (Double.infinity, Double.infinity)
    for _ in 0..<40 {
      subject = min(subject, nanoseconds { _ = try? run(["demo", "--fresh"], until: endOfFrame) })
      floor = min(floor, nanoseconds { _ = try? run(["start-floor"], until: Array("hello\r\n".utf8)) })
    }
    return [Row(name: "exec to the first frame", time: subject, floor: floor, must: 3)]
  }

  /// Measures the output and the resource use of the programs while keys are pressed and while they are idle.
  static func facts() -> [Fact] {
    let short = keys(rows: 100)
    let long = keys(rows: 10_000)
    return short + long + idle()
  }

  private static func keys(rows: Int) -> [Fact] {
    guard let terminal = try? run(["terminal-sample", "\(rows)"], until: endOfFrame) else { return [] }
    let process = ProcessFacts(terminal.child)
    let before = process.processorTime
    var bytes: [Double] = []
    var times: [Double] = []
    let count = 60
    for _ in 0..<count {
      // Frames are at least 1/60 s apart. The pause makes sure that the frame for this key isn't delayed.
      usleep(20_000)
      let start = terminal.output.count
      times.append(
        nanoseconds {
          terminal.type("\u{1B}[B")
          read(terminal, from: start, until: endOfFrame)
        })
      bytes.append(Double(terminal.output.count - start))
    }
    let name = "\(rows) rows"
    return [
      Fact(name: "bytes for a key, median, \(name)", value: bytes.sorted()[count / 2], unit: "bytes", must: 250),
      Fact(name: "key to output, median, \(name)", value: times.sorted()[count / 2] / 1e3, unit: "µs"),
      Fact(
        name: "processor for a key, \(name)", value: (process.processorTime - before) / Double(count) / 1e3, unit: "µs"),
      Fact(name: "resident, \(name)", value: process.residentKiB / 1_024, unit: "MiB"),
    ]
  }

  private static func idle() -> [Fact] {
    guard let terminal = try? run(["demo", "--fresh"], until: endOfFrame) else { return [] }
    usleep(500_000)
    let process = ProcessFacts(terminal.child)
    let (ticks, switches, count) = (process.ticks, process.switches, terminal.output.count)
    _ = terminal.readMore(patience: 3_000)
    return [
      Fact(name: "idle for 3 s", value: Double(terminal.output.count - count), unit: "bytes", must: 0),
      Fact(name: "idle for 3 s", value: process.ticks - ticks, unit: "processor ticks", must: 0),
      // On Linux, Dispatch wakes its own threads once a second; the app itself must not wake up.
      Fact(name: "idle for 3 s", value: process.switches - switches, unit: "wake-ups", must: 4),
      Fact(name: "resident, the demo", value: process.residentKiB / 1_024, unit: "MiB", must: 20),
    ]
  }

  private static func run(_ arguments: [String], until end: [UInt8]) throws -> PseudoTerminal {
    let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let program = (folder + [Substring(arguments[0])]).joined(separator: "/")
    let terminal = try PseudoTerminal([program] + arguments.dropFirst())
    read(terminal, from: 0, until: end)
    return terminal
  }

  private static func read(_ terminal: PseudoTerminal, from start: Int, until end: [UInt8]) {
    while !terminal.output[start...].suffix(end.count).elementsEqual(end), terminal.readMore(patience: 5_000) {}
  }

  private static func nanoseconds(_ work: () -> Void) -> Double {
    Double(ContinuousClock().measure(work).components.attoseconds) / 1e9
  }
}
