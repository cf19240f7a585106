import TestTopics
import Testing

@testable import Terminal

@Suite("LineDecoder", .tags(.terminal))
struct LineDecoderTests {
  @Test("Input gives the same lines when it is split at any byte")
  func decoding() {
    let bytes = Array("ada é\n\nbob\nrest".utf8)
    for cut in 0...bytes.count {
      var decoder = LineDecoder()
      let events = decoder.feed(Array(bytes[..<cut])) + decoder.feed(Array(bytes[cut...]))
      let lines = events.map { event in if case .line(let line) = event { line } else { "no line" } }
      #expect(lines == ["ada é", "", "bob"])
    }
  }
}
