import Terminal

/// A command of the front end.
enum Command: Equatable, Sendable {
  case activate, submit, submitForm
  case back, close, cancel, leaveField
  case up, down, pageUp, pageDown, first, last
  case nextControl, previousControl, nextPane, previousPane
  case chooseTab, nextTab, previousTab
  case filter, acceptFilter, clearFilter
  case caretLeft, caretRight, caretUp, caretDown, caretWordLeft, caretWordRight, caretStart, caretEnd
  case deleteBackward, deleteForward, deleteWord, deleteWordForward, deleteToStart, deleteToEnd, breakLine
  case help, inspect, undo, link, completeLink, quit, suspend, redraw
}

/// A set of keys with its command and condition.
struct Binding: Sendable {
  /// The importance of the keys in a narrow footer.
  enum Importance: Int, Comparable, Sendable {
    case low, normal, high, highest, always

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var keys: [Key]
  var command: Command
  /// The label in the footer, or `nil` if only the help lists the keys.
  var label: (@Sendable (Situation) -> CleanText?)?
  /// The text in the help, or `nil` if another binding covers it.
  var help: CleanText?
  /// The displayed names of the keys in the help.
  var shownKeys: CleanText
  /// The displayed names of the keys in the footer, if they depend on the situation.
  private var shownIn: (@Sendable (Situation) -> CleanText)?
  var importance: Importance
  /// Returns whether the keys are active.
  var isValid: @Sendable (Situation) -> Bool

  /// Creates a binding whose label depends on the situation.
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

  /// Returns the displayed names of the keys in the footer.
  func shownKeys(in situation: Situation) -> CleanText { shownIn?(situation) ?? shownKeys }

  /// Creates a binding with a fixed label, or without one.
  init(
    _ keys: [Key], _ command: Command, _ label: CleanText? = nil, shown: CleanText? = nil, help: CleanText? = nil,
    _ importance: Importance = .normal, when isValid: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    let words = label.map { label in { @Sendable (_: Situation) -> CleanText? in label } }
    self.init(keys, command, shown: shown, help: help, importance, label: words, when: isValid)
  }
}
