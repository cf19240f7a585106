/// What wakes the run loop of the terminal.
enum TerminalEvent: Sendable {
  case inputs([Input])
  /// A whole line, where the terminal is read line by line.
  case line(String)
  case signal(Int32)
  /// The terminal is gone, and nothing more will be read.
  case endOfInput
  /// Something that is drawn has changed.
  case redraw
  /// Enough time has passed since the last frame for the next.
  case frameIsDue
  /// A stop may have been thrown away: come back if nothing else brought the program back.
  case stopIsOver
}
