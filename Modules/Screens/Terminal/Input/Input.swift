package enum Input: Equatable, Sendable {
  case key(Key)
  /// Characters without modifiers, typed faster than the program reads.
  case text(String)
  /// Pasted text, never interpreted as commands, without control characters but line breaks and tabs; a long text is cut.
  case paste(String, isCut: Bool = false)
  case mouse(Mouse)
}
