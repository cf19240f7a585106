/// An event for the run loop of a terminal program.
package enum TerminalEvent: Equatable, Sendable {
  /// The inputs of one read, in order.
  case inputs([Input])
  case line(String)
  case endOfInput
  case sizeChanged
  case redraw
  case frameIsDue
  case stopRequested
  case continued
  /// The time limit after a stop, in case the system discarded it.
  case stopIsOver
  case terminated(by: Int32)
}
