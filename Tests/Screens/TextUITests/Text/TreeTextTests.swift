import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("TreeText", .tags(.terminal)) struct TreeTextTests {
  private static let posts = """
    tab (selected)
      app://loggedIn/posts
      app://loggedIn/posts/7
      app://authors/Ada%20L%C3%B6w
    tab
      app://loggedIn/account
    """

  @Test("Tabs and modals are named by their roots, places have no escapes, and a mark is at the visible screen")
  func tabs() {
    #expect(
      TreeText(Self.posts + "\nsheet\n  app://loggedIn/menu\nalert\n  app://loggedIn/log-out").marked() == """
        tab posts (selected)
        ├ posts/7
        └ authors/Ada Löw
        tab account
        sheet menu
        alert log-out  ‹ here
        """)
  }

  @Test("What a key has opened and closed is marked")
  func changes() {
    let shared = Self.posts + "\nsheet\n  app://loggedIn/share/7"
    #expect(
      TreeText(shared).marked(since: Self.posts) == """
          tab posts (selected)
          ├ posts/7
          └ authors/Ada Löw
          tab account
        + sheet share/7  ‹ here
        """)
    let account = """
      tab
        app://loggedIn/posts
      tab (selected)
        app://loggedIn/account
      """
    #expect(
      TreeText(account).marked(since: shared) == """
          tab posts
        − ├ posts/7
        − └ authors/Ada Löw
          tab account (selected)  ‹ here
        − sheet share/7
        """)
    #expect(TreeText(shared).marked(since: shared) == TreeText(shared).marked())
    #expect(
      TreeText(account).marked(since: "tab (selected)\n  app://loggedOut") == """
        − tab loggedOut
        + tab posts
        + tab account (selected)  ‹ here
        """)
  }

  @Test("The plain text has no lines, and the mark is a word")
  func words() {
    let tree = "tab\n  app://loggedIn/posts\n  app://loggedIn/posts/1\ntab (selected)\n  app://loggedIn/account"
    #expect(TreeText(tree).plainText() == "tab posts\n  posts/1\ntab account (selected), here")
    #expect(TreeText("").plainText() == "" && TreeText("").marked() == "")
  }

  @Test("The plain text says what is new and what is gone")
  func newWords() {
    let before = "tab (selected)\n  app://a/x\n  app://a/y"
    #expect(
      TreeText("tab (selected)\n  app://a/x\nalert\n  app://a/sure").plainText(since: before) == """
        tab x (selected)
          y, gone
        alert sure, here, new
        """)
  }

  @Test("Any text gives a tree, and an escaped line break stays escaped")
  func anything() {
    #expect(TreeText("one").marked() == "one  ‹ here")
    #expect(TreeText("a\n      deep").marked() == "a deep  ‹ here")
    #expect(TreeText("tab (selected)\n  app://a/x%0Ay%2").marked() == "tab x%0Ay%2 (selected)  ‹ here")
  }
}
