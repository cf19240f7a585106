#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a file is called before it is whole: hidden, and with the process that writes it, `.waymark-4711-1f00c0de`.
///
/// The name says whose it is and is read whole, so that no file of anybody else is ever taken for one. It is short, so that
/// whatever can be the name of a file can be written by way of it.
struct TemporaryName: CustomStringConvertible {
  let description: String
  private let process: pid_t

  /// A new name.
  init() {
    process = getpid()
    let number = String(UInt32.random(in: .min ... .max), radix: 16)
    description = ".waymark-\(process)-" + String(repeating: "0", count: 8 - number.count) + number
  }

  /// The name of a temporary file; nil for any other.
  init?(_ name: String) {
    guard let match = name.wholeMatch(of: /\.waymark-([1-9][0-9]*)-[0-9a-f]{8}/), let process = pid_t(match.1) else {
      return nil
    }
    self.process = process
    description = name
  }

  /// Whether another process is still writing it; this one has only just begun.
  var isInUse: Bool { process != getpid() && (kill(process, 0) == 0 || errno != ESRCH) }
}
