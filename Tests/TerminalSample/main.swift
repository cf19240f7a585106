import ScreenKit
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Run by tests and by `Scripts/bench` on a terminal: `terminal-sample [ROWS]`.
func exitNow() { exit(3) }

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100
let profile = Profile(
  environment: ["TERM": "xterm", "LANG": "C.UTF-8"], terminals: Profile.Terminals(input: true, output: true))
await TerminalApp(source: Sample(rows: max(1, count)), profile: profile).run().endProcess()
