public import ScreenKit

/// A picture of a scene as lines of plain text: the layout of the full screen, without an escape sequence in it.
///
/// Blanks at the ends of lines are left out. Focus and selection are marked with `>`, and no secret is ever in it.
public struct PlainFrame: Equatable, Sendable, CustomStringConvertible {
  /// The lines from top to bottom, as many as the size has rows.
  public let lines: [String]

  /// Draws a scene as it looks before any key.
  public init(_ scene: Scene, size: Size = .standard, isASCII: Bool = false) {
    self.init(Frame(scene, size: size, state: FrontEndState()), isASCII: isASCII)
  }

  init(_ frame: Frame, isASCII: Bool = false) {
    lines = (isASCII ? frame.grid.inASCII() : frame.grid).lines
  }

  /// The lines joined by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}
