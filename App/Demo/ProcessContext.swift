import TextUI

#if canImport(Glibc)
  import FoundationEssentials
  import Glibc
#else
  import Darwin
  import Foundation
#endif

/// The environment of the process.
enum ProcessContext {
  static let environment = ProcessInfo.processInfo.environment

  /// Keeps core files from storing the memory of the process, which can contain a password.
  ///
  /// On Linux, a limit of 1 byte also excludes programs that receive core files (core(5)).
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

  static var terminals: TerminalSettings.Terminals {
    TerminalSettings.Terminals(input: isatty(STDIN_FILENO) == 1, output: isatty(STDOUT_FILENO) == 1)
  }

  static var isInteractive: Bool { terminals.input && terminals.output }

  /// The folder for state, on Linux by the XDG Base Directory Specification.
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
