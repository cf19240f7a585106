import ScreenKit
import Terminal

/// All keys, in the order in which they apply.
enum KeyBindings {
  static let groups: [(title: String, bindings: [Binding])] = [
    ("Choosing and going back", choosing + leaving), ("Moving", moving), ("Tabs", tabs), ("A list", filtering),
    ("A field", editing), ("Anywhere", program),
  ]

  private static let choosing = [
    Binding(
      [.left, .right, .up, .down], .turnToPage, shown: 2, help: "To what opened while you typed", .highest,
      label: { $0.layer.style == .alert ? "To the question" : "To the page" }
    ) { $0.isUnasked },
    Binding([.right, .character("l")], .nextPane) {
      $0.page.id == $0.layer.pageBeside?.id && $0.hasPane(1) && !$0.isEditing
    },
    Binding(
      [.enter, .character(" "), .right, .character("l")], .activate,
      help: "Open the row, press the button; in a text: a new line", .highest,
      label: { word(forRowIn: $0) }
    ) { $0.focus == .list },
    Binding([.enter, .character(" ")], .activate, .highest, label: { word("Choose", in: $0) }) { $0.focus == .button },
    Binding([.enter], .acceptFilter, "Go to the list", .highest) { $0.focus == .filter },
    Binding([.enter], .breakLine, "New line", .highest) {
      $0.focus == .area
    },
    Binding([.enter], .submit, .highest, label: { $0.isHelp ? nil : word(forFieldIn: $0) }) { $0.focus == .field },
    Binding(
      [.control("s"), Key(.enter, .alt)], .submitForm, help: "From any field: choose the first button", .highest,
      label: { $0.focus == .area ? $0.screen.primaryWord.map { CleanText($0) } : nil }
    ) { $0.focus == .field || $0.focus == .area },
  ]

  private static let leaving = [
    Binding([.escape], .clearFilter, .high, label: { $0.isHelp ? "All keys" : "All rows" }) {
      $0.hasFilter
    },
    Binding([.escape], .inspect, "Close", .high) { $0.page.id == $0.layout.inspector?.id },
    Binding([.escape], .cancel, .high, label: { word(forCancelIn: $0) }) { $0.cancel != nil },
    Binding([.escape], .back, "Back", help: "Back; close a sheet; cancel a question", .high) {
      $0.canGoBack
    },
    Binding([.escape], .close, "Close", .high) { $0.canClose },
    Binding([.escape], .inspect, "Close inspector", .high) { $0.canCloseInspector },
    Binding([.escape], .leaveField, "Shortcuts", .high) { $0.canLeaveField },
    Binding([.left, .character("h")], .previousControl) { $0.hasAction(-1) },
    Binding([.left, .character("h")], .previousPane) { $0.hasPane(-1) && !$0.isEditing },
    Binding(
      [.left, .character("h"), Key(.backspace)], .back, shown: 3, help: "Back; to the list beside"
    ) { $0.canGoBack && !$0.isEditing },
  ]

