import ScreenKit
import Terminal

/// The table of all keys, from which the footer and the help are derived.
///
/// The first active binding with a key applies.
enum KeyTable {
  /// Returns the command of a key, or `nil` if the key has no effect.
  static func command(for key: Key, in situation: Situation) -> Command? {
    bindingsByKey[key]?.first { $0.isValid(situation) }?.command
  }

  /// Returns whether a key only draws everything again.
  static func redraws(_ key: Key) -> Bool { bindingsByKey[key]?.first?.command == .redraw }

  /// Returns the name of a key as the footer shows it.
  static func shownName(of key: Key) -> String { key == .escape ? "esc" : key.name }

  /// Returns the active bindings that the footer names, and their labels.
  ///
  /// Of several active bindings with a key, the first applies, so only that one is named.
  static func named(in situation: Situation) -> [(binding: Binding, label: CleanText)] {
    var keys: Set<Key> = []
    return nameable.compactMap { binding in
      guard binding.isValid(situation), let key = binding.keys.first, let label = binding.label?(situation),
        keys.insert(key).inserted
      else { return nil }
      return (binding, label)
    }
  }

  /// A group of lines in the help, each with keys and their effect.
  struct HelpGroup {
    var title: String
    var keys: [(keys: CleanText, effect: CleanText)]

    /// The lines, with the effects below one another.
    var lines: [CleanText] {
      let column = 2 + (keys.map(\.keys.width).max() ?? 0)
      return keys.map { $0.keys + CleanText(" ").repeated(column - $0.keys.width) + $0.effect }
    }

    /// Returns the group with the keys whose name or effect contains a text, ignoring case; all of them for an empty text.
    func matching(_ text: String) -> HelpGroup {
      HelpGroup(title: title, keys: keys.filter { text.isEmpty || "\($0.keys) \($0.effect)".matches(text) })
    }
  }

  /// Returns the help for a situation: the keys of the visible actions and of the footer first, then all keys and the mouse.
  static func help(in situation: Situation, actions: [(key: Character, label: String)]) -> [HelpGroup] {
    let actions = actions.map { (keys: CleanText(String($0.key)), effect: CleanText($0.label)) }
    let here = actions + named(in: situation).map { ($0.binding.shownKeys(in: situation), $0.label) }
    let all = groups.map { title, bindings in
      HelpGroup(
        title: title, keys: bindings.compactMap { binding in binding.help.map { (binding.shownKeys, $0) } })
    }
    return [HelpGroup(title: "On this screen", keys: here)] + all + [
      HelpGroup(
        title: "The mouse, with --mouse",
        keys: [
          ("click", "Choose a tab, a row, a button, a key below, a place in a field"), ("wheel", "Scroll"),
          ("shift-drag", "Select text"),
        ])
    ]
  }

  static let bindings: [Binding] = groups.flatMap(\.bindings)

  /// The letters that have an effect on some screen.
  static let letters = Set(
    bindings.flatMap(\.keys).compactMap { key -> Character? in
      if case .character(let letter) = key.code, key.modifiers.isEmpty { letter } else { nil }
    })

  private static let bindingsByKey = Dictionary(
    bindings.flatMap { binding in binding.keys.map { ($0, [binding]) } }, uniquingKeysWith: +)

  private static let nameable = bindings.filter { $0.label != nil }

  private static let groups: [(title: String, bindings: [Binding])] = [
    ("Choosing and going back", choosing + leaving), ("Moving", moving), ("Tabs", tabs), ("A list", filtering),
    ("A field", editing), ("Anywhere", program),
  ]

