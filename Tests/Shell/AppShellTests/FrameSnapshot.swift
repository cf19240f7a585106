import Foundation
import Testing

@testable import Terminal
@testable import TextUI

/// The text form of a frame: its characters, a letter for the style of each cell, and the position of the caret.
struct FrameSnapshot: CustomStringConvertible {
  let frame: Frame

  var description: String {
    let caret = frame.caret.map { "column \($0.column), row \($0.row)" } ?? "none"
    return """
      \(frame.grid.lines.joined(separator: "\n"))
      ======== b bold, d dim, r reverse, m magenta, e red; a capital letter is bold as well
      \(styles.joined(separator: "\n"))
      ======== caret: \(caret)

      """
  }

  private var styles: [String] {
    (0..<frame.grid.size.rows).map { row in
      var letters = frame.grid[row: row].map { Self.letter($0.style) }
      while letters.last == " " { letters.removeLast() }
      return String(letters)
    }
  }

  static func letter(_ style: Style) -> Character {
    var plain = style
    plain.attributes.remove(.bold)
    let isBold = style.attributes.contains(.bold)
    let letter: Character =
      switch (plain.color, plain.attributes) {
      case (.standard, []): isBold ? "b" : " "
      case (.standard, .dim): "d"
      case (_, .reverse): "r"
      case (.magenta, []): "m"
      case (.red, []): "e"
      default: "?"
      }
    return isBold && letter != "b" ? Character(letter.uppercased()) : letter
  }

  /// Compares the frame with the recorded one in `Frames`, or records it if `WAYMARK_UPDATE` is set.
  func check(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Frames/\(name).txt")
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE"] != nil {
      try Data(description.utf8).write(to: file)
    }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? "nothing\n"
    if kept != description { Issue.record("\(name) is\n\(description)and was\n\(kept)") }
  }
}
