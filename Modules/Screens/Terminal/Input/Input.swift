/// An input of the user.
public enum Input: Equatable, Sendable {
  /// A pressed key.
  case key(Key)
  /// Characters without modifiers that were typed faster than the program reads.
  case text(String)
  /// Pasted text, which is never interpreted as commands.
  ///
  /// The text has no control characters but line breaks and tabs. A long text is cut.
  case paste(String, isCut: Bool = false)
  /// A click or a turn of the wheel.
  case mouse(Mouse)
}
