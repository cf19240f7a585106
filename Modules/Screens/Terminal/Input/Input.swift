/// An input of the user.
public enum Input: Equatable, Sendable {
  /// A pressed key.
  case key(Key)
  /// Characters without modifiers, typed faster than the program reads.
  case text(String)
  /// Pasted text, never interpreted as commands, without control characters but line breaks and tabs; a long text is cut.
  case paste(String, isCut: Bool = false)
  /// A click or a turn of the wheel.
  case mouse(Mouse)
}
