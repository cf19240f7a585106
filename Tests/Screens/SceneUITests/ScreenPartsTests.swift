import ScreenKit
import TestTopics
import Testing

@testable import SceneUI

@Suite("Parts of a screen", .tags(.screens))
struct ScreenPartsTests {
  private static let page = Page.ID("1")

  private func screen(_ elements: [Element<String>], actions: [Action<String>] = []) -> Screen<SceneIntent> {
    Screen("Screen", actions: actions, elements: elements).addressed(to: Self.page)
  }

  @Test("A field, a button and a list keep their identity when an error appears above them")
  func identities() {
    let field = Element<String>.field(Field("Name", text: "") { $0 })
    let button = Element<String>.button(Action("Save", ""))
    let list = Element<String>.list(RowList(id: "posts", [Row(id: "1", title: "One")]) { $0 })
    let before = screen([.text("a"), field, button, list, .text("b")]).parts.map(\.id)
    let after = screen([.error("no"), .text("a"), field, button, list, .text("b")]).parts.map(\.id)
    #expect(before == ["text", "field Name", "button Save", "list posts", "text 1"])
    #expect(after == ["error"] + before)
    #expect(Set(after).count == after.count)
  }

  @Test("The top of a screen is its first element or row")
  func top() {
    let list = Element<String>.list(RowList([Row(id: "7", title: "Seven")]) { $0 })
    #expect(screen([list, .text("")]).topID == "7")
    #expect(screen([.heading(""), list]).topID == "heading")
    #expect(screen([]).topID == nil)
    #expect(screen([list]).listIDs == ["list"])
  }

  @Test("The first two actions appear beside the title, primary first, and the others in a menu")
  func toolbar() {
    let actions = ToolbarActions(
      screen(
        [],
        actions: [
          Action("A", ""), Action("Delete", "", role: .destructive), Action("B", ""), Action("C", ""),
          Action("Save", "", role: .primary), Action("Cancel", "", role: .cancel),
        ]
      ).actions)
    #expect(actions.cancelling.map(\.label) == ["Cancel"])
    #expect(actions.visible.map(\.label) == ["Save", "A"])
    #expect(actions.more.map(\.label) == ["B", "C", "Delete"])
  }

  @Test("The message of an alert contains its paragraphs and no controls")
  func message() {
    let screen = screen([.text("One"), .divider, .error("Two"), .field(Field("Name", text: "") { $0 })])
    #expect(screen.message == "One\n\nTwo")
    #expect(screen.fields.map(\.id) == ["Name"])
  }
}
