// What can be done to the modals and the tabs. Each call says how it ended and hands every entry that leaves to `ended`.
extension Layers {
  /// A modal goes on top of the one that is open; only an alert gives way to it, because an alert has one screen.
  mutating func present(_ route: Route, as style: ModalStyle, ended: (Entry<Route>) -> Void) -> Outcome {
    if modals.last?.style == .alert { closeTop(ended: ended) }
    let entry = makeEntry(route)
    modals.append(Modal(style: style, stack: Stack(root: entry)))
    return .done
  }

  mutating func dismiss(ended: (Entry<Route>) -> Void) -> Outcome {
    guard !modals.isEmpty else { return .refused(.nothingPresented) }
    closeTop(ended: ended)
    return .done
  }

  mutating func dismissAll(ended: (Entry<Route>) -> Void) -> Outcome {
    guard !modals.isEmpty else { return .refused(.nothingPresented) }
    while !modals.isEmpty { closeTop(ended: ended) }
    return .done
  }

  /// Choosing a tab closes what covers the tabs.
  ///
  /// Choosing the visible one again goes to its root.
  mutating func select(tab index: Int, ended: (Entry<Route>) -> Void) -> Outcome {
    guard tabs.indices.contains(index) else { return .refused(.noSuchTab(String(index))) }
    if !modals.isEmpty {
      while !modals.isEmpty { closeTop(ended: ended) }
    } else if index == selectedTab {
      return pop(activeStack.depth, ended: ended)
    }
    selectedTab = index
    return .done
  }

  private mutating func closeTop(ended: (Entry<Route>) -> Void) {
    modals.popLast()?.stack.entries.reversed().forEach(ended)
  }
}
