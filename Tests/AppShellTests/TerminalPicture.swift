import Foundation

@testable import Terminal
@testable import TextUI

/// An animated SVG picture of terminal frames, which adapts to light and dark mode.
///
/// The frames are visible one after another for the same time, in an endless loop. With reduced motion, only the
/// first frame is visible.
struct TerminalPicture: CustomStringConvertible {
  /// A frame with a title and a caption.
  struct Still {
    /// The text in the title bar.
    var title: String
    /// The text below the frame.
    var caption: String
    var grid: Grid
  }

  /// The text alternative of the picture.
  let about: String
  let stills: [Still]

  private static let secondsPerStill = 4
  private static let captionRows = 2
  private static let cell = (width: 8.4, height: 17.0)
  private static let margin = 16.0
  private static let titleHeight = 34.0

  /// The text of the SVG file.
  var description: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.number(width))" height="\(Self.number(height))" \
    viewBox="0 0 \(Self.number(width)) \(Self.number(height))" role="img">
    <title>\(Self.escaped(about))</title>
    <style>
    :root{--paper:#ffffff;--ink:#1f2328;--quiet:#59636e;--accent:#8e2a8b;--error:#b3261e;--bar:#eff1f3;--line:#d1d9e0}
    @media (prefers-color-scheme:dark){:root{--paper:#0d1117;--ink:#e6edf3;--quiet:#9198a1;--accent:#e58fe2;\
    --error:#ff8a80;--bar:#1b222b;--line:#3d444d}}
    text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;\
    white-space:pre;fill:var(--ink)}
    .b{font-weight:700}.d{fill:var(--quiet)}.m{fill:var(--accent)}.e{fill:var(--error)}
    .r{fill:var(--paper)}rect.r{fill:var(--accent)}
    .s{visibility:hidden;animation:show \(stills.count * Self.secondsPerStill)s step-end infinite}
    .s.first{visibility:visible}
    @keyframes show{0%{visibility:visible}\(Self.number(100 / Double(stills.count)))%{visibility:hidden}}
    @media (prefers-reduced-motion:reduce){.s{animation:none}}
    </style>
    <rect x=".5" y=".5" width="\(Self.number(width - 1))" height="\(Self.number(height - 1))" rx="8" \
    fill="var(--paper)" stroke="var(--line)"/>
    <path d="M1 \(Self.number(Self.titleHeight - 8))V8a7 7 0 0 1 7-7H\(Self.number(width - 8))a7 7 0 0 1 7 7V\
    \(Self.number(Self.titleHeight - 8))z" fill="var(--bar)"/>
    <path d="M1 \(Self.number(captionTop - 22))H\(Self.number(width - 1))" stroke="var(--line)"/>
    \(stills.enumerated().map(group).joined(separator: "\n"))
    </svg>

    """
  }

  private var size: Size { stills.first?.grid.size ?? .standard }
  private var width: Double { Double(size.columns) * Self.cell.width + 2 * Self.margin }
  private var captionTop: Double { Self.titleHeight + Double(size.rows + 2) * Self.cell.height }
  private var height: Double { captionTop + Double(Self.captionRows - 1) * Self.cell.height + 12 }

  /// Returns the elements of a frame.
  private func group(index: Int, still: Still) -> String {
    let isFirst = index == 0
    let title = Self.text(CleanText(still.title), column: (size.columns - still.title.count) / 2, y: 18, "d")
    let rows = (0..<size.rows).flatMap { row in
      Self.runs(in: still.grid, row: row).map { $0.element(y: y(ofRow: row)) }
    }
    let caption = CleanText(still.caption).wrapped(to: size.columns - 4).prefix(Self.captionRows).enumerated().map {
      Self.text($1, column: 2, y: captionTop + Double($0) * Self.cell.height, "b")
    }
    return "<g class=\"s\(isFirst ? " first" : "")\" style=\"animation-delay:\(index * Self.secondsPerStill)s\">\n"
      + ([title] + rows + caption).joined(separator: "\n") + "\n</g>"
  }

  private func y(ofRow row: Int) -> Double { Self.titleHeight + (Double(row) + 0.8) * Self.cell.height }

  /// Text of one style, without blanks around it.
  private struct Run {
    var column: Int
    var text: String
    var style: Style
    /// The number of columns.
    var width: Int { CleanText(text).width }

    /// Returns the element that draws the text in exactly as many columns as a terminal does, in any font.
    func element(y: Double) -> String {
      let background =
        style.attributes.contains(.reverse)
        ? "<rect class=\"r\" x=\"\(number(TerminalPicture.x(column)))\" y=\"\(number(y - 13))\" "
          + "width=\"\(number(Double(width) * cell.width))\" height=\"17\"/>\n" : ""
      return background + TerminalPicture.text(CleanText(text), column: column, y: y, TerminalPicture.name(style))
    }
  }

  /// Returns the runs of a row, which end where the style changes and before two blanks.
  private static func runs(in grid: Grid, row: Int) -> [Run] {
    let styles = grid[row: row].map(\.style)
    var runs: [Run] = []
    var column = 0
    for character in grid.lines[row] {
      defer { column += character.cellWidth }
      let style = styles[column]
      if let last = runs.last, last.style == style, last.column + last.width == column {
        runs[runs.count - 1].text.append(character)
      } else if character != " " || style.attributes.contains(.reverse) {
        runs.append(Run(column: column, text: String(character), style: style))
      }
      if let last = runs.last, last.text.hasSuffix("  "), !last.style.attributes.contains(.reverse) {
        runs[runs.count - 1].text.removeLast(2)
        if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
      }
    }
    return runs
  }

  private static func x(_ column: Int) -> Double { margin + Double(column) * cell.width }

  private static func text(_ text: CleanText, column: Int, y: Double, _ name: String) -> String {
    "<text x=\"\(number(x(column)))\" y=\"\(number(y))\" textLength=\"\(number(Double(text.width) * cell.width))\" "
      + "lengthAdjust=\"spacingAndGlyphs\"\(name.isEmpty ? "" : " class=\"\(name)\"")>\(escaped(text.text))</text>"
  }

  /// Returns the classes of a style.
  private static func name(_ style: Style) -> String {
    var names: [String] = []
    if style.attributes.contains(.bold) { names.append("b") }
    if style.attributes.contains(.dim) { names.append("d") }
    if style.attributes.contains(.reverse) {
      names.append("r")
    } else if style.color == .magenta {
      names.append("m")
    } else if style.color == .red {
      names.append("e")
    }
    return names.joined(separator: " ")
  }

  /// Returns a number with at most two decimals.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    guard hundredths % 100 != 0 else { return "\(hundredths / 100)" }
    let decimals = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
    return "\(hundredths / 100)." + (decimals.hasSuffix("0") ? String(decimals.dropLast()) : decimals)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
