import Foundation

/// The address of a server: a scheme, a host, and optionally a port and a path, such as `http://127.0.0.1:8080/api`.
public struct ServerAddress: Equatable, Sendable {
  /// The reason why a text isn't a valid server address.
  public enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The address doesn't begin with `http://` or `https://`.
    case scheme
    /// The address contains a user name or a password, which the process list would reveal.
    case credentials
    /// The host is an IPv6 address, which Foundation can't connect to on Linux.
    case addressOfVersion6
    /// The address has no host, or a part of it violates RFC 3986.
    case malformed

    /// The reason as text.
    ///
    /// It leaves out the address, which can contain a password.
    public var description: String {
      switch self {
      case .scheme: "the address of a server begins with http:// or https://"
      case .credentials: "the address of a server holds no user name and no password"
      case .addressOfVersion6: "the address of a server can't be an IPv6 address here; use a name, such as localhost"
      case .malformed: "the address of a server is written as http://HOST:PORT"
      }
    }
  }

  /// The host, with the port if the address has one.
  public let name: String
  private let base: URL

  /// Parses an address strictly.
  public init(_ text: String) throws(Problem) {
    guard text.hasPrefix("http://") || text.hasPrefix("https://") else { throw .scheme }
    guard !text.contains("@") else { throw .credentials }
    // Foundation repairs and decodes much of its input, so only text that needs neither reaches it.
    guard text.utf8.allSatisfy(Self.isPlain), let parts = URLComponents(string: text), let base = parts.url,
      let host = parts.host, !host.isEmpty, !host.hasPrefix("."),
      parts.port.map((1...65_535).contains) ?? !text.hasSuffix(":")
    else { throw .malformed }
    #if canImport(FoundationNetworking)
      if host.hasPrefix("[") { throw .addressOfVersion6 }
    #endif
    self.base = base
    name = parts.port.map { "\(host):\($0)" } ?? host
  }

  /// Returns the URL of a path on the server, with at most one parameter.
  func url(_ path: String, _ parameter: (name: String, value: Int)? = nil) -> URL {
    let url = base.appending(path: path)
    guard let parameter else { return url }
    return url.appending(queryItems: [URLQueryItem(name: parameter.name, value: "\(parameter.value)")])
  }

  /// Returns whether a redirect from one URL to another stays on the server: the same host and port, and no user.
  ///
  /// A server can send from `http` to `https`, each on its default port.
  static func isSameServer(_ url: URL, _ target: URL) -> Bool {
    guard target.user() == nil, target.password() == nil, url.host()?.lowercased() == target.host()?.lowercased() else {
      return false
    }
    let (scheme, targetScheme) = (url.scheme?.lowercased(), target.scheme?.lowercased())
    if scheme == targetScheme { return port(of: url) == port(of: target) }
    return scheme == "http" && targetScheme == "https" && port(of: url) == 80 && port(of: target) == 443
  }

  /// Returns the host of a URL, with the port if it has one, for an error message.
  static func name(of url: URL) -> String {
    guard let host = url.host(), !host.isEmpty else { return "without a name" }
    return url.port.map { "\(host):\($0)" } ?? host
  }

  private static func port(of url: URL) -> Int? { url.port ?? ["http": 80, "https": 443][url.scheme?.lowercased()] }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~:/[]".utf8.contains(byte)
    }
  }
}
