import ScreenKit
import Terminal

/// What the last frame has shown, which an input refers to.
struct Seen {
  var viewports: [Page.ID: Viewport] = [:]
  /// The regions that respond to the mouse.
  fileprivate var hits: [Hit] = []

  func hit(at point: Point) -> Hit? { hits.last { $0.rect.contains(point) } }
}

extension Seen {
  init(_ frame: Frame) { self.init(viewports: frame.viewports, hits: frame.hits) }
}
