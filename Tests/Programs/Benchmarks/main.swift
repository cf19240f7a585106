#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// `Scripts/bench` builds this program in release mode and checks the benchmark names.
let arguments = CommandLine.arguments.dropFirst()
let rows: [Row]
var facts: [Fact] = []

switch arguments.first {
case "routing": rows = try RoutingBenchmark.run()
case "links": rows = LinksBenchmark.run()
case "entries": rows = try EntriesBenchmark.run()
case "terminal":
  rows = TerminalBenchmark.run() + TerminalProgram.start()
  facts = FilterBenchmark.facts() + TerminalProgram.facts()
default: exit(64)
}

print(Row.table(rows))
if !facts.isEmpty { print("\n" + facts.map(\.line).joined(separator: "\n")) }
exit(arguments.contains("--report") || rows.allSatisfy(\.isMet) && facts.allSatisfy(\.isMet) ? 0 : 1)
