import LiveServices
import Services

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that saves to a folder and reports each save on its output.
///
/// Tests kill the program, and run several instances on one folder.
@main
struct Saver {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let storage = try FileStorage(folder: arguments[1])
    switch arguments[2] {
    case "append": try append(arguments[3], to: storage)
    default: await signUp(Array(arguments[3...]), in: storage)
    }
  }

  /// Adds numbered lines in an endless loop, and writes each saved line to the output.
  private static func append(_ name: String, to storage: FileStorage) throws {
    for round in 0... {
      var line: [UInt8] = []
      try whenFree {
        try storage.change("lines") { bytes in
          let number = bytes?.count { $0 == 10 } ?? 0
          line = Array("\(number) \(name)-\(round)\n".utf8)
          return .replace((bytes ?? []) + line)
        }
      }
      guard write(STDOUT_FILENO, line, line.count) == line.count else { return }
    }
  }

  /// Repeats a change until no other process has the lock.
  ///
  /// Several endless loops leave the folder free for moments only, so one of them can miss them all for a second.
  private static func whenFree(_ change: () throws -> Void) throws {
    while true {
      do { return try change() } catch let error as StorageError where error.description.contains("holds the lock") {}
    }
  }

  /// Signs up accounts, and writes the name of each new one to the output.
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
