import Observation
import ScreenKit
import SwiftUI
import TestTopics
import Testing

@testable import SceneUI

@Suite("Screens as pages", .tags(.screens))
@MainActor
struct ScreenPageTests {
  /// Returns the drawn controls and texts of a page with this screen.
  private func draw(_ elements: [Element<String>], actions: [Action<String>] = []) -> [Inspected] {
    Inspected.all(
      in: ScreenPage(FixedViewModel(Screen("Screen", actions: actions, elements: elements)) { _ in }) { _ in })
  }

  @Test("A heading is a header for assistive technologies, and a paragraph isn't")
  func texts() {
    let drawn = draw([.heading("One"), .text("Two"), .empty("Three"), .loading("Four")])
    #expect(drawn.map(\.text) == ["One", "Two", "Three", "Four"])
    #expect(drawn.map { $0.traits.contains(.isHeader) } == [true, false, false, false])
  }

  @Test("An error is recognizable without its color")
  func error() {
    let drawn = draw([.error("No")])
    #expect(drawn.map(\.text) == ["No", "exclamationmark.triangle"])
    #expect(drawn.allSatisfy { $0.label == "Error: No" })
  }

  @Test("A field has its label, its identifier and its error")
  func field() {
    let field = Field<String>("Name", text: "", error: "too short") { $0 }
    let drawn = draw([.field(field), .field(Field("Password", secretLength: 2) { _ in "" })])
    #expect(drawn.filter { $0.kind == .field }.map(\.label) == ["Name", "Password"])
    #expect(drawn.filter { $0.kind == .field }.map(\.identifier) == ["Name", "Password"])
    #expect(drawn.filter { $0.kind == .field }.map(\.text) == ["Name", "Password"])
    #expect(drawn.contains { $0.text == "too short" && $0.label == "Error: too short" })
    // VoiceOver reads the label as part of the field, so the visible label is hidden from it.
    #expect(drawn.filter { $0.kind == .text && ["Name", "Password"].contains($0.text) }.allSatisfy { $0.isHidden })
  }

  @Test("A field for several lines is a text editor, in which Return begins a line")
  func multiline() {
    let drawn = draw([.field(Field("Text", text: "", isMultiline: true) { $0 })]).filter { $0.kind == .field }
    #expect(drawn.map(\.label) == ["Text"])
    #expect(drawn.map(\.identifier) == ["Text"])
    // A text editor has no title.
    #expect(drawn.map(\.text) == [""])
  }

  @Test("A button has its role, its keyboard shortcut and its identifier")
  func roles() {
    let actions: [Action<String>] = [
      Action("A", ""), Action("P", "", id: "primary", role: .primary), Action("D", "", role: .destructive),
      Action("C", "", role: .cancel),
    ]
    for drawn in [draw(actions.map { .button($0) }), draw([], actions: actions)] {
      let buttons = Dictionary(drawn.filter { $0.kind == .button }.map { ($0.text, $0) }) { first, _ in first }
      let described = ["A", "P", "D", "C"].compactMap { buttons[$0] }
        .map { "\($0.identifier) \($0.role?.stubName ?? "no role") \($0.hasShortcut ? "key" : "no key")" }
      #expect(described == ["A no role no key", "primary no role key", "D destructive no key", "C cancel key"])
      #expect(buttons.values.allSatisfy { !$0.isDisabled })
    }
  }

  @Test("A disabled button shows its reason and gives it to assistive technologies")
  func disabled() {
    let action = Action("Save", "", disabledReason: "enter a name")
    let content = draw([.button(action)])
    let toolbar = draw([], actions: [action])
    for drawn in [content, toolbar] {
      let button = drawn.first { $0.kind == .button }
      #expect(button?.isDisabled == true)
      #expect(button?.hint == "enter a name")
    }
    #expect(content.contains { $0.kind == .text && $0.text == "enter a name" })
    #expect(toolbar.contains { $0.kind == .text && $0.text == "Save: enter a name" })
    #expect(toolbar.first { $0.kind == .button }?.isInToolbar == true)
  }

  @Test("A row has its title and subtitle, and tells whether it is on or open")
  func rows() {
    let rows = [
      Row(id: "1", title: "One", subtitle: "first"), Row(id: "2", title: "Two", accessory: .on),
      Row(id: "3", title: "Three", accessory: .off), Row(id: "4", title: "Four", accessory: .none),
    ]
    let drawn = draw([.list(RowList(id: "order", rows, openRow: "1") { $0 })]).filter { $0.kind == .button }
    #expect(drawn.map(\.label) == ["One, first", "Two", "Three", "Four"])
    #expect(drawn.map(\.identifier) == ["order/1", "order/2", "order/3", "order/4"])
    #expect(drawn.map(\.value) == ["", "On", "Off", ""])
    #expect(drawn.map { $0.traits.contains(.isSelected) } == [true, true, false, false])
  }

  @Test("The title of a page is that of its screen")
  func title() {
    let page = ViewWalker().page(of: ScreenPage(FixedViewModel(Screen("Posts", elements: []))) { _ in })
    #expect(page.title == "Posts")
  }

  @Test("A list scrolls to its first row when its tab is chosen again, and when it becomes another list")
  func scrolling() {
    let list = Observed()
    let host = SimulatedHost(.rereads) { _ in ScrolledList(list: list) }
    host.settle()
    list.scrolls += 1
    host.settle()
    #expect(host.scrolls == ["2"])
    list.name = "others"
    host.settle()
    #expect(host.scrolls == ["2", "2"])
    list.isEmpty = true
    host.settle()
    list.scrolls += 1
    host.settle()
    #expect(host.scrolls == ["2", "2"], "an empty screen has no top")
  }
}

@MainActor
@Observable
private final class Observed: ViewModel {
  var scrolls = 0
  var name = "posts"
  var isEmpty = false

  var screen: Screen<String> {
    let rows = [Row(id: "2", title: "Two"), Row(id: "3", title: "Three")]
    return Screen("Posts", elements: isEmpty ? [] : [.list(RowList(id: name, rows) { $0 })])
  }

  func send(_ intent: String) {}
}

private struct ScrolledList: View {
  let list: Observed
  var body: some View { ScreenPage(list, scrollsToTop: list.scrolls) { _ in } }
}
