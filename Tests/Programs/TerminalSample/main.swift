import ScreenKit
import Terminal
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Tests and `Scripts/bench` run this program in a pseudo-terminal: `terminal-sample [ROWS] [--mouse]`.
func exitNow() { exit(3) }

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100
let settings = TerminalSettings(
  flags: TerminalSettings.Flags(hasMouse: CommandLine.arguments.contains("--mouse")),
  environment: ["TERM": "xterm", "LANG": "C.UTF-8"], terminals: TerminalSettings.Terminals(input: true, output: true))
await TerminalApp(source: Sample(rows: max(1, count)), settings: settings).run().endProcess()
