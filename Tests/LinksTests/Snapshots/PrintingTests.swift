import Links
import Testing

@Suite("The description of a snapshot")
struct PrintingTests {
  @Test("The description has one line for each stack, modal and entry")
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
