import Services

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The address of a server, such as `http://127.0.0.1:8080/api`; port and path are optional.
public struct ServerAddress: Equatable, Sendable {
  /// Why a text isn't a server address.
  public enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The scheme isn't `http://` or `https://`.
    case scheme
    /// A user name or a password is present, which the process list would reveal.
    case credentials
    /// The host is missing, or a part violates RFC 3986.
    case malformed

    /// The reason, without the address, which can contain a password.
    public var description: String {
      switch self {
      case .scheme: "the address of a server begins with http:// or https://"
      case .credentials: "the address of a server holds no user name and no password"
      case .malformed: "the address of a server is written as http://HOST:PORT"
      }
    }
  }

  private static let standardPorts = ["http": 80, "https": 443]

  private let scheme: String
  private let host: String
  private let port: Int?
  private let path: String

  /// Creates an address from text.
  public init(_ text: String) throws(Problem) {
    guard text.hasPrefix("http://") || text.hasPrefix("https://") else { throw .scheme }
    guard !text.contains("@") else { throw .credentials }
    let parts = text.wholeMatch(
      of: /(https?):\/\/([A-Za-z0-9][A-Za-z0-9._~-]*|\[[0-9A-Fa-f:.]+\])(?::([0-9]+))?((?:\/[A-Za-z0-9._~:-]*)*)/)
    guard let parts else { throw .malformed }
    scheme = String(parts.1)
    host = String(parts.2)
    port = parts.3.map { Int($0) ?? 0 }
    path = parts.4.hasSuffix("/") ? String(parts.4.dropLast()) : String(parts.4)
    guard port.map((1...65_535).contains) ?? true else { throw .malformed }
  }

  /// The host, with the port if any.
  public var name: String { port.map { "\(host):\($0)" } ?? host }

  var isSecure: Bool { scheme == "https" }

  /// Whether the host is a name or an address of this computer (RFC 6761, section 6.3; RFC 6890, section 2.2).
  var isThisComputer: Bool {
    var name = host.lowercased()
    if name.hasSuffix(".") { name.removeLast() }
    if name == "localhost" || name.hasSuffix(".localhost") { return true }
    var address = in_addr()
    // Also reads short forms, such as 127.1, as curl does.
    if inet_aton(name, &address) != 0 {
      return address.s_addr == 0 || UInt32(bigEndian: address.s_addr) >> 24 == 127
    }
    return ["::", "::1"].contains(shortIPv6) || shortIPv6.hasPrefix("::ffff:127.")
  }

  /// The shortest form of an IPv6 address (RFC 5952); empty for another host.
  private var shortIPv6: String {
    var address = in6_addr()
    guard inet_pton(AF_INET6, host.filter { $0 != "[" && $0 != "]" }, &address) == 1 else { return "" }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(AF_INET6, &address, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the URL of a path such as `posts/7`.
  func url(_ path: String) -> String { "\(scheme)://\(name)\(self.path)/\(path)" }

  /// Returns the URL of a redirect to the same host and port, or from `http` to `https` on the standard ports; throws
  /// for any other.
  func redirect(to url: String) throws(ServiceError) -> String {
    // An authority with a user, or with characters that programs read differently, equals none of this server.
    guard let parts = url.prefixMatch(of: /([A-Za-z]+):\/\/([^\/?#]*)/),
      authorities(scheme: parts.1.lowercased()).contains(parts.2.lowercased())
    else {
      let name = url.split(separator: "/").dropFirst().first?.split(separator: "@").last ?? "without a name"
      throw .unavailable("the server sends us on to another one, \(name.prefix(100))")
    }
    return url
  }

  /// The authorities of this server in a URL with a scheme (RFC 3986, section 3.2).
  private func authorities(scheme: String) -> [String] {
    let (host, standard) = (host.lowercased(), Self.standardPorts[scheme])
    let isAtStandard = port == nil || port == Self.standardPorts[self.scheme]
    if isAtStandard, let standard, scheme == self.scheme || scheme == "https" { return [host, "\(host):\(standard)"] }
    return scheme == self.scheme ? [name.lowercased()] : []
  }
}
