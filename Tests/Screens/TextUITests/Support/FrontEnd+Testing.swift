import Foundation
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// Returns a front end in a window of a size, and its app, which shows a scene.
@MainActor
func show(_ scene: Scene, _ columns: Int = 80, _ rows: Int = 24) -> (FrontEnd, FakeApp) {
  let app = FakeApp(scene)
  return (FrontEnd(source: app, size: Size(columns: columns, rows: rows)), app)
}

/// Returns the text of the frame after some keys, for comparison with a literal.
@MainActor
func picture(_ scene: Scene, _ columns: Int, _ rows: Int, _ keys: String..., isASCII: Bool = false) -> String {
  let (frontEnd, _) = show(scene, columns, rows)
  frontEnd.press(keys)
  return PlainFrame(frontEnd.frame(), isASCII: isASCII).description
}

extension Frame {
  /// Draws a scene without the front end's own pages.
  init(_ scene: Scene, size: Size, state: FrontEndState) {
    self.init(WindowLayout(scene: scene, size: size), state: state)
  }
}

extension FrontEnd {
  /// The text of the next frame.
  var text: String { PlainFrame(frame()).description }

  /// The lines of the next frame.
  var lines: [String] { PlainFrame(frame()).lines }

  /// The way of the last key in the inspector.
  var lastWay: String? { state.panels.inspector.ways.last?.columns }

  /// The text in the link bar, if it is open.
  var typedLink: String? { state.panels.overlay == .linkBar ? state.panels.linkBar.text : nil }

  /// Presses keys by name, draws a frame before each, and returns the request of the last one.
  @discardableResult
  func press(_ names: String...) -> TerminalRequest { press(names) }

  /// Presses the keys of a list in the same way.
  @discardableResult
  func press(_ names: [String]) -> TerminalRequest {
    var request = TerminalRequest.none
    for name in names {
      _ = frame()
      guard let key = Key(name: name) else {
        Issue.record("No key is called \(name)")
        continue
      }
      request = handle(.key(key))
    }
    return request
  }

  /// Clicks a point of the last frame, or turns the wheel there.
  func point(_ kind: Mouse.Kind, column: Int, row: Int) {
    _ = handle(.mouse(Mouse(kind: kind, point: Point(column: column, row: row))))
  }
}

extension SourceFiles {
  /// The files of this package.
  static var package: SourceFiles { SourceFiles(root: Repository.root.path) }
}

extension LinearFrontEnd {
  /// Types a line and returns the printed lines.
  func said(_ line: String) -> [String] { (handle(line) + changes()).map(\.text) }

  /// Types lines and returns each after its prompt, with the lines that are printed after it; a secret isn't echoed.
  func talk(_ lines: String...) -> String {
    lines.flatMap { ["\(prompt.text)\(isSecret ? "" : $0)"] + said($0) }.joined(separator: "\n")
  }
}
