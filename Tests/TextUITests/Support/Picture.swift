import ScreenKit

@testable import Terminal
@testable import TextUI

/// Returns the text of the frame after some keys, for comparison with a literal.
@MainActor
func picture(_ scene: Scene, _ columns: Int, _ rows: Int, _ keys: String..., isASCII: Bool = false) -> String {
  let frontEnd = FrontEnd(source: FakeApp(scene), size: Size(columns: columns, rows: rows))
  frontEnd.press(keys)
  return PlainFrame(frontEnd.frame(), isASCII: isASCII).description
}
