#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program that can ask a server: `demo-online`, which lies beside the one that can't, and is the same otherwise.
enum OnlineProgram {
  /// Makes this process that program, with the same arguments; returns only to say why it can't.
  static func takeOver() -> Failure {
    let path = path
    // The arguments as they came, since they need not be UTF-8.
    let arguments = (0..<Int(CommandLine.argc)).dropFirst().map { CommandLine.unsafeArgv[$0] }
    let reason = path.withCString { name in
      execv(name, [UnsafeMutablePointer(mutating: name)] + arguments + [nil])
      return String(cString: strerror(errno))
    }
    return Failure(.unavailable, "can't run \(path), which --posts needs: \(reason)")
  }

  /// In the folder of this program's own file, by whatever name or link that was called.
  private static var path: String {
    (file.split(separator: "/", omittingEmptySubsequences: false).dropLast() + ["demo-online"]).joined(separator: "/")
  }

  /// This program's own file: see proc(5) for Linux, and dyld(3) for Apple's systems.
  private static var file: String {
    #if os(Linux)
      let file = realpath("/proc/self/exe", nil)
    #else
      var name = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(PATH_MAX)
      let file = _NSGetExecutablePath(&name, &size) == 0 ? realpath(name, nil) : nil
    #endif
    guard let file else { return CommandLine.arguments.first ?? "" }
    defer { free(file) }
    return String(cString: file)
  }
}
