/// An event that wakes the run loop of the terminal.
enum TerminalEvent: Sendable {
  case inputs([Input])
  /// A line, in line mode.
  case line(String)
  case signal(Int32)
  /// The input has ended.
  case endOfInput
  /// The visible state has changed.
  case redraw
  /// The next frame may be drawn.
  case frameIsDue
  /// The time limit after a stop.
  ///
  /// The program resumes here if the system discarded the stop.
  case stopIsOver
}
