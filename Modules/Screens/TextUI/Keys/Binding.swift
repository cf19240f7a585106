import Terminal

enum Command: Equatable, Sendable {
  /// Moves to a page that appeared while the user typed.
  case turnToPage
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
  private let names: [String]
  /// The number of keys that the help names, from the first.
  private let shown: Int
  /// The number of keys that the footer names, if it depends on the situation.
  private let shownIn: (@Sendable (Situation) -> Int)?
  let importance: Importance
  let isValid: @Sendable (Situation) -> Bool

  init(
    _ keys: [Key], _ command: Command, shown: Int = 1, help: CleanText? = nil,
    _ importance: Importance = .normal, shownIn: (@Sendable (Situation) -> Int)? = nil,
    label: (@Sendable (Situation) -> CleanText?)?,
    when isValid: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    self.keys = keys
    self.command = command
    self.label = label
    self.help = help
    self.importance = importance
    self.isValid = isValid
    names = keys.map(\.name)
    self.shown = shown
    self.shownIn = shownIn
  }

  convenience init(
    _ keys: [Key], _ command: Command, _ label: CleanText? = nil, shown: Int = 1, help: CleanText? = nil,
    _ importance: Importance = .normal, when isValid: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    let words = label.map { label in { @Sendable (_: Situation) -> CleanText? in label } }
    self.init(keys, command, shown: shown, help: help, importance, label: words, when: isValid)
  }

  /// The names of the keys in the help.
  var shownKeys: CleanText { text(ofFirst: shown) }

  /// Returns the names of the keys in the footer.
  func shownKeys(in situation: Situation) -> CleanText { text(ofFirst: shownIn?(situation) ?? shown) }

  /// Names several digits as a range.
  private func text(ofFirst count: Int) -> CleanText {
    let names = names.prefix(count)
    guard let first = names.first, let last = names.last, first != last, Int(first) != nil else {
      return CleanText(names.joined(separator: " "))
    }
    return CleanText("\(first)-\(last)")
  }
}
