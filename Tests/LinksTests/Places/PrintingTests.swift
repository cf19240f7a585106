import Links
import Testing

/// O2.
@Suite("The state in words")
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
}
