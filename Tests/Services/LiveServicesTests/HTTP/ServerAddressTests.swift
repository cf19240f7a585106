import Services
import TestTopics
import Testing

@testable import LiveServices

@Suite("ServerAddress", .tags(.services))
struct ServerAddressTests {
  @Test(
    "An address has a scheme, a host, and optionally a port and a path",
    arguments: [
      ("http://127.0.0.1:8080", "127.0.0.1:8080", "http://127.0.0.1:8080/posts?userId=3"),
      ("https://example.com", "example.com", "https://example.com/posts?userId=3"),
      ("http://localhost/", "localhost", "http://localhost/posts?userId=3"),
      ("http://[::1]:8080/api", "[::1]:8080", "http://[::1]:8080/api/posts?userId=3"),
    ])
  func accepted(text: String, name: String, url: String) throws {
    let address = try ServerAddress(text)
    #expect(address.name == name)
    #expect(address.url("posts?userId=3") == url)
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

  @Test("An address of this computer is known in each spelling")
  func thisComputer() throws {
    let hosts: [(String, Bool)] = [
      ("localhost", true), ("LocalHost.", true), ("posts.localhost", true), ("127.0.0.1", true), ("127.0.0.2", true),
      ("127.255.255.254", true), ("127.1", true), ("0x7f000001", true), ("0.0.0.0", true), ("[::1]", true),
      ("[0:0::1]", true), ("[::ffff:127.0.0.2]", true), ("[::FFFF:7f00:1]", true), ("[::]", true),
      ("localhost.example.com", false), ("notlocalhost", false), ("128.0.0.1", false), ("127.example.com", false),
      ("[::2]", false), ("[::ffff:10.0.0.1]", false), ("[2001:db8::127]", false), ("[127.0.0.1]", false),
    ]
    for (host, isThisComputer) in hosts {
      #expect(try ServerAddress("http://\(host):8080").isThisComputer == isThisComputer, "\(host)")
    }
  }

  @Test("Each problem says what an address must be")
  func words() {
    #expect("\(ServerAddress.Problem.credentials)" == "the address of a server holds no user name and no password")
    #expect("\(ServerAddress.Problem.malformed)" == "the address of a server is written as http://HOST:PORT")
  }

  @Test(
    "A redirect stays on the server: the same scheme, host and port, or from http to https",
    arguments: [
      ("http://example.com", "http://example.com/all?page=2"), ("http://example.com/api", "http://EXAMPLE.com:80/all"),
      ("http://example.com", "https://example.com/posts"), ("http://example.com:80", "https://example.com:443/posts"),
      ("https://example.com", "https://example.com:443/posts"), ("https://example.com:443", "https://example.com"),
      ("http://example.com:8080", "HTTP://example.com:8080/posts"), ("http://[::1]:80", "http://[::1]/posts"),
    ])
  func sameServer(from: String, to: String) throws {
    #expect(try ServerAddress(from).redirect(to: to) == to)
  }

  @Test(
    "A redirect to another server is refused by name, and without the user",
    arguments: [
      ("http://example.com", "http://example.org/posts", "example.org"),
      ("http://example.com", "http://example.com:8080/posts", "example.com:8080"),
      ("http://example.com:8080", "http://example.com/posts", "example.com"),
      ("http://example.com:8080", "https://example.com/posts", "example.com"),
      ("http://example.com", "https://example.com:8443/posts", "example.com:8443"),
      ("https://example.com", "http://example.com/posts", "example.com"),
      ("http://example.com", "http://ada@example.com/posts", "example.com"),
      ("http://example.com", "http://ada:secret@example.com/posts", "example.com"),
      ("http://example.com", "http://example.com\\@example.org/", "example.org"),
      ("http://example.com", "http://example.com.example.org/", "example.com.example.org"),
      ("http://example.com", "ftp://example.com/posts", "example.com"),
      ("http://example.com", "http:", "without a name"),
    ])
  func otherServer(from: String, to: String, name: String) throws {
    let address = try ServerAddress(from)
    #expect(throws: ServiceError.unavailable("the server sends us on to another one, \(name)")) {
      try address.redirect(to: to)
    }
  }
}
