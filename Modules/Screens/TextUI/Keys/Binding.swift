import Terminal

enum Command: Equatable, Sendable {
  case activate, submit, submitForm
  case back, close, cancel, leaveField
  case up, down, pageUp, pageDown, first, last
  case nextControl, previousControl, nextPane, previousPane
  case chooseTab, nextTab, previousTab
  case filter, acceptFilter, clearFilter, nextOrder
  case caretLeft, caretRight, caretUp, caretDown, caretWordLeft, caretWordRight, caretStart, caretEnd
  case deleteBackward, deleteForward, deleteWord, deleteWordForward, deleteToStart, deleteToEnd, breakLine
  case help, messages, inspect, edit, undo, redo, quit, suspend, redraw
  case link, olderLink, newerLink, copyLink, completeLink

  var needsFrame: Bool { ![.quit, .suspend, .redraw].contains(self) }
}

/// A set of keys with its command; a class, so that looking through the table copies nothing.
final class Binding: Sendable {
  enum Importance: Comparable, Sendable {
    case lowest, low, normal, high, highest, always
  }

  let keys: [Key]
  let command: Command
  /// The label in the footer, or `nil` if only the help lists the keys.
  let label: (@Sendable (Situation) -> CleanText?)?
  /// The text in the help, or `nil` if another binding covers it.
  let help: CleanText?
  let shownKeys: CleanText
  /// The displayed names of the keys in the footer, if they depend on the situation.
  private let shownIn: (@Sendable (Situation) -> CleanText)?
  let importance: Importance
  let isValid: @Sendable (Situation) -> Bool

  init(
    _ keys: [Key], _ command: Command, shown: CleanText? = nil, help: CleanText? = nil,
    _ importance: Importance = .normal, shownIn: (@Sendable (Situation) -> CleanText)? = nil,
    label: (@Sendable (Situation) -> CleanText?)?,
    when isValid: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    self.keys = keys
    self.command = command
    self.label = label
    self.help = help
    self.importance = importance
    self.isValid = isValid
    shownKeys = shown ?? CleanText(keys.first?.name ?? "")
    self.shownIn = shownIn
  }

  func shownKeys(in situation: Situation) -> CleanText { shownIn?(situation) ?? shownKeys }

  convenience init(
    _ keys: [Key], _ command: Command, _ label: CleanText? = nil, shown: CleanText? = nil, help: CleanText? = nil,
    _ importance: Importance = .normal, when isValid: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    let words = label.map { label in { @Sendable (_: Situation) -> CleanText? in label } }
    self.init(keys, command, shown: shown, help: help, importance, label: words, when: isValid)
  }
}
