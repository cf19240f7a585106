import ScreenKit
import Terminal

/// A part of a page's content, with its height and a function that draws some of its lines.
///
/// Only visible lines are created, so a list of ten thousand rows costs as much as one screenful.
struct Block {
  var height: Int
  var control: Control?
  /// The lines to keep visible while the control has the focus.
  var focusLines: Range<Int>
  var rowHeight: Int?
  var rows: WrappedText?
  var isError = false
  /// Draws a range of the block's lines, starting at the top of a rectangle.
  var draw: (_ lines: Range<Int>, _ frame: inout Frame, _ rect: Rect) -> Void
}

extension Block {
  init(_ lines: [Line], of page: Page.ID, control: Control? = nil) {
    self.init(height: lines.count, of: page, control: control) { lines[$0] }
  }

  init(height: Int, of page: Page.ID, control: Control?, line: @escaping (_ index: Int) -> Line) {
    self.init(height: height, control: control, focusLines: 0..<height) { range, frame, rect in
      frame.draw(range.map(line), in: rect, of: page)
    }
  }
}

struct Content {
  private var blocks: [(top: Int, block: Block)] = []
  private(set) var height = 0

  init(blocks: [Block]) {
    for block in blocks {
      self.blocks.append((height, block))
      height += block.height
    }
  }

  func draw(from first: Int, into frame: inout Frame, _ rect: Rect) {
    for (top, block) in blocks {
      let inside = (first - top..<first - top + max(0, rect.height)).clamped(to: 0..<block.height)
      if !inside.isEmpty { block.draw(inside, &frame, rect.inset(top: top + inside.lowerBound - first)) }
    }
  }

  var lists: [Viewport.Rows] {
    blocks.compactMap { top, block in
      block.rowHeight.map { Viewport.Rows(lines: top..<top + block.height, height: $0) }
    }
  }

  var texts: [String: WrappedText] {
    var texts: [String: WrappedText] = [:]
    for (_, block) in blocks {
      if let rows = block.rows, case .field(let id) = block.control { texts[id] = rows }
    }
    return texts
  }

  /// The lines of the first error.
  var error: Range<Int>? {
    blocks.first { $0.block.isError }.map { top, block in top..<top + block.height }
  }

  func block(of control: Control) -> (top: Int, block: Block)? { blocks.first { $0.block.control == control } }
}
