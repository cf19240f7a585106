import ScreenKit

@testable import Terminal
@testable import TextUI

/// A frame as a literal: one picture a test, with a bar before each line so that blanks at the start can be seen.
func picture(_ scene: Scene, _ columns: Int, _ rows: Int, isASCII: Bool = false) -> String {
  PlainFrame(scene, size: Size(columns: columns, rows: rows), isASCII: isASCII).description
}
