import LiveServices
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

  /// Measures the time from exec to the first frame: of the log-in, of a post that was open, and with many sheets over it.
  ///
  /// The baseline is a Swift program without Foundation that writes one line.
  static func start() -> [Row] {
    let folders = [0, 100, 400].compactMap(savedState)
    let starts = [["--fresh"]] + folders.map { ["--state-dir", $0] }
    var (subjects, floor) = (starts.map { _ in Double.infinity }, Double.infinity)
    for _ in 0..<40 {
      for (index, options) in starts.enumerated() {
        subjects[index] = min(subjects[index], nanoseconds { _ = try? run(["demo"] + options, until: endOfFrame) })
      }
      floor = min(floor, nanoseconds { _ = try? run(["start-floor"], until: Array("hello\r\n".utf8)) })
    }
    for folder in folders { removeFolder(folder) }
    guard subjects.count == 4 else { return [] }
    return [
      Row(name: "exec to the first frame", time: subjects[0], floor: floor, must: 3),
      Row(name: "signed in, with a saved post", time: subjects[1], floor: floor, must: 3),
      // Beside three times as many sheets more: linear, if the time of the others is left out.
      Row(
        name: "300 more saved sheets beside 100", time: subjects[3] - subjects[2], floor: subjects[2] - subjects[1],
        must: 4),
    ]
  }

  /// Makes a state folder of a signed-in user with a post open, and some sheets over it.
  private static func savedState(sheets: Int) -> String? {
    let folder = "/tmp/waymark-bench-\(getpid())-\(sheets)"
    let record =
      "waymark record 1\nsession\ndemo\ndemo@example.com\n\(time(nil))\nwindow 1\n"
      + "waymark 3\ntab selected\nentry app://loggedIn/posts\nentry app://loggedIn/posts/7\ntab\nentry app://loggedIn/account\n"
      + String(repeating: "sheet\nentry app://loggedIn/share/7\n", count: sheets) + "end\ncomplete\n"
    do {
      let storage = try FileStorage(folder: folder)
      storage.save(Array(record.utf8), to: "record") { _ in }
      return storage.flush().isEmpty ? folder : nil
    } catch {
      return nil
    }
  }

  private static func removeFolder(_ folder: String) {
    for name in ["record", ".waymark-lock"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// Measures the output and the resource use of the programs while keys are pressed and while they are idle.
  static func facts() -> [Fact] {
    let short = keys(rows: 100)
    let long = keys(rows: 10_000)
    return short + long + inspected() + idle()
  }

  /// Measures a key in the list of all posts, with the inspector closed and open.
  private static func inspected() -> [Fact] {
    guard let terminal = try? run(["demo", "--fresh", "--only", "loggedIn"], until: endOfFrame) else { return [] }
    // The posts have been loaded after a few keys.
    _ = keys(10, in: terminal)
    let closed = leastProcessor(in: terminal)
    press("i", in: terminal)
    let open = leastProcessor(in: terminal)
    return [
      Fact(name: "processor for a key, 72 posts", value: closed, unit: "µs"),
      Fact(name: "with the inspector open", value: open / closed, unit: "times that", must: 1.4),
    ]
  }

  /// Goes through the list three times, and returns the processor time for a key in the fastest pass, in microseconds.
  private static func leastProcessor(in terminal: PseudoTerminal) -> Double {
    let passes = (0..<3).map { _ in
      press("g", in: terminal)
      return keys(60, in: terminal).processor
    }
    return passes.min() ?? .infinity
  }

  private static func keys(rows: Int) -> [Fact] {
    guard let terminal = try? run(["terminal-sample", "\(rows)"], until: endOfFrame) else { return [] }
    let (bytes, time, processor) = keys(60, in: terminal)
    let name = "\(rows) rows"
    return [
      Fact(name: "bytes for a key, median, \(name)", value: bytes, unit: "bytes", must: 250),
      Fact(name: "key to output, median, \(name)", value: time, unit: "µs"),
      Fact(name: "processor for a key, \(name)", value: processor, unit: "µs"),
      Fact(name: "resident, \(name)", value: ProcessFacts(terminal.child).residentKiB / 1_024, unit: "MiB"),
    ]
  }

  /// Goes down in a list, and returns the bytes of a frame, the microseconds until its end, both as medians, and the
  /// microseconds of processor time for a key.
  private static func keys(_ count: Int, in terminal: PseudoTerminal) -> (
    bytes: Double, time: Double, processor: Double
  ) {
    let process = ProcessFacts(terminal.child)
    let before = process.processorTime
    var bytes: [Double] = []
    var times: [Double] = []
    for _ in 0..<count {
      // Frames are at least 1/60 s apart. The pause makes sure that the frame for this key isn't delayed.
      usleep(20_000)
      let start = terminal.output.count
      times.append(nanoseconds { press("\u{1B}[B", in: terminal) })
      bytes.append(Double(terminal.output.count - start))
    }
    return (
      bytes.sorted()[count / 2], times.sorted()[count / 2] / 1e3, (process.processorTime - before) / Double(count) / 1e3
    )
  }

  private static func press(_ key: String, in terminal: PseudoTerminal) {
    let start = terminal.output.count
    terminal.type(key)
    read(terminal, from: start, until: endOfFrame)
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
    let terminal = try PseudoTerminal([Products.path(of: arguments[0])] + arguments.dropFirst())
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
