import Terminal
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pager that stops after each frame of a story, and can go back.
///
/// The terminal stays in line mode, so there is nothing to restore.
struct Pager {
  let pages: Int
  /// The texts of each frame, its narration first.
  private var shown: [[PrintableText]] = []
  /// The texts since the last frame.
  private var texts: [PrintableText] = []

  init(pages: Int) { self.pages = pages }

  /// Returns a frame size that leaves room for the narration, the command and the prompt.
  static func frame(in window: Size) -> Size {
    Size(columns: min(window.columns, Size.standard.columns), rows: min(max(8, window.rows - 5), Size.standard.rows))
  }

  /// Waits after each frame but the last, while the user goes back and forth; exits the program if the user types “q”.
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
