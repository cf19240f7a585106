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
    #expect(drawn.map { $0.modifiers["ProgressView"] != nil } == [false, false, false, true])
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
    var field = Field<String>("Name", text: "", hint: "as on the door", error: "too short") { $0 }
    field.id = "person"
    let drawn = draw([.field(field), .field(Field("Password", secretLength: 2, hint: "ten letters") { _ in "" })])
    #expect(drawn.filter { $0.kind == .field }.map(\.label) == ["Name", "Password"])
    #expect(drawn.filter { $0.kind == .field }.map(\.identifier) == ["person", "Password"])
    #expect(drawn.filter { $0.kind == .field }.map { $0.modifiers["prompt"] } == ["as on the door", "ten letters"])
    #expect(drawn.filter { $0.kind == .field }.map { $0.modifiers["privacySensitive"] } == [nil, "true"])
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
        .map { "\($0.identifier) \($0.role?.stubName ?? "no role") \($0.shortcut)" }
      #expect(described == ["A no role none", "primary no role default", "D destructive none", "C cancel cancel"])
      #expect(buttons.values.allSatisfy { !$0.isDisabled })
    }
    let styles = draw(actions.map { .button($0) }).filter { $0.kind == .button }.map { $0.modifiers["buttonStyle"] }
    let plain = "BorderlessButtonStyle"
    #expect(styles == [plain, "BorderedProminentButtonStyle", plain, plain])
    let toolbar = draw([], actions: actions).filter { $0.kind == .button }
    let places = Dictionary(toolbar.map { ($0.text, $0.modifiers["placement"]) }) { first, _ in first }
    #expect(places == ["A": "primaryAction", "P": "primaryAction", "D": "secondaryAction", "C": "cancellationAction"])
  }

  @Test("An alert has the fields of its screen, and all buttons, also those in its content")
  func buttons() {
    let screen = Screen<String>(
      "Rename", actions: [Action("Cancel", "", role: .cancel)],
      elements: [.field(Field("Name", text: "") { $0 }), .button(Action("Rename", ""))])
    let drawn = Inspected.all(in: ScreenButtons(FixedViewModel(screen) { _ in }) { _ in })
    #expect(Set(drawn.filter { $0.kind != .text }.map(\.text)) == ["Name", "Rename", "Cancel"])
  }

  @Test("A field shows the text that the app has now, each its own, and a secret sends each edit")
  func typing() {
    let form = Form()
    let fields = ViewWalker().page(of: ScreenPage(form) { _ = form.receive($0) }).fields.map(\.1)
    fields[0].wrappedValue = "abcd"
    fields[1].wrappedValue = "xy"
    #expect(fields[0].wrappedValue == "abc", "the app keeps three letters")
    #expect(fields[1].wrappedValue == "xy")
    fields[1].wrappedValue = ""
    #expect(fields[1].wrappedValue == "")
    fields[2].wrappedValue = "••d"
    fields[2].wrappedValue = "••ef"
    #expect(form.edits == [.append("d"), .deleteLast, .append("ef")])
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
    #expect(
      drawn.map(\.labelParts) == [["One", "first", "chevron.forward"], ["Two", "checkmark"], ["Three"], ["Four"]])
    #expect(drawn.map { $0.modifiers["listRowBackground"] } == ["colored", "none", "none", "none"])
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

/// A view model with two texts, of at most three letters each, and a secret.
@MainActor
@Observable
private final class Form: ViewModel {
  enum Intent: Equatable, Sendable {
    case first(String), second(String)
    case secret(SecretEdit)
  }

  private(set) var edits: [SecretEdit] = []
  private var texts = ["", ""]

  var screen: Screen<Intent> {
    Screen(
      "Form",
      elements: [
        .field(Field("First", text: texts[0]) { .first($0) }), .field(Field("Second", text: texts[1]) { .second($0) }),
        .field(Field("Secret", secretLength: 2) { .secret($0) }),
      ])
  }

  func send(_ intent: Intent) {
    switch intent {
    case .first(let text): texts[0] = String(text.prefix(3))
    case .second(let text): texts[1] = String(text.prefix(3))
    case .secret(let edit): edits.append(edit)
    }
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
