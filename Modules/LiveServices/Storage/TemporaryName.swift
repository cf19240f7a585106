#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The name of a temporary file: hidden and with the process that writes it, such as `.waymark-4711-1f00c0de`.
///
/// The strict format ensures that no other program's file is mistaken for a temporary one. The name is short, so that
/// it is valid wherever the name of the final file is.
struct TemporaryName: CustomStringConvertible {
  let description: String

  /// Creates a new name.
  init() {
    let number = String(UInt32.random(in: .min ... .max), radix: 16)
    description = ".waymark-\(getpid())-" + String(repeating: "0", count: 8 - number.count) + number
  }

  /// Parses the name of a temporary file.
  ///
  /// Returns `nil` for any other name.
  init?(_ name: String) {
    guard name.wholeMatch(of: /\.waymark-[1-9][0-9]*-[0-9a-f]{8}/) != nil else { return nil }
    description = name
  }
}
