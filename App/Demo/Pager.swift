import Terminal
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pager that stops after each frame of a story, and shows the earlier ones again.
///
/// The terminal stays in line mode, so there is nothing to restore when the program ends.
struct Pager {
  let pages: Int
  /// The texts of each frame so far, its narration first.
  private var shown: [[PrintableText]] = []
  /// The texts since the last frame.
  private var texts: [PrintableText] = []

  /// Creates a pager for a story with a number of frames.
  init(pages: Int) { self.pages = pages }

  /// Returns the size of a frame that leaves room for the narration, the command and the prompt.
  static func frame(in window: Size) -> Size {
    Size(columns: min(window.columns, Size.standard.columns), rows: min(max(8, window.rows - 5), Size.standard.rows))
  }

  /// Waits after a frame, except the last one, until the user goes on from there; before, the user can go back and forth.
  ///
  /// Exits the program if the user types “q”.
  mutating func wait(after text: PrintableText) throws(Failure) {
    texts.append(text)
    guard text.description.hasPrefix("> ") else { return }
    shown.append(texts)
    texts = []
    var page = shown.count
    while page <= shown.count, page < pages {
      Streams.prompt(
        PrintableText("-- frame \(page) of \(pages): enter goes on, b and enter goes back, q and enter leaves -- "))
      guard let answer = readLine(), !answer.hasPrefix("q") else { exit(0) }
      page = max(1, answer.hasPrefix("b") ? page - 1 : page + 1)
      if page <= shown.count { for text in shown[page - 1] { try Streams.print(text) } }
    }
  }
}