  private static let choosing = [
    Binding([.right, .character("l")], .nextPane) { $0.isSidebar && $0.hasPaneAfter && !$0.isEditing },
    Binding(
      [.enter, .character(" "), .right, .character("l")], .activate,
      help: "Open the row, press the button; in a text: a new line", .highest,
      label: { $0.enterWord }
    ) { $0.focus == .list },
    Binding([.enter, .character(" ")], .activate, .highest, label: { $0.enterWord }) { $0.focus == .button },
    Binding([.enter], .acceptFilter, "Go to the list", .highest) { $0.focus == .filter },
    Binding([.enter], .breakLine, "New line", .highest) {
      $0.focus == .area
    },
    Binding([.enter], .submit, .highest, label: { $0.isHelp ? nil : $0.enterWord }) { $0.focus == .field },
    Binding(
      [.control("s"), Key(.enter, .alt)], .submitForm, help: "From any field: choose the first button", .highest,
      label: { $0.focus == .area ? $0.submitWord : nil }
    ) { $0.focus == .field || $0.focus == .area },
  ]

  private static let leaving = [
    Binding([.escape], .clearFilter, shown: "esc", .high, label: { $0.isHelp ? "All keys" : "All rows" }) {
      $0.hasFilter
    },
    Binding([.escape], .inspect, "Close", shown: "esc", .high) { $0.isInspector },
    Binding([.escape], .cancel, shown: "esc", .high, label: { $0.cancelWord }) { $0.canCancel },
    Binding([.escape], .back, "Back", shown: "esc", help: "Back; close a sheet; cancel a question", .high) {
      $0.canGoBack
    },
    Binding([.escape], .close, "Close", shown: "esc", .high) { $0.canClose },
    Binding([.escape], .inspect, "Close inspector", shown: "esc", .high) { $0.canCloseInspector },
    Binding([.escape], .leaveField, "Shortcuts", shown: "esc", .high) { $0.canLeaveField },
    Binding([.left, .character("h")], .previousControl) { $0.hasActionBefore },
    Binding([.left, .character("h")], .previousPane) { $0.hasPaneBefore && !$0.isEditing },
    Binding(
      [.left, .character("h"), Key(.backspace)], .back, shown: "left h backspace", help: "Back; to the list beside"
    ) { $0.canGoBack && !$0.isEditing },
  ]

  private static let moving = [
    Binding([.up], .up) { $0.isHelp },
    Binding([.down], .down) { $0.isHelp },
    Binding([.up, .character("k"), .control("p")], .up, shown: "up k ctrl-p", help: "Up") { !$0.isEditing },
    Binding([.down, .character("j"), .control("n")], .down, shown: "down j ctrl-n", help: "Down") { !$0.isEditing },
    Binding([.up, .control("p")], .olderLink, "Link before", shown: "up", help: "In the link bar: the link before") {
      $0.hasOlderLink
    },
    Binding([.down, .control("n")], .newerLink) { $0.hasNewerLink },
    Binding([.up, .control("p")], .caretUp) { $0.focus == .area },
    Binding([.down, .control("n")], .caretDown) { $0.focus == .area },
    Binding([.up, .control("p")], .previousControl) { $0.focus == .field },
    Binding([.down, .control("n")], .nextControl) { $0.isEditing },
    Binding([.tab], .nextControl, "Buttons", .high) { $0.isBeforeToolbar },
    Binding(
      [.tab], .nextControl, help: "Next control, also of the page beside", .low,
      label: { $0.isBeforeToolbar ? nil : "Next control" }
    ) {
      $0.hasManyPlaces
    },
    Binding([Key(.tab, .shift)], .previousControl, help: "Previous control") { $0.hasManyPlaces },
    Binding([.right, .character("l")], .nextControl) { $0.hasActionAfter },
    Binding([.right, .character("l")], .nextPane, shown: "right l", help: "The page beside") {
      $0.hasPaneAfter && !$0.isEditing
    },
    Binding([Key(.pageUp)], .pageUp, shown: "page-up ctrl-u", help: "A page up"),
    Binding([.control("u"), .control("b")], .pageUp) { !$0.isEditing },
    Binding([Key(.pageDown)], .pageDown, shown: "page-down ctrl-d", help: "A page down"),
    Binding([.control("d"), .control("f")], .pageDown) { !$0.isEditing },
    Binding([Key(.home), .character("g")], .first, shown: "home g", help: "To the top") { !$0.isEditing },
    Binding([Key(.end), .character("G")], .last, shown: "end G", help: "To the bottom") { !$0.isEditing },
  ]

