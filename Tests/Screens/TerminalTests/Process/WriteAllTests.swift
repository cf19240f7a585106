import TestTopics
import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("writeAll", .tags(.terminal))
struct WriteAllTests {
  @Test("A frame is written in one call")
  func oneWrite() throws {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_DGRAM.rawValue)
    #else
      let kind = SOCK_DGRAM
    #endif
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    // Some systems limit a datagram to 2 KiB by default.
    var size: Int32 = 65_536
    for (end, option) in [(ends[0], SO_SNDBUF), (ends[1], SO_RCVBUF)] {
      setsockopt(end, SOL_SOCKET, option, &size, socklen_t(MemoryLayout.size(ofValue: size)))
    }
    var encoder = Encoder(hasColor: true)
    let bytes = encoder.encode(Grid(size: .standard), caret: Point(column: 3, row: 4))
    #expect(bytes.withUnsafeBytes { writeAll($0, to: ends[0]) })
    var received = [UInt8](repeating: 0, count: 65_536)
    let count = recv(ends[1], &received, received.count, 0)
    #expect(Array(received[..<count]) == bytes)
  }

  @Test("Writing to a closed terminal fails without waiting")
  func gone() {
    #expect([1, 2, 3].withUnsafeBytes { !writeAll($0, to: -1) })
  }
}
