public import ScreenKit
public import Terminal

/// A scene as lines of plain text in the layout of the full screen, without escape sequences.
///
/// Lines have no trailing blanks. `>` marks focus and selection. Secrets never appear.
public struct PlainFrame: Equatable, Sendable, CustomStringConvertible {
  /// The lines, one per row of the size.
  public let lines: [String]

  /// Draws a scene before any input.
  public init(_ scene: Scene, size: Size = .standard, isASCII: Bool = false) {
    self.init(Frame(WindowLayout(scene: scene, size: size), state: FrontEndState()), isASCII: isASCII)
  }

  init(_ frame: Frame, isASCII: Bool = false) {
    lines = (isASCII ? frame.grid.inASCII() : frame.grid).lines
  }

  /// The lines, separated by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}
