/// What a key asks the front end to do.
enum Command: Equatable, Sendable {
  case activate, submit
  case back, close, cancel
  case up, down, pageUp, pageDown, first, last
  case nextControl, previousControl
  case chooseTab, nextTab, previousTab
  case caretLeft, caretRight, caretStart, caretEnd
  case deleteBackward, deleteForward, deleteWord, deleteToStart
  case help, link, quit, suspend
}

/// Some keys, what they do, and when.
struct Binding: Sendable {
  var keys: [Key]
  var command: Command
  /// What the keys do, in the words of the footer; nil for keys that only the help names.
  var label: CleanText?
  /// What the keys do, in the words of the help; nil when another line says it.
  var help: CleanText?
  /// How the keys are written.
  var shownKeys: CleanText
  /// Whether the keys do this now.
  var isValid: @Sendable (Situation) -> Bool

  init(
    _ keys: [Key], _ command: Command, _ label: CleanText? = nil, shown: CleanText? = nil, help: CleanText? = nil,
    when isValid: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    self.keys = keys
    self.command = command
    self.label = label
    self.help = help
    self.isValid = isValid
    shownKeys = shown ?? CleanText(keys.first?.name ?? "")
  }
}

/// The one table of keys: the front end obeys it, the footer and the help are made from it.
///
/// The first valid line with a key decides; the order is also that of importance in the footer.
enum KeyTable {
  /// What a key does now; nil when it does nothing.
  static func command(for key: Key, in situation: Situation) -> Command? {
    bindings.first { $0.keys.contains(key) && $0.isValid(situation) }?.command
  }

  /// The lines that hold now.
  static func valid(in situation: Situation) -> [Binding] { bindings.filter { $0.isValid(situation) } }

  /// The text of the help.
  static var helpText: String {
    bindings.compactMap { binding in
      guard let help = binding.help else { return nil }
      return (binding.shownKeys + CleanText(" ").repeated(16 - binding.shownKeys.width) + help).text
    }.joined(separator: "\n")
  }

  static let bindings: [Binding] = choosing + leaving + moving + tabs + editing + program

  private static let choosing = [
    Binding([.enter, .character(" "), .right], .activate, "Open", help: "Open the row, press the button") {
      $0.focus == .list
    },
    Binding([.enter, .character(" ")], .activate, "Choose") { $0.focus == .button },
    Binding([.enter], .submit, "Next") { $0.isEditing },
  ]

  private static let leaving = [
    Binding([.escape], .cancel, "Cancel", shown: "esc") { $0.canCancel },
    Binding([.escape], .back, "Back", shown: "esc", help: "Back; close a sheet; cancel a question") { $0.canGoBack },
    Binding([.escape], .close, "Close", shown: "esc") { $0.canClose },
    Binding([.left], .previousControl) { $0.hasActionBefore },
    Binding([.left], .back, help: "Back") { $0.canGoBack && !$0.isEditing },
  ]

  private static let moving = [
    Binding([.up, .character("k")], .up, shown: "up k", help: "Up") { !$0.isEditing },
    Binding([.down, .character("j")], .down, shown: "down j", help: "Down") { !$0.isEditing },
    Binding([.up], .previousControl) { $0.isEditing },
    Binding([.down], .nextControl) { $0.isEditing },
    Binding([.tab], .nextControl, "Next control", help: "Next control") { $0.controlCount > 1 },
    Binding([Key(.tab, .shift)], .previousControl, help: "Previous control") { $0.controlCount > 1 },
    Binding([.right], .nextControl) { $0.focus == .button && $0.controlCount > 1 },
    Binding([Key(.pageUp)], .pageUp, help: "A page up"),
    Binding([Key(.pageDown)], .pageDown, help: "A page down"),
    Binding([Key(.home), .character("g")], .first, shown: "home g", help: "To the top") { !$0.isEditing },
    Binding([Key(.end), .character("G")], .last, shown: "end G", help: "To the bottom") { !$0.isEditing },
  ]

  private static let tabs = [
    Binding((1...9).map { .character(Character("\($0)")) }, .chooseTab, "Tab", shown: "1-9", help: "Choose a tab") {
      $0.tabCount > 1 && !$0.isEditing
    },
    Binding([Key(.pageDown, .control)], .nextTab, help: "Next tab") { $0.tabCount > 1 },
    Binding([Key(.pageUp, .control)], .previousTab, help: "Previous tab") { $0.tabCount > 1 },
  ]

  private static let editing = [
    Binding([.left], .caretLeft) { $0.isEditing },
    Binding([.right], .caretRight) { $0.isEditing },
    Binding([.control("a"), Key(.home)], .caretStart, help: "To the start of the field") { $0.isEditing },
    Binding([.control("e"), Key(.end)], .caretEnd, help: "To the end of the field") { $0.isEditing },
    Binding([Key(.backspace)], .deleteBackward) { $0.isEditing },
    Binding([Key(.delete)], .deleteForward) { $0.isEditing },
    Binding([.control("w")], .deleteWord, help: "Delete the word before the caret") { $0.isEditing },
    Binding([.control("u")], .deleteToStart, help: "Delete all before the caret") { $0.isEditing },
  ]

  private static let program = [
    Binding([.character("?"), Key(.function(1))], .help, "Help", shown: "?", help: "This help") {
      !$0.isEditing && !$0.hasOverlay
    },
    Binding([.character(":")], .link, "Link", help: "Open a link") { !$0.isEditing && !$0.hasOverlay },
    Binding([.character("q")], .quit, "Quit", help: "Quit") { !$0.isEditing },
    Binding([.control("c")], .quit, nil, help: "Quit, also while typing") { !$0.isEditing },
    Binding([.control("c")], .quit, "Quit") { $0.isEditing },
    Binding([.control("z")], .suspend, help: "Suspend; fg brings it back"),
  ]
}
