public import ScreenKit
import Terminal

/// A scene as text for later reading.
///
/// Unlike the output of `LinearApp`, it contains all rows and no command letters.
public struct LinearFrame: Equatable, Sendable, CustomStringConvertible {
  /// The lines, from top to bottom.
  public let lines: [String]

  /// Creates the text of a scene.
  public init(_ scene: Scene) {
    let page = LinearPage(scene, shownRows: .max, takesCommands: false)
    lines = (page.lines + LinearPage.lines(of: scene.toast)).map(\.text)
  }

  /// The lines, separated by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}
