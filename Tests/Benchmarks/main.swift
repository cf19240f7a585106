#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Run by `Scripts/bench`, which builds in release mode and knows the names.
let arguments = CommandLine.arguments.dropFirst()
let rows: [Row]

switch arguments.first {
case "routing": rows = RoutingBenchmark.run()
case "links": rows = LinksBenchmark.run()
default: exit(64)
}

print(Row.table(rows))
exit(arguments.contains("--report") || rows.allSatisfy(\.isMet) ? 0 : 1)
