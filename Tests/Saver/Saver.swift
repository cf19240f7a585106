import LiveServices
import Services

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Saves without end, or a number of times, and writes to its output what is saved: a program for tests to kill, or to
/// run several of on one folder.
@main
struct Saver {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let storage = try FileStorage(folder: arguments[1])
    switch arguments.dropFirst(2).first {
    case "append": try append(arguments[3], to: storage)
    case "sign-up": await signUp(Array(arguments[3...]), in: storage)
    default: try replace(in: storage)
    }
  }

  /// Saves one state after the other without end and writes a byte for each.
  private static func replace(in storage: FileStorage) throws {
    for round in 0... {
      // Each state is of a length of its own, and of one byte only.
      var byte = UInt8(truncatingIfNeeded: round)
      try storage.write(Array(repeating: byte, count: 10_000 + round), to: "place")
      guard write(STDOUT_FILENO, &byte, 1) == 1 else { return }
    }
  }

  /// Adds lines without end, each with a name and the number of the line, and writes each line that is saved.
  private static func append(_ name: String, to storage: FileStorage) throws {
    for round in 0... {
      var line: [UInt8] = []
      try storage.change("lines") { bytes in
        let number = bytes?.count { $0 == 10 } ?? 0
        // What a killed process has left of its last line.
        let separator: [UInt8] = bytes?.last.map { $0 == 10 } ?? true ? [] : Array(" cut off\n".utf8)
        line = Array("\(number + (separator.isEmpty ? 0 : 1)) \(name)-\(round)\n".utf8)
        return round.isMultiple(of: 2) ? .append(separator + line) : .replace((bytes ?? []) + separator + line)
      }
      guard write(STDOUT_FILENO, line, line.count) == line.count else { return }
    }
  }

  /// Signs up accounts and writes the name of each that was made.
  private static func signUp(_ names: [String], in storage: FileStorage) async {
    let accounts = StoredAccounts(storage)
    for name in names {
      let profile = Profile(name: name, email: "\(getpid())@example.com", dateOfBirth: .unixEpoch)
      guard (try? await accounts.signUp(profile, password: Password("correct horse"))) != nil else { continue }
      let line = Array("\(name) \(getpid())\n".utf8)
      _ = write(STDOUT_FILENO, line, line.count)
    }
  }
}
