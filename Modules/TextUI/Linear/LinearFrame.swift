public import ScreenKit

/// A scene in words, for who reads it later: all that `LinearApp` would tell, without the letters it takes as commands.
public struct LinearFrame: Equatable, Sendable, CustomStringConvertible {
  /// The lines from top to bottom; every row of a list is among them.
  public let lines: [String]

  /// Tells what is visible of a scene.
  public init(_ scene: Scene) {
    lines = LinearPage(scene, shownRows: .max, takesCommands: false).lines.map(\.text)
  }

  /// The lines joined by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}
