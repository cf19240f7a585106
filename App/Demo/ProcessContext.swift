import Services
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment variables and standard streams of the process.
enum ProcessContext {
  /// The environment variables by name.
  static let environment: [String: String] = {
    var result: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee.map({ String(cString: $0) }) {
      if let equals = text.firstIndex(of: "=") {
        result[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      entry += 1
    }
    return result
  }()

  /// Keeps the memory of the process, which can contain a password, out of core files.
  ///
  /// On Linux, a limit of 1 byte also keeps it from a program that receives core files (core(5)).
  static func preventCoreDumps() {
    var limit = rlimit()
    guard getrlimit(coreSize, &limit) == 0 else { return }
    limit.rlim_cur = min(1, limit.rlim_max)
    setrlimit(coreSize, &limit)
  }

  #if canImport(Glibc)
    private static let coreSize = __rlimit_resource_t(RLIMIT_CORE.rawValue)
  #else
    private static let coreSize = RLIMIT_CORE
  #endif

  /// This process, among others that run the app.
  static var instance: AppInstance {
    // EPERM means that the process of another user is running.
    AppInstance(id: getpid()) { $0 > 0 && (kill($0, 0) == 0 || errno == EPERM) }
  }

  /// The standard streams that are terminals.
  static var terminals: TerminalSettings.Terminals {
    TerminalSettings.Terminals(input: isatty(STDIN_FILENO) == 1, output: isatty(STDOUT_FILENO) == 1)
  }

  /// Whether input and output are terminals.
  static var isInteractive: Bool { terminals.input && terminals.output }

  /// The folder for state.
  ///
  /// On Linux, XDG_STATE_HOME or its default (XDG Base Directory Specification).
  static var stateFolder: String? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    #if os(Linux)
      let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (state ?? home.map { "\($0)/.local/state" }).map { "\($0)/waymark" }
    #else
      return home.map { "\($0)/Library/Application Support/Waymark" }
    #endif
  }
}
