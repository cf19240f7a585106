import SwiftUI

// Reporting what has come into sight, or has left it.
extension SimulatedHost {
  /// Calls actions of `onAppear` or `onDisappear`.
  func report(_ actions: [() -> Void], appearing: Bool = true) {
    if habits.reportsLater {
      events += actions
    } else {
      for action in actions { action() }
    }
    if appearing, habits.appearsTwice { events += actions }
  }

  func reportDisappearing(of layer: Layer) {
    report(layer.sight.values.flatMap(\.disappear), appearing: false)
    layer.sight = [:]
    if layer.isInSight { report(layer.tree.disappear, appearing: false) }
    layer.isInSight = false
  }

  /// Reports what has come into sight, or has left it, on all layers.
  func updateSight() { for layer in layers { updateSight(of: layer) } }

  func updateSight(of layer: Layer) {
    if layer.phase == .closing || layer.tree.isEmpty { return }
    let isCovered = layer.modal.map { $0.kind == .cover && $0.phase == .shown && habits.hidesBelowCovers } ?? false
    let isInSight = !isHidden && !isCovered && (layer.phase == .shown || habits.appearsEarly)
    if !isInSight {
      if layer.isInSight { reportDisappearing(of: layer) }
      return
    }
    let sight = Dictionary(pagesInSight(of: layer).compactMap { page in page.id.map { ($0, page) } }) { $1 }
    let (left, came) = (layer.sight.filter { sight[$0.key] == nil }, sight.filter { layer.sight[$0.key] == nil })
    layer.sight = sight
    let isNew = !layer.isInSight
    layer.isInSight = true
    report(left.values.flatMap(\.disappear), appearing: false)
    report(came.values.flatMap(\.appear))
    if isNew { report(layer.tree.appear) }
  }

  /// The pages that are visible; during a push or a pop, the old ones, and the new one if it appears early.
  private func pagesInSight(of layer: Layer) -> [PageTree] {
    guard let stack = layer.stack else { return [layer.tree.page] }
    let new = stack.visible(of: layer.shownStack, hidesSidebar: hidesSidebar)
    guard let move = layer.shownStack?.move else { return new }
    return move.from + (habits.appearsEarly ? new : [])
  }
}