  private static let tabs = [
    Binding(
      (1...9).map { .character(Character("\($0)")) }, .chooseTab, shown: "1-9", help: "Choose a tab",
      shownIn: { "1-\(min(9, $0.tabCount))" }, label: { _ in "Tabs" }
    ) {
      $0.tabCount > 1 && !$0.isEditing
    },
    Binding([Key(.pageDown, .control)], .nextTab, help: "Next tab") { $0.tabCount > 1 },
    Binding([Key(.pageUp, .control)], .previousTab, help: "Previous tab") { $0.tabCount > 1 },
  ]

  private static let filtering = [
    Binding(
      [.character("/")], .filter,
      help: "Find rows by letters; enter keeps them, esc ends it",
      label: { $0.hasLongList || $0.isHelp ? "Find" : nil }
    ) { ($0.canFilter && !$0.hasOverlay || $0.isHelp) && !$0.isEditing }
  ]

  private static let editing = [
    Binding([.right], .completeLink, "Complete", help: "Type the rest of a link", .high) { $0.canComplete },
    Binding([.left, .control("b")], .caretLeft) { $0.isEditing },
    Binding([.right, .control("f")], .caretRight) { $0.isEditing },
    Binding([.control("a"), Key(.home)], .caretStart, help: "To the start of the field") { $0.isEditing },
    Binding([.control("e"), Key(.end)], .caretEnd, help: "To the end of the field") { $0.isEditing },
    Binding(
      [Key(.character("b"), .alt), Key(.left, .control), Key(.left, .alt)], .caretWordLeft, shown: "alt-b ctrl-left",
      help: "To the word before"
    ) { $0.isEditing },
    Binding(
      [Key(.character("f"), .alt), Key(.right, .control), Key(.right, .alt)], .caretWordRight,
      shown: "alt-f ctrl-right",
      help: "To the next word"
    ) { $0.isEditing },
    Binding([Key(.backspace)], .deleteBackward) { $0.isEditing },
    Binding([Key(.delete), .control("d")], .deleteForward, shown: "delete ctrl-d", help: "Delete the character after") {
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
      label: { !$0.isInspecting ? "Inspect" : $0.canCloseInspector ? nil : "Close inspector" }
    ) { !$0.isEditing && !$0.hasOverlay },
    Binding(
      [.character("e")], .edit, help: "In the inspector: open the file in $EDITOR",
      label: { $0.hasSource ? "Edit" : nil }
    ) { $0.isInspecting && !$0.isEditing && !$0.hasOverlay },
    Binding([.character("u")], .undo, help: "Undo the last step", label: { $0.isInspecting ? "Undo" : nil }) {
      !$0.isEditing && !$0.hasOverlay
    },
    Binding(
      [.character("U")], .redo, help: "Redo the step that was undone", .low,
      label: { $0.isInspecting ? "Redo" : nil }
    ) {
      !$0.isEditing && !$0.hasOverlay
    },
    Binding([.character("y")], .copyLink, help: "Copy the link of this place") { !$0.isEditing && !$0.hasOverlay },
    Binding([.character(":")], .link, "Link", help: "Open a link") { !$0.isEditing && !$0.hasOverlay },
    Binding([.character("?")], .help, "Help", help: "This help", .always) { !$0.isEditing && !$0.hasOverlay },
    Binding(
      [Key(.function(1))], .help, help: "This help, also while typing", .always, label: { $0.isEditing ? "Help" : nil }
    ) {
      !$0.hasOverlay
    },
    Binding([.character("q")], .quit, "Quit", help: "Quit", .always) { !$0.isEditing },
    Binding([.control("c")], .quit, help: "Quit, also while typing", .always, label: { $0.isEditing ? "Quit" : nil }),
    Binding([.control("l")], .redraw, help: "Draw everything again"),
    Binding([.control("z")], .suspend, help: "Suspend; fg brings it back"),
  ]
}
