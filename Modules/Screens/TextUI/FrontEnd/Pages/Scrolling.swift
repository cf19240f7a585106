struct Scrolling: Equatable, Sendable {
  /// The first visible line of the content.
  private(set) var top = 0
  /// Whether scrolling follows the focus; `nil` before the first movement.
  private(set) var follows: Bool?

  mutating func follow() { follows = true }

  mutating func keep(_ top: Int) { self.top = top }

  /// Scrolls to a line, within the content, and returns what is visible then.
  mutating func scroll(to line: Int, in viewport: Viewport) -> Viewport {
    var viewport = viewport
    viewport.top = min(max(0, viewport.aligned(line, isUp: line < viewport.top)), viewport.lastTop)
    (top, follows) = (viewport.top, false)
    return viewport
  }
}

extension Viewport {
  func top(after command: Command) -> Int {
    switch command {
    case .up: top - 1
    case .down: top + 1
    case .pageUp: top - max(1, height - 1)
    case .pageDown: top + max(1, height - 1)
    case .first: 0
    default: lastTop
    }
  }
}
