/// An event for the run loop of a terminal program.
public enum TerminalEvent: Equatable, Sendable {
  /// The inputs of one read, in order.
  case inputs([Input])
  /// A line, in line mode.
  case line(String)
  /// The input has ended.
  case endOfInput
  /// The window has a new size.
  case sizeChanged
  /// The visible state has changed.
  case redraw
  /// The next frame may be drawn.
  case frameIsDue
  /// Another program asks this one to stop.
  case stopRequested
  /// The program continues after a stop.
  case continued
  /// The time limit after a stop, in case the system discarded it.
  case stopIsOver
  /// A signal asks the program to end.
  case terminated(by: Int32)
}
