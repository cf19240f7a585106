import Foundation
import TestTopics
import Testing

@testable import LiveServices

@Suite("ServerAddress", .tags(.services))
struct ServerAddressTests {
  @Test(
    "An address has a scheme, a host, and optionally a port and a path",
    arguments: [
      ("http://127.0.0.1:8080", "127.0.0.1:8080", "http://127.0.0.1:8080/posts/7?userId=3"),
      ("https://example.com", "example.com", "https://example.com/posts/7?userId=3"),
      ("http://localhost/", "localhost", "http://localhost/posts/7?userId=3"),
    ])
  func accepted(text: String, name: String, url: String) throws {
    let address = try ServerAddress(text)
    #expect(address.name == name)
    #expect(address.url("posts/7", (name: "userId", value: 3)).absoluteString == url)
  }

  @Test(
    "An invalid address is refused and never corrected",
    arguments: [
      ("", ServerAddress.Problem.scheme), ("127.0.0.1:8080", .scheme), ("ftp://example.com", .scheme),
      ("HTTP://example.com", .scheme), ("file:///etc/passwd", .scheme), ("http:/example.com", .scheme),
      ("http://ada:secret@example.com", .credentials), ("http://ada@example.com", .credentials),
      ("http://", .malformed), ("http:///posts", .malformed), ("http://:80", .malformed),
      ("http://example.com:", .malformed), ("http://example.com:0", .malformed),
      ("http://example.com:65536", .malformed), ("http://example.com:8o", .malformed),
      ("http://example.com?x=1", .malformed), ("http://example.com/#top", .malformed),
      ("http://exa mple.com", .malformed), ("http://example.com/%2e", .malformed), ("http://例え.jp", .malformed),
      ("http://[::1", .malformed), ("http://example.com:80:80", .malformed), ("http://.", .malformed),
    ])
  func refused(text: String, problem: ServerAddress.Problem) {
    #expect(throws: problem) { try ServerAddress(text) }
    #expect(!problem.description.contains("secret"))
  }

  @Test("Each problem says what an address must be")
  func words() {
    #expect("\(ServerAddress.Problem.credentials)" == "the address of a server holds no user name and no password")
    #expect("\(ServerAddress.Problem.malformed)" == "the address of a server is written as http://HOST:PORT")
    #expect(
      "\(ServerAddress.Problem.addressOfVersion6)"
        == "the address of a server can't be an IPv6 address here; use a name, such as localhost")
  }

  #if canImport(FoundationNetworking)
    @Test("An IPv6 address is refused with its own error where it is not supported")
    func addressOfVersion6() {
      #expect(throws: ServerAddress.Problem.addressOfVersion6) { try ServerAddress("http://[::1]:8080") }
    }
  #endif

  @Test(
    "A different scheme, host or port, or a user name, means a different server",
    arguments: [
      ("http://example.com/posts", "http://example.com/all", true),
      ("http://example.com/posts", "http://EXAMPLE.com:80/all", true),
      ("http://example.com/posts", "https://example.com/posts", true),
      ("https://example.com/posts", "https://example.com:443/posts", true),
      ("http://example.com/posts", "http://example.org/posts", false),
      ("http://example.com/posts", "http://example.com:8080/posts", false),
      ("http://example.com:8080/posts", "http://example.com/posts", false),
      ("http://example.com:8080/posts", "https://example.com/posts", false),
      ("http://example.com/posts", "https://example.com:8443/posts", false),
      ("https://example.com/posts", "http://example.com/posts", false),
      ("http://example.com/posts", "http://ada@example.com/posts", false),
      ("http://example.com/posts", "http://ada:secret@example.com/posts", false),
      ("http://example.com/posts", "ftp://example.com/posts", false),
    ])
  func redirect(from: String, to: String, isSame: Bool) throws {
    let (url, target) = (try #require(URL(string: from)), try #require(URL(string: to)))
    #expect(ServerAddress.isSameServer(url, target) == isSame)
    #expect(!ServerAddress.name(of: target).contains("secret"))
  }
}
