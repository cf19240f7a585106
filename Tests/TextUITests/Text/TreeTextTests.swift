import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("TreeText", .tags(.terminal)) struct TreeTextTests {
  @Test("The tree has lines for its branches, and a mark at the top of the selected tab")
  func tabs() {
    let tree = """
      tab
        app://loggedIn/posts
      tab (selected)
        app://loggedIn/account
        app://loggedIn/about
      """
    #expect(
      TreeText(tree).description == """
        tab
        └ app://loggedIn/posts
        tab (selected)
        ├ app://loggedIn/account
        └ app://loggedIn/about  ‹ here
        """)
  }

  @Test("The plain text has no lines, and the mark is a word")
  func words() {
    let tree = "tab\n  app://loggedIn/posts\ntab (selected)\n  app://loggedIn/account"
    #expect(TreeText(tree).plainText == tree + ", here")
    #expect(TreeText("").plainText == "")
  }

  @Test("With modals, the mark is at the topmost modal")
  func modals() {
    let tree = """
      tab (selected)
        app://loggedIn/posts
      sheet
        app://loggedIn/menu
      alert
        app://loggedIn/log-out
      """
    #expect(
      TreeText(tree).description == """
        tab (selected)
        └ app://loggedIn/posts
        sheet
        └ app://loggedIn/menu
        alert
        └ app://loggedIn/log-out  ‹ here
        """)
  }

  @Test("Any text gives a tree")
  func anything() {
    #expect(TreeText("").description == "")
    #expect(TreeText("one").description == "one")
    #expect(TreeText("a\n      deep").description == "a\n    └ deep  ‹ here")
  }
}
