/// What a key asks the front end to do.
enum Command: Equatable, Sendable {
  case activate, submit
  case back, close, cancel
  case up, down, pageUp, pageDown, first, last
  case nextControl, previousControl, nextPane, previousPane
  case chooseTab, nextTab, previousTab
  case filter, keepFilter, clearFilter
  case caretLeft, caretRight, caretStart, caretEnd
  case deleteBackward, deleteForward, deleteWord, deleteToStart
  case help, inspect, link, completeLink, quit, suspend
}

/// Some keys, what they do, and when.
struct Binding: Sendable {
  /// How long the keys stay in the footer when it gets narrow.
  enum Importance: Int, Comparable, Sendable {
    case low, normal, high, highest, always

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var keys: [Key]
  var command: Command
  /// What the keys do, in the words of the footer; nil for keys that only the help names, now or ever.
  var label: (@Sendable (Situation) -> CleanText?)?
  /// What the keys do, in the words of the help; nil when another line says it.
  var help: CleanText?
  /// How the keys are written.
  var shownKeys: CleanText
  var importance: Importance
  /// Whether the keys do this now.
  var isValid: @Sendable (Situation) -> Bool

  /// Keys that the footer names with words of its situation.
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

  /// Keys that the footer always names with the same word, or not at all.
  init(
    _ keys: [Key], _ command: Command, _ label: CleanText? = nil, shown: CleanText? = nil, help: CleanText? = nil,
    _ importance: Importance = .normal, when isValid: @escaping @Sendable (Situation) -> Bool = { _ in true }
  ) {
    let words = label.map { label in { @Sendable (_: Situation) -> CleanText? in label } }
    self.init(keys, command, shown: shown, help: help, importance, label: words, when: isValid)
  }
}
