import Terminal
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pager that stops after each frame of a story.
///
/// The terminal stays in line mode, so there is nothing to restore when the program ends.
struct Pager {
  let pages: Int
  private var page = 0

  /// Creates a pager for a story with a number of frames.
  init(pages: Int) { self.pages = pages }

  /// Returns the size of a frame that leaves room for the narration, the command and the prompt.
  static func frame(in window: Size) -> Size {
    Size(columns: min(window.columns, Size.standard.columns), rows: min(max(8, window.rows - 5), Size.standard.rows))
  }

  /// Waits after a frame, except the last one.
  ///
  /// Exits the program if the user types “q”.
  mutating func wait(after text: String) {
    guard text.hasPrefix("> ") else { return }
    page += 1
    guard page < pages else { return }
    Streams.prompt(PrintableText("-- frame \(page) of \(pages): enter goes on, q and enter leaves -- "))
    guard let answer = readLine(), !answer.hasPrefix("q") else { exit(0) }
  }
}
