package enum Input: Equatable, Sendable {
  case key(Key)
  /// Characters without modifiers, typed faster than the program reads.
  case text(String)
  /// Pasted text as it came, control characters included, and never interpreted as commands; a long text is cut.
  case paste(String, isCut: Bool = false)
  case mouse(Mouse)
}
