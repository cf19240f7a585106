import Presentation
import ScreenKit
import SwiftUI
import TestTopics
import Testing

@testable import SceneUI

@Suite("Screen elements as views", .tags(.screens))
@MainActor
struct SceneElementTests {
  private static let page = Page.ID("1")

  /// Returns the drawn controls and texts of a page with this screen.
  private func draw(
    _ elements: [Element<String>], actions: [Action<String>] = [], style: ScreenKit.Layer.Style = .root,
    asks: Bool = false
  ) -> [Inspected] {
    let screen = Screen("Screen", actions: actions, elements: elements).addressed(to: Self.page)
    let source = OnePage(screen, style: style, asks: asks)
    let model = SceneModel(source, pauses: Pauses(turn: { $0() }, alert: { $0() }, check: { _ in }))
    model.layer.didAppear()
    let layer = model.layer.presenter[.cover] ?? model.layer.presenter[.sheet] ?? model.layer
    let stack = layer.stacks[0]
    return Inspected.all(in: ScenePageView(page: stack.root, isBeside: false, stack: stack, layer: layer, model: model))
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

  @Test("A cover without a cancel action has a close button, and a sheet has none")
  func closeButton() {
    let close = { (drawn: [Inspected]) in drawn.contains { $0.identifier == "close" && $0.isInToolbar } }
    #expect(close(draw([], style: .cover)))
    #expect(!close(draw([], actions: [Action("Cancel", "", role: .cancel)], style: .cover)))
    #expect(!close(draw([], style: .sheet)))
    #expect(close(draw([], style: .sheet, asks: true)), "the gesture is off")
    #expect(!close(draw([])))
  }
}

/// An app with one page.
@MainActor
private final class OnePage: SceneSource {
  let scene: ScreenKit.Scene
  init(_ screen: Screen<SceneIntent>, style: ScreenKit.Layer.Style, asks: Bool) {
    let page = Page(id: Page.ID("1"), screen: screen)
    let empty = Page(id: Page.ID("0"), screen: Screen("Root", elements: []))
    scene =
      style == .root
      ? ScreenKit.Scene(root: Layer(style: .root, page: page))
      : ScreenKit.Scene(
        root: Layer(style: .root, page: empty), modals: [Layer(style: style, page: page, asksBeforeClosing: asks)])
  }

  func respond(to request: SceneRequest) -> Reply { .done }
  var openPages: Set<Page.ID> { [Page.ID("0"), Page.ID("1")] }
  var isOver: Bool { false }
  var isSettled: Bool { true }
  func settle() async {}
  var link: String { "" }
  var tree: String { "" }
  var events: [SceneEvent] { [] }
}