  private static let moving = [
    Binding([.up], .up) { $0.isHelp },
    Binding([.down], .down) { $0.isHelp },
    Binding([Key(.home)], .first) { $0.isHelp && !$0.hasFilter },
    Binding([Key(.end)], .last) { $0.isHelp && !$0.hasFilter },
    Binding([.up, .character("k"), .control("p")], .up, shown: 3, help: "Up") { !$0.isEditing },
    Binding([.down, .character("j"), .control("n")], .down, shown: 3, help: "Down") { !$0.isEditing },
    Binding([.up, .control("p")], .olderLink, "Link before", help: "In the link bar: the link before") {
      isLinkField($0) && $0.linkBar.hasOlder
    },
    Binding([.down, .control("n")], .newerLink) { isLinkField($0) && $0.linkBar.newer != nil },
    Binding([.up, .control("p")], .caretUp) { $0.focus == .area },
    Binding([.down, .control("n")], .caretDown) { $0.focus == .area },
    Binding([.up, .control("p")], .previousControl) { $0.focus == .field },
    Binding([.down, .control("n")], .nextControl) { $0.isEditing },
    Binding([.tab], .nextControl, "Buttons", .high) { $0.isBeforeToolbar },
    Binding(
      [.tab], .nextControl, help: "Next control, also of the page beside", .lowest,
      label: { $0.isBeforeToolbar ? nil : "Next control" }
    ) {
      hasManyPlaces($0)
    },
    Binding([Key(.tab, .shift)], .previousControl, help: "Previous control") { hasManyPlaces($0) },
    Binding([.right, .character("l")], .nextControl) { $0.hasAction(1) },
    Binding([.right, .character("l")], .nextPane, shown: 2, help: "The page beside") {
      $0.hasPane(1) && !$0.isEditing
    },
    Binding([Key(.pageUp), .control("u"), .control("b")], .pageUp, shown: 2, help: "A page up") { !$0.isEditing },
    Binding([Key(.pageUp)], .pageUp),
    Binding([Key(.pageDown), .control("d"), .control("f")], .pageDown, shown: 2, help: "A page down") {
      !$0.isEditing
    },
    Binding([Key(.pageDown)], .pageDown),
    Binding([Key(.home), .character("g")], .first, shown: 2, help: "To the top") { !$0.isEditing },
    Binding([Key(.end), .character("G")], .last, shown: 2, help: "To the bottom") { !$0.isEditing },
  ]

  private static let tabs = [
    Binding(
      (1...9).map { .character(Character("\($0)")) }, .chooseTab, shown: 9, help: "Choose a tab", .low,
      shownIn: { min(9, $0.tabs.count) }, label: { _ in "Tabs" }
    ) {
      $0.tabs.count > 1 && !$0.isEditing
    },
    Binding([Key(.pageDown, .control)], .nextTab, help: "Next tab") { $0.tabs.count > 1 },
    Binding([Key(.pageUp, .control)], .previousTab, help: "Previous tab") { $0.tabs.count > 1 },
  ]

  private static let filtering = [
    Binding(
      [.character("/")], .filter,
      help: "Find rows by words; enter keeps them, esc ends it",
      label: { $0.isHelp || ($0.kept.filterableList(of: $0.screen)?.rows.count ?? 0) >= 10 ? "Find" : nil }
    ) {
      $0.isHelp ? !$0.hasFilter : $0.hasLetters && $0.kept.filterableList(of: $0.screen) != nil
    },
    Binding(
      [.character("O")], .nextOrder, help: "The rows in their next order", .low,
      label: { $0.nextOrder.map { CleanText($0.label) } }
    ) { $0.hasLetters && $0.nextOrder != nil },
  ]

  private static let editing = [
    Binding([.right], .completeLink, "Complete", help: "Type the rest of a link", .high) {
      isLinkField($0) && LinkBar.completes(on: $0.page, $0.kept.carets)
    },
    Binding([.left, .control("b")], .caretLeft) { $0.isEditing },
    Binding([.right, .control("f")], .caretRight) { $0.isEditing },
    Binding([.control("a"), Key(.home)], .caretStart, help: "To the start of the field") { $0.isEditing },
    Binding([.control("e"), Key(.end)], .caretEnd, help: "To the end of the field") { $0.isEditing },
    Binding(
      [Key(.character("b"), .alt), Key(.left, .control), Key(.left, .alt)], .caretWordLeft, shown: 2,
      help: "To the word before"
    ) { $0.isEditing },
    Binding(
      [Key(.character("f"), .alt), Key(.right, .control), Key(.right, .alt)], .caretWordRight,
      shown: 2,
      help: "To the next word"
    ) { $0.isEditing },
    Binding([Key(.backspace)], .deleteBackward) { $0.isEditing },
    Binding([Key(.delete), .control("d")], .deleteForward, shown: 2, help: "Delete the character after") {
      $0.isEditing
    },
    Binding(
      [.control("w"), Key(.backspace, .alt), Key(.backspace, .control)], .deleteWord,
      help: "Delete the word before the caret"
    ) { $0.isEditing },
    Binding([Key(.character("d"), .alt), Key(.delete, .control)], .deleteWordForward, help: "Delete the next word") {
      $0.isEditing
    },
    Binding([.control("u")], .deleteToStart, help: "Delete all before the caret") { $0.isEditing },
    Binding([.control("k")], .deleteToEnd, help: "Delete all after the caret") { $0.isEditing },
  ]

