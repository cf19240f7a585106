import SwiftUI

/// A navigation stack on the screen of a host, with the values of its last drawing.
struct ShownStack {
  /// The path that the user sees.
  var path: [AnyHashable]
  var pages: [PageTree] = []
  /// The column that a narrow window shows; `nil` without a split view.
  var column: AnyHashable?
  var lastPath: [AnyHashable]
  var lastColumn: AnyHashable?
  var identity: AnyHashable?
  /// The ticks until a push or a pop has ended, and the pages in sight meanwhile.
  var move: (ticks: Int, from: [PageTree])?
  /// Whether a path has changed during a move, to be shown at its end.
  var hasWaitingPath = false
  /// Whether the stack has been hidden during a move, and hears of no path until it is visible again.
  var isDeaf = false
  /// Whether the top page has pushed a view of its own, which the path doesn't have.
  var hasOwnPage = false
}

extension StackTree {
  /// Whether the root stays visible beside what is pushed on it.
  var isWide: Bool { sidebar != nil && !isNarrow }

  /// The pages that the user sees or can go back to.
  func pages(of shown: ShownStack?) -> [PageTree] {
    let pushed = shown?.pages ?? []
    guard let sidebar else { return [root] + pushed }
    if isNarrow, shown?.column == AnyHashable(NavigationSplitViewColumn.sidebar) { return [sidebar] }
    return [sidebar] + (root.id == nil ? [] : [root]) + pushed
  }

  /// The pages that are visible.
  func visible(of shown: ShownStack?, hidesSidebar: Bool) -> [PageTree] {
    let top = shown?.hasOwnPage == true ? PageTree() : pages(of: shown).last
    if let sidebar, isWide {
      let details = top?.id == sidebar.id ? nil : top
      return [hidesSidebar ? nil : sidebar, details].compactMap(\.self)
    }
    return [top].compactMap(\.self)
  }
}
