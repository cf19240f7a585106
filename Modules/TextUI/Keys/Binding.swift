import Terminal

/// A command of the front end.
enum Command: Equatable, Sendable {
  case activate, submit
  case back, close, cancel
  case up, down, pageUp, pageDown, first, last
  case nextControl, previousControl, nextPane, previousPane
  case chooseTab, nextTab, previousTab
  case filter, acceptFilter, clearFilter
  case caretLeft, caretRight, caretStart, caretEnd
  case deleteBackward, deleteForward, deleteWord, deleteToStart
  case help, inspect, link, completeLink, quit, suspend
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
  /// The displayed names of the keys.
  var shownKeys: CleanText
  var importance: Importance
  /// Returns whether the keys are active.
  var isValid: @Sendable (Situation) -> Bool

  /// Creates a binding whose label depends on the situation.
  init(
    _ keys: [Key], _ command: Command, shown: CleanText? = nil, help: CleanText? = nil,
    _ importance: Importance = .normal, label: (@Sendable (Situation) -> CleanText?)?,
    when isValid: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    self.keys = keys
    self.command = command
    self.label = label
    self.help = help
    self.importance = importance
    self.isValid = isValid
    shownKeys = shown ?? CleanText(keys.first?.name ?? "")
  }

  /// Creates a binding with a fixed label, or without one.
  init(
    _ keys: [Key], _ command: Command, _ label: CleanText? = nil, shown: CleanText? = nil, help: CleanText? = nil,
    _ importance: Importance = .normal, when isValid: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    let words = label.map { label in { @Sendable (_: Situation) -> CleanText? in label } }
    self.init(keys, command, shown: shown, help: help, importance, label: words, when: isValid)
  }
}
