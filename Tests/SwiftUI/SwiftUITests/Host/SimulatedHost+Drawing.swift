import Observation
import SwiftUI

// Drawing the views that have changed.
extension SimulatedHost {
  func redrawAll() {
    needsUpdate = true
    for layer in layers { layer.isStale = true }
  }

  func update() {
    for _ in 0..<20 where needsUpdate {
      needsUpdate = false
      draw(window, at: ["window"])
    }
    if needsUpdate { faults.append("the views are drawn for ever") }
  }

  private func draw(_ layer: Layer, at place: [AnyHashable]) {
    let isNew = layer.tree.isEmpty
    layer.isDrawn = false
    if layer.isStale || !habits.comparesWithLast && differs(layer) {
      (layer.isStale, layer.isDrawn) = (false, true)
      withObservationTracking {
        drawContent(of: layer, at: place)
      } onChange: { [weak self, weak layer] in
        MainActor.assumeIsolated {
          layer?.isStale = true
          self?.viewsDidChange()
        }
      }
    }
    if isNew, layer === window, let launchURL { open(launchURL) }
    updateSight(of: layer)
    if layer.isDrawn || !habits.comparesWithLast {
      drawModal(of: layer)
      drawAlert(of: layer)
    }
    // A closing modal keeps its last content.
    if let modal = layer.modal, modal.phase != .closing { draw(modal, at: place + [modal.item ?? AnyHashable("")]) }
  }

  /// Returns whether a binding and the screen have different values.
  private func differs(_ layer: Layer) -> Bool {
    let tag = layer.tree.stacks.first { $0.key == layer.tab }?.tag
    if let tabs = layer.tree.tabs, tabs.get() != tag { return true }
    return layer.tree.stacks.contains { $0.drawnPath != layer.stacks[$0.key]?.path }
  }

  private func drawContent(of layer: Layer, at place: [AnyHashable]) {
    layer.tree = layer.walker.draw(layer.content, isFresh: layer.isContentFresh, in: layer.environment, at: place) {
      tree in
      layer.tree = tree
      drawTabs(of: layer)
      // A stack that has gone keeps nothing, even if one with the same root comes back.
      layer.stacks = layer.stacks.filter { key, _ in tree.stacks.contains { $0.key == key } }
      for stack in tree.stacks { drawStack(stack, in: layer, at: place) }
    }
    layer.isContentFresh = false
    let pages = [layer.tree.page] + layer.tree.stacks.map(\.root) + layer.tree.stacks.compactMap(\.sidebar)
    for page in pages + layer.stacks.values.flatMap(\.pages) { notice(page, in: layer) }
    for presentation in layer.tree.presentations { _ = presentation.value.item() }
    for alert in layer.tree.alerts { _ = alert.value.isPresented.wrappedValue }
  }

  /// Calls `onChange` actions, and records what was scrolled.
  private func notice(_ page: PageTree, in layer: Layer) {
    for change in page.changes {
      if let old = layer.changes[change.key], old != change.value { events.append(change.action) }
      layer.changes[change.key] = change.value
    }
    for (place, position) in page.positions {
      if let old = layer.positions[place], position.stubScrolls > old {
        scrolls.append(position.stubEdge.map { "\($0)" } ?? "")
      }
      layer.positions[place] = position.stubScrolls
    }
  }

  private func drawTabs(of layer: Layer) {
    guard let selection = layer.tree.tabs else {
      layer.tab = layer.tree.stacks.first?.key
      layer.lastTag = nil
      return
    }
    let tag = selection.get()
    if !habits.comparesWithLast || tag != layer.lastTag { select(tag, in: layer) }
    layer.lastTag = tag
  }

  func select(_ tag: AnyHashable, in layer: Layer) {
    if let stack = layer.tree.stacks.first(where: { $0.tag == tag }) {
      show(tab: stack.key, in: layer)
    } else {
      faults.append("no tab has the selected tag")
    }
  }

  /// Shows a tab; a stack that is left during a move ends the move at once.
  func show(tab: AnyHashable, in layer: Layer) {
    if let old = layer.tab, old != tab, layer.stacks[old]?.move != nil {
      layer.stacks[old]?.move = nil
      layer.stacks[old]?.isDeaf = habits.pathInMove != .waits
    }
    layer.tab = tab
  }
}
