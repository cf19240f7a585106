import Foundation

/// Where a server of posts is: a scheme, a host, and perhaps a port and a path, `http://127.0.0.1:8080/api`.
struct ServerAddress: Equatable, Sendable {
  /// What is wrong with an address, in words.
  enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    /// It does not begin with `http://` or `https://`.
    case scheme
    /// It holds a user name or a password, which would be seen by whoever lists the processes.
    case credentials
    /// It names no host, or the host, the port or the path is not written as RFC 3986 has it.
    case malformed

    /// The reason in words; the address itself is not repeated, since it may hold a password.
    var description: String {
      switch self {
      case .scheme: "the address of a server begins with http:// or https://"
      case .credentials: "the address of a server holds no user name and no password"
      case .malformed: "the address of a server is written as http://HOST:PORT"
      }
    }
  }

  /// The host, with the port if there is one, as a person would write it.
  let name: String
  private let base: URL

  /// Reads an address; nothing is repaired.
  ///
  /// Throws a `Problem`.
  init(_ text: String) throws(Problem) {
    guard text.hasPrefix("http://") || text.hasPrefix("https://") else { throw .scheme }
    guard !text.contains("@") else { throw .credentials }
    // Foundation mends and decodes much of what it is given, so only what needs neither gets that far.
    guard text.utf8.allSatisfy(Self.isPlain), let parts = URLComponents(string: text), let base = parts.url,
      let host = parts.host, !host.isEmpty, !host.hasPrefix("."),
      parts.port.map((1...65_535).contains) ?? !text.hasSuffix(":")
    else { throw .malformed }
    self.base = base
    name = parts.port.map { "\(host):\($0)" } ?? host
  }

  /// The address of something on the server; a path, and perhaps one parameter.
  func url(_ path: String, _ parameter: (name: String, value: Int)? = nil) -> URL {
    let url = base.appending(path: path)
    guard let parameter else { return url }
    return url.appending(queryItems: [URLQueryItem(name: parameter.name, value: "\(parameter.value)")])
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~:/[]".utf8.contains(byte)
    }
  }
}
