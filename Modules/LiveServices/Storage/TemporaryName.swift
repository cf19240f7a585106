#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a file is called before it is whole: hidden, and with the process that writes it, `.place.4711-1f00c0de`.
struct TemporaryName: CustomStringConvertible {
  let description: String
  private let process: pid_t

  /// A new name for what is to become the file of this name.
  init(for name: String) {
    process = getpid()
    description = ".\(name).\(process)-\(String(UInt32.random(in: .min ... .max), radix: 16))"
  }

  /// The name of a temporary file; nil for any other.
  init?(_ name: String) {
    guard name.hasPrefix("."), let end = name.split(separator: ".").dropFirst().last, end.contains("-"),
      let process = end.split(separator: "-").first.flatMap({ pid_t($0) }), process > 0
    else { return nil }
    self.process = process
    description = name
  }

  /// Whether another process is still writing it; this one has only just begun.
  var isInUse: Bool { process != getpid() && (kill(process, 0) == 0 || errno != ESRCH) }
}
