// Run by `Scripts/bench`, which builds in release mode and checks the name.
let arguments = CommandLine.arguments.dropFirst()
let table: Table

switch arguments.first {
case "routing": table = RoutingBenchmark.run()
default:
  print("benchmarks: run Scripts/bench")
  exit(64)
}

print(table)
exit(table.isMet || arguments.contains("--report") ? 0 : 1)