  private static let program = [
    Binding(
      [.character("i")], .inspect, help: "The inspector: what is open and what happened",
      label: { !$0.inspector.isOpen ? "Inspect" : $0.canCloseInspector ? nil : "Close inspector" }
    ) { $0.hasLetters },
    Binding(
      [.character("e")], .edit, help: "Open the code of the last key in $EDITOR",
      label: { $0.inspector.isOpen && !$0.inspector.places.isEmpty ? "Edit" : nil }
    ) { $0.hasLetters },
    Binding([.character("u")], .undo, help: "Undo the last step", label: { $0.inspector.isOpen ? "Undo" : nil }) {
      $0.hasLetters
    },
    Binding(
      [.character("U")], .redo, help: "Redo the step that was undone", .low,
      label: { $0.inspector.isOpen ? "Redo" : nil }
    ) {
      $0.hasLetters
    },
    Binding([.character("y")], .copyLink, help: "Copy the link of this place") { $0.hasLetters },
    Binding([.character("M")], .messages, help: "The last messages") { $0.hasLetters },
    Binding([.character(":")], .link, "Link", help: "Open a link, or choose an action by its name") { $0.hasLetters },
    Binding([.character("?")], .help, "Help", help: "This help; letters find a key", .always) { $0.hasLetters },
    Binding(
      [Key(.function(1))], .help, help: "This help, also while typing", .always,
      label: { $0.isEditing || $0.isUnasked ? "Help" : nil }
    ) {
      !$0.hasOverlay
    },
    Binding([.character("q")], .quit, "Quit", help: "Quit", .always) { !$0.isEditing },
    Binding(
      [.control("c")], .quit, help: "Quit, also while typing", .always,
      label: { $0.isEditing || $0.isUnasked ? "Quit" : nil }),
    Binding([.control("l")], .redraw, help: "Draw everything again"),
    Binding([.control("z")], .suspend, help: "Suspend; fg brings it back"),
  ]

  private static func hasManyPlaces(_ now: Situation) -> Bool {
    now.layout.pages.count > 1 || now.kept.controls(of: now.screen).count > 1
  }

  private static func isLinkField(_ now: Situation) -> Bool { now.focus == .field && now.page.id == LinkBar.page }

  // MARK: What Enter and Escape do, in a word or two

  private static func word(_ word: String, in now: Situation) -> CleanText {
    now.viewport?.isFocusOutOfSight == true ? "Scroll to it" : CleanText(word)
  }

  private static func word(forRowIn now: Situation) -> CleanText? {
    guard case .list(let id) = now.control, let list = now.screen.list(id), !list.rows.isEmpty else { return nil }
    let isInspector = now.page.id == Inspector.page
    if isInspector, id == Inspector.files { return word("Edit", in: now) }
    let leadsOn = list.rows[now.kept.selections.index(in: list)].accessory == .disclosure
    return word(!leadsOn ? "Choose" : isInspector ? "Go back to it" : "Open", in: now)
  }

  /// Like the command, it names the next field, or the primary action after the last one.
  private static func word(forFieldIn now: Situation) -> CleanText? {
    word(now.screen.field(after: now.control) == nil ? now.screen.primaryWord ?? "Next" : "Next", in: now)
  }

  private static func word(forCancelIn now: Situation) -> CleanText {
    CleanText(now.cancel?.label ?? "").clipped(to: Screen<SceneIntent>.longestWord)
  }
}

extension Screen<SceneIntent> {
  fileprivate static var longestWord: Int { 20 }

  /// The label of the primary action, if it is enabled and short.
  fileprivate var primaryWord: String? {
    allActions.first { $0.role == .primary && $0.isEnabled && $0.label.count <= Self.longestWord }?.label
  }
}
