#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program that can ask a server: `demo-online`, which lies beside the one that can't, and is the same otherwise.
enum OnlineProgram {
  /// Makes this process that program, with the same arguments; returns only to say why it can't.
  static func takeOver() -> Failure {
    let path = path(beside: CommandLine.arguments.first ?? "")
    // The arguments as they came, since they need not be UTF-8.
    let arguments = (0..<Int(CommandLine.argc)).dropFirst().map { CommandLine.unsafeArgv[$0] }
    let reason = path.withCString { name in
      execvp(name, [UnsafeMutablePointer(mutating: name)] + arguments + [nil])
      return String(cString: strerror(errno))
    }
    return Failure(.unavailable, "can't run \(path), which --posts needs: \(reason)")
  }

  /// In the same folder; one that was called by its name alone, and so found in PATH, finds the other there too.
  private static func path(beside called: String) -> String {
    (called.split(separator: "/", omittingEmptySubsequences: false).dropLast() + ["demo-online"]).joined(separator: "/")
  }
}
