import ScreenKit

/// A part of a page's content: how high it is, and how its lines are drawn when they are in view.
///
/// Only the lines in view are ever made, so that a list of ten thousand rows costs no more than a screenful.
struct Block {
  /// The number of lines.
  var height: Int
  /// The control the block draws; nil for text.
  var control: Control?
  /// The lines that must be in view while the control has the focus.
  var focusLines: Range<Int>
  /// Draws the lines of a range that lies inside the block, from the top of a rectangle down.
  var draw: (_ lines: Range<Int>, _ canvas: inout Canvas, _ rect: Rect) -> Void

  /// Makes a block of lines that are already there.
  init(_ lines: [Line], of page: Page.ID, control: Control? = nil) {
    height = lines.count
    self.control = control
    focusLines = 0..<lines.count
    draw = { range, canvas, rect in canvas.draw(Array(lines[range]), in: rect, of: page) }
  }

  /// Makes a block whose lines are made when they are drawn.
  init(
    height: Int, control: Control, focusLines: Range<Int>,
    draw: @escaping (_ lines: Range<Int>, _ canvas: inout Canvas, _ rect: Rect) -> Void
  ) {
    self.height = height
    self.control = control
    self.focusLines = focusLines
    self.draw = draw
  }
}

/// Blocks below one another.
struct Content {
  private var blocks: [(top: Int, block: Block)] = []
  /// The number of lines of all blocks.
  private(set) var height = 0

  /// Stacks blocks.
  init(blocks: [Block]) {
    for block in blocks {
      self.blocks.append((height, block))
      height += block.height
    }
  }

  /// Draws as many lines as a rectangle has rows, beginning with the line `first`; fewer where the content ends.
  func draw(from first: Int, into canvas: inout Canvas, _ rect: Rect) {
    for (top, block) in blocks {
      let inside = (first - top..<first - top + max(0, rect.height)).clamped(to: 0..<block.height)
      if !inside.isEmpty { block.draw(inside, &canvas, rect.inset(top: top + inside.lowerBound - first)) }
    }
  }

  /// The lines that must be in view while a control has the focus.
  func lines(of control: Control) -> Range<Int>? {
    for (top, block) in blocks where block.control == control {
      return top + block.focusLines.lowerBound..<top + block.focusLines.upperBound
    }
    return nil
  }
}
