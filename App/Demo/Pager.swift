import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Stops after each frame of a story until the person wants the next.
///
/// The terminal stays in its usual mode, in which it hands over whole lines: there is nothing to be restored however the
/// program ends.
struct Pager {
  let pages: Int
  private var page = 0

  /// Makes a pager of a story with so many frames.
  init(pages: Int) { self.pages = pages }

  /// The size of a frame that leaves room in the window for the sentence above it, its command, and the question below.
  static func frame(in window: Size) -> Size {
    Size(columns: min(window.columns, Size.standard.columns), rows: min(max(8, window.rows - 5), Size.standard.rows))
  }

  /// Waits after a frame, but not after a sentence of the narration or the last frame; “q” ends the program.
  mutating func wait(after text: String) {
    guard text.hasPrefix("> ") else { return }
    page += 1
    guard page < pages else { return }
    Streams.prompt(PrintableText("-- frame \(page) of \(pages): enter goes on, q and enter leaves -- "))
    guard let answer = readLine(), !answer.hasPrefix("q") else { exit(0) }
  }
}
