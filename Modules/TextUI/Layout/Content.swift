/// A part of a page's content: how high it is, and its lines when they are asked for.
///
/// Only the lines in view are ever made, so that a list of ten thousand rows costs no more than a screenful.
struct Block {
  /// The number of lines.
  var height: Int
  /// The control the block draws; nil for text.
  var control: Control?
  /// The lines that must be in view while the control has the focus.
  var focusLines: Range<Int>
  /// Makes the lines of a range that lies inside the block.
  var lines: (Range<Int>) -> [Line]

  /// Makes a block of lines that are already there.
  init(_ lines: [Line], control: Control? = nil) {
    height = lines.count
    self.control = control
    focusLines = 0..<lines.count
    self.lines = { Array(lines[$0]) }
  }

  /// Makes a block whose lines are made on demand.
  init(height: Int, control: Control, focusLines: Range<Int>, lines: @escaping (Range<Int>) -> [Line]) {
    self.height = height
    self.control = control
    self.focusLines = focusLines
    self.lines = lines
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

  /// The lines of a range; fewer where the content ends.
  func lines(_ range: Range<Int>) -> [Line] {
    blocks.flatMap { top, block in
      let inside = (range.lowerBound - top..<range.upperBound - top).clamped(to: 0..<block.height)
      return inside.isEmpty ? [] : block.lines(inside)
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
