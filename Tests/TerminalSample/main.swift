import ScreenKit
import Terminal
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Run by tests and by `Scripts/bench` on a terminal: `terminal-sample [ROWS]`.
func exitNow() { exit(3) }

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100
let settings = TerminalSettings(
  environment: ["TERM": "xterm", "LANG": "C.UTF-8"], terminals: TerminalSettings.Terminals(input: true, output: true))
await TerminalApp(source: Sample(rows: max(1, count)), settings: settings).run().endProcess()
