import LiveServices

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Saves one state after the other without end and writes a byte for each: a program for tests to kill.
@main
struct Saver {
  static func main() throws {
    let storage = try FileStorage(folder: CommandLine.arguments[1])
    for round in 0... {
      // Each state is of a length of its own, and of one byte only.
      var byte = UInt8(truncatingIfNeeded: round)
      try storage.write(Array(repeating: byte, count: 10_000 + round), to: "place")
      guard write(STDOUT_FILENO, &byte, 1) == 1 else { return }
    }
  }
}
