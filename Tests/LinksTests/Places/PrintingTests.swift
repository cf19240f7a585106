import Foundation
import Links
import TestTopics
import Testing

@Suite("The state in words", .tags(.links))
struct PrintingTests {
  private let place = Place(
    tabs: [["a", "b\"\\\n\u{7}é"], ["c"]], selectedTab: 1, modals: [.init(style: .sheet, stack: ["d"])])

  @Test("A place is a tree: a line for each stack and modal, and one for each entry")
  func tree() {
    let plain = Place(tabs: [["a", "b"], ["c"]], selectedTab: 1, modals: [.init(style: .sheet, stack: ["d", "e"])])
    #expect(
      plain.description == """
        tab
          a
          b
        tab (selected)
          c
        sheet
          d
          e
        """)
  }

  @Test("A place is JSON on one line, with every special character escaped")
  func json() {
    #expect(
      place.json == #"""
        [{"kind":"tab","selected":false,"stack":["a","b\"\\\u000a\u0007é"]},\#
        {"kind":"tab","selected":true,"stack":["c"]},{"kind":"sheet","selected":false,"stack":["d"]}]
        """#)
  }

  /// The judge is a reader that we have not written (RFC 8259).
  @Test("Whatever an entry is called, a reader of JSON finds it again")
  func hostile() throws {
    let scalars = [0...0x2FF, 0x2000...0x20FF, 0xD700...0xD7FF, 0xE000...0xE0FF, 0xFE00...0xFFFF, 0x1F300...0x1F6FF]
      .joined().compactMap(Unicode.Scalar.init)
    let names =
      scalars.map { "entry \($0)" } + ["\"\\\"\u{0}\\u0041\r\n\t\u{8}/", "</script>\u{2028}e\u{301}👨‍👩‍👧‍👦\u{10FFFF}"]
    let json = Place(tabs: [names]).json
    let layers = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let found = try #require(layers.first?["stack"] as? [String])
    #expect(found.map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }
}
