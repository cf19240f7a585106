@testable import Terminal
@testable import TextUI

/// An animated SVG picture of terminal frames, which adapts to light and dark mode.
///
/// The frames are visible one after another for the same time, in an endless loop. With reduced motion, only the
/// first frame is visible.
struct TerminalPicture: CustomStringConvertible {
  /// A frame with the text in the title bar and the text below the frame.
  struct Still {
    var title: String
    var caption: String
    var grid: Grid
  }

  /// The text alternative of the picture.
  let about: String
  let stills: [Still]

  private static let secondsPerStill = 4
  private static let captionRows = 2
  /// The size of a character, whose font has 15 pixels.
  private static let cell = (width: 9, height: 18)
  private static let margin = 16
  private static let titleHeight = 34

  /// The text of the SVG file; the classes of text are the letters of `FrameSnapshot`.
  var description: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)" role="img">
    <title>\(Self.escaped(about))</title>
    <style>
    :root{--paper:#ffffff;--ink:#1f2328;--quiet:#59636e;--accent:#8e2a8b;--error:#b3261e;--bar:#eff1f3;--line:#d1d9e0}
    @media (prefers-color-scheme:dark){:root{--paper:#0d1117;--ink:#e6edf3;--quiet:#9198a1;--accent:#e58fe2;\
    --error:#ff8a80;--bar:#1b222b;--line:#3d444d}}
    text{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;\
    white-space:pre;fill:var(--ink)}
    .b,.D,.M,.E,.R{font-weight:700}.d,.D{fill:var(--quiet)}.m,.M{fill:var(--accent)}.e,.E{fill:var(--error)}
    .r,.R{fill:var(--paper)}rect.r,rect.R{fill:var(--accent)}
    .s{visibility:hidden;animation:show \(stills.count * Self.secondsPerStill)s step-end infinite}
    .s.first{visibility:visible}
    @keyframes show{0%{visibility:visible}\(100 / Double(stills.count))%{visibility:hidden}}
    @media (prefers-reduced-motion:reduce){.s{animation:none}}
    </style>
    <rect x=".5" y=".5" width="\(width - 1)" height="\(height - 1)" rx="8" fill="var(--paper)" stroke="var(--line)"/>
    <path d="M1 \(Self.titleHeight - 8)V8a7 7 0 0 1 7-7H\(width - 8)a7 7 0 0 1 7 7V\(Self.titleHeight - 8)z" \
    fill="var(--bar)"/>
    <path d="M1 \(captionTop - 22)H\(width - 1)" stroke="var(--line)"/>
    \(stills.enumerated().map(group).joined(separator: "\n"))
    </svg>

    """
  }

  private var size: Size { stills.first?.grid.size ?? .standard }
  private var width: Int { size.columns * Self.cell.width + 2 * Self.margin }
  private var captionTop: Int { Self.titleHeight + (size.rows + 2) * Self.cell.height }
  private var height: Int { captionTop + (Self.captionRows - 1) * Self.cell.height + 12 }

  /// Returns the elements of a frame.
  private func group(index: Int, still: Still) -> String {
    let title = Run(column: (size.columns - still.title.count) / 2, text: still.title, letter: "d")
    let caption = CleanText(still.caption).wrapped(to: size.columns - 4).prefix(Self.captionRows).enumerated().map {
      Run(column: 2, text: $1.text, letter: "b").element(y: captionTop + $0 * Self.cell.height)
    }
    let rows = (0..<size.rows).flatMap { row in
      Self.runs(in: still.grid, row: row).map { $0.element(y: Self.titleHeight + row * Self.cell.height + 14) }
    }
    return """
      <g class="s\(index == 0 ? " first" : "")" style="animation-delay:\(index * Self.secondsPerStill)s">
      \(([title.element(y: 18)] + rows + caption).joined(separator: "\n"))
      </g>
      """
  }

  /// Text of one style, without blanks around it.
  private struct Run {
    var column: Int
    var text: String
    /// The letter of the style.
    var letter: Character
    /// The number of columns.
    var width: Int { CleanText(text).width }
    var isReverse: Bool { letter == "r" || letter == "R" }

    /// Returns the element that draws the text in exactly as many columns as a terminal does, in any font.
    func element(y: Int) -> String {
      let (x, width) = (margin + column * cell.width, width * cell.width)
      let background =
        "<rect class=\"\(letter)\" x=\"\(x)\" y=\"\(y - 14)\" width=\"\(width)\" height=\"\(cell.height)\"/>\n"
      return (isReverse ? background : "")
        + "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
        + "\(letter == " " ? "" : " class=\"\(letter)\"")>\(escaped(CleanText(text).text))</text>"
    }
  }

  /// Returns the runs of a row, which end where the style changes and before two blanks.
  private static func runs(in grid: Grid, row: Int) -> [Run] {
    let letters = grid[row: row].map { FrameSnapshot.letter($0.style) }
    var runs: [Run] = []
    var column = 0
    for character in grid.lines[row] {
      let next = Run(column: column, text: String(character), letter: letters[column])
      column += character.cellWidth
      if let last = runs.last, last.letter == next.letter, last.column + last.width == next.column {
        runs[runs.count - 1].text.append(character)
      } else if character != " " || next.isReverse {
        runs.append(next)
      }
      if let last = runs.last, last.text.hasSuffix("  "), !last.isReverse { runs[runs.count - 1].text.removeLast(2) }
    }
    return runs
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
