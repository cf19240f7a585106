import Links
import Testing

@Suite("A snapshot as text")
struct PrintingTests {
  @Test("A snapshot is a tree: a line for each stack and modal, and one for each entry")
  func tree() {
    let snapshot = NavigationSnapshot(
      tabs: [["a", "b"], ["c"]], selectedTab: 1, modals: [.init(style: .sheet, stack: ["d", "e"])])
    #expect(
      snapshot.description == """
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
}
