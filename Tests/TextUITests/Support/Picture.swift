import ScreenKit

@testable import Terminal
@testable import TextUI

/// Returns the text of a frame for comparison with a literal.
func picture(_ scene: Scene, _ columns: Int, _ rows: Int, isASCII: Bool = false) -> String {
  PlainFrame(scene, size: Size(columns: columns, rows: rows), isASCII: isASCII).description
}
