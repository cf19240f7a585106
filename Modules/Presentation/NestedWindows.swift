/// A layer with a page that contains another window, such as the page of a module with a flow of its own.
///
/// The window and the layer around it share one screen, on which a UI shows one modal at a time: each waits until the other has
/// none.
@MainActor
package protocol SurroundingLayer: AnyObject {
  /// Whether nothing is over the layer.
  var isUncovered: Bool { get }
  /// Shows a window on a page of the layer.
  func add(_ window: any NestedWindow)
  /// Presents what has waited.
  func presentWaiting()
}

/// A window on a page of a layer.
@MainActor
package protocol NestedWindow: AnyObject {
  /// Whether nothing is over the bottom layer of the window.
  var isUncovered: Bool { get }
  /// Whether a modal of the window covers the tabs around it, or is about to.
  var coversTabs: Bool { get }
  /// Moves the window one step towards what is wanted.
  func reconcile()
}

extension WindowModel: NestedWindow {
  package var isUncovered: Bool { root.isUncovered }
  package var coversTabs: Bool {
    root.coversTabs || wanted.modals.contains { !root.hasAppeared($0.stack.root.id) }
  }

  /// Shows the window on a page of a layer; with `nil` it has the screen for itself.
  package func nest(in layer: (any SurroundingLayer)?) {
    guard layer !== surroundings else { return }
    surroundings = layer
    layer?.add(self)
  }
}
