import SwiftUI

// Pushing and popping.
extension SimulatedHost {
  func drawStack(_ stack: StackTree, in layer: Layer, at place: [AnyHashable]) {
    let (key, path) = (stack.key, stack.drawnPath)
    var shown = layer.stacks[key] ?? ShownStack(path: path, lastPath: path, identity: stack.identity)
    let isSame = shown.identity == stack.identity && layer.stacks[key] != nil
    if !isSame { shown = ShownStack(path: path, lastPath: path, identity: stack.identity) }
    if isSame, !habits.comparesWithLast || path != shown.lastPath || shown.hasWaitingPath {
      change(&shown, to: path, of: stack, in: layer)
    }
    shown.lastPath = path
    drawColumn(of: stack, &shown, isSame: isSame)
    layer.stacks[key] = shown
    layer.stacks[key]?.pages = shown.path.compactMap { element in
      let page = layer.walker.page(of: element, in: stack, at: place + [key, element])
      if page == nil { faults.append("a page has no destination") }
      return page
    }
  }

  private func change(_ shown: inout ShownStack, to path: [AnyHashable], of stack: StackTree, in layer: Layer) {
    let isHidden = stack.key != layer.tab
    if !isHidden { shown.isDeaf = false }
    if path == shown.path { return shown.hasWaitingPath = false }
    if isHidden, habits.ignoresHiddenPaths || shown.isDeaf { return }
    if shown.move != nil {
      // What a stack has lost it never hears of again, until the path is another one.
      if habits.pathInMove == .lost { return }
      return shown.hasWaitingPath = true
    }
    if !habits.comparesWithLast, habits.pathInMove != .waits, path == shown.lastPath { return }
    shown.hasWaitingPath = false
    if habits.pushTicks > 0, !isHidden, layer.phase == .shown, isAnimated {
      shown.move = (habits.pushTicks, stack.visible(of: shown, hidesSidebar: hidesSidebar))
    }
    shown.path = path
  }

  private func drawColumn(of stack: StackTree, _ shown: inout ShownStack, isSame: Bool) {
    guard let column = stack.column?.get() else { return }
    if !isSame || !habits.comparesWithLast || column != shown.lastColumn { shown.column = column }
    shown.lastColumn = column
  }

  func finishMove(of key: AnyHashable, in layer: Layer) {
    guard let move = layer.stacks[key]?.move else { return }
    layer.stacks[key]?.move = move.ticks > 1 ? (move.ticks - 1, move.from) : nil
    if move.ticks > 1 { return }
    if layer.stacks[key]?.hasWaitingPath == true {
      layer.isStale = true
      needsUpdate = true
    }
    transitionDidEnd()
    updateSight()
  }

  /// Pushes a view that the app's navigation doesn't know, or removes it, as a `NavigationLink` in the top page does.
  func setOwnPage(_ isShown: Bool) {
    guard let stack = top.stack else { return }
    top.stacks[stack.key]?.hasOwnPage = isShown
    updateSight()
  }

  /// Leaves out all pushed pages, and writes so, although the user has done nothing.
  func emptyStack() {
    let layer = top
    guard let stack = layer.stack else { return }
    layer.stacks[stack.key]?.path = []
    layer.stacks[stack.key]?.pages = []
    layer.stacks[stack.key]?.column = AnyHashable(NavigationSplitViewColumn.sidebar)
    updateSight()
    write {
      _ = stack.path?.set(AnyHashable([AnyHashable]()))
      _ = stack.column?.set(AnyHashable(NavigationSplitViewColumn.sidebar))
    }
  }

  /// Goes back by a number of pages; returns whether the screen allows it.
  @discardableResult
  func goBack(_ count: Int = 1, isForced: Bool = false, writing times: Int = 1) -> Bool {
    let layer = top
    guard takesInput, let stack = layer.stack, let shown = layer.shownStack, shown.move == nil, count > 0 else {
      return false
    }
    let pages = stack.pages(of: shown)
    let isNarrowSplit = stack.sidebar != nil && stack.isNarrow
    let left = isNarrowSplit ? pages.count - 1 : shown.path.count
    guard count <= left, isForced || pages.last?.isBackHidden == false else { return false }
    let shorter = Array(shown.path.dropLast(count))
    layer.stacks[stack.key]?.path = shorter
    // The pages of a path that was read again may not have been drawn yet.
    layer.stacks[stack.key]?.pages = Array(shown.pages.prefix(shorter.count))
    let returns = count > shown.path.count
    if returns { layer.stacks[stack.key]?.column = AnyHashable(NavigationSplitViewColumn.sidebar) }
    updateSight()
    for _ in 0..<times {
      write { [self, weak layer] in
        if shorter != shown.path { _ = stack.path?.set(AnyHashable(shorter)) }
        if returns { _ = stack.column?.set(AnyHashable(NavigationSplitViewColumn.sidebar)) }
        if let layer, !habits.comparesWithLast, stack.drawnPath != layer.stacks[stack.key]?.path {
          layer.isStale = true
          needsUpdate = true
        }
      }
    }
    return true
  }
}
