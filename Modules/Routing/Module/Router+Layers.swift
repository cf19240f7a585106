import Links

// The visible layers, in which a stack with child flows is one stack.
extension Router {
  /// The visible layers, from the root layer to the topmost modal; empty before `start(in:)`.
  ///
  /// A confirmation is on top, wherever its screen is.
  public var visibleLayers: [VisibleLayer<Route.Screen>] {
    let root = layers(of: state.tabs[state.selectedTab], style: nil, tabs: tabs)
    let modals = state.presented.flatMap { layers(of: $0.stack, style: $0.style, tabs: []) }
    return root + modals + [confirmationOfChild].compactMap(\.self)
  }

  private var confirmationOfChild: VisibleLayer<Route.Screen>? {
    let children = state.stacks.ids.lazy.compactMap { id in self.screens?.child(id).map { (id, $0) } }
    guard let (id, child) = children.first(where: { $1.isConfirming }) else { return nil }
    return child.visibleLayers.last?.inChild(id)
  }

  private var tabs: [VisibleLayer<Route.Screen>.Tab] {
    guard state.tabs.count > 1 else { return [] }
    return state.tabs.compactMap { tab in
      screens?.screen(of: tab.root.id).map { .init(name: tab.root.route.path.description, root: $0) }
    }
  }

  /// The layer of a stack, and above it the modals of the child flow on top.
  private func layers(
    of stack: Stack<Route>, style: PresentationStyle?, tabs: [VisibleLayer<Route.Screen>.Tab]
  ) -> [VisibleLayer<Route.Screen>] {
    guard let id = stack.topChild, let child = screens?.child(id) else {
      return [layer(of: stack, style: style, tabs: tabs)].compactMap(\.self)
    }
    let inner = child.visibleLayers.dropLast(child.isConfirming ? 1 : 0).map { $0.inChild(id) }
    guard var layer = inner.first else { return [] }
    layer.style = style
    layer.tabs = layer.hidesTabBar ? [] : tabs
    layer.selectedTab = state.selectedTab
    layer.below = layer.below ?? visibleEntry(at: stack.depth - 1, of: stack)
    layer.sidebar = sidebar(of: stack)
    layer.depth = depth(of: stack.items[...])
    return [layer] + inner.dropFirst()
  }

  private func layer(
    of stack: Stack<Route>, style: PresentationStyle?, tabs: [VisibleLayer<Route.Screen>.Tab]
  ) -> VisibleLayer<Route.Screen>? {
    guard let top = visibleEntry(stack.top) else { return nil }
    return VisibleLayer(
      style: style, tabs: stack.top.route.hidesTabBar ? [] : tabs, hidesTabBar: stack.top.route.hidesTabBar,
      selectedTab: state.selectedTab, top: top,
      below: stack.depth > 0 ? visibleEntry(at: stack.depth - 1, of: stack) : nil, sidebar: sidebar(of: stack),
      depth: depth(of: stack.items[...]))
  }

  private func sidebar(of stack: Stack<Route>) -> VisibleEntry<Route.Screen>? {
    stack.root.route.showsInSidebar ? visibleEntry(stack.root) : nil
  }

  /// The screen at a position of a stack: that of an entry, or the top screen of a child flow.
  private func visibleEntry(at position: Int, of stack: Stack<Route>) -> VisibleEntry<Route.Screen>? {
    guard position > 0 else { return visibleEntry(stack.root) }
    switch stack.items[position - 1] {
    case .entry(let entry): return visibleEntry(entry)
    case .child(let id): return screens?.child(id)?.visibleLayers.first?.top.inChild(id)
    }
  }

  private func visibleEntry(_ entry: Entry<Route>) -> VisibleEntry<Route.Screen>? {
    screen(of: entry.id).map {
      VisibleEntry(
        path: [entry.id], entry: entry.id, screen: $0, link: entry.route.link, coordinator: screens?.coordinator)
    }
  }
}

extension VisibleLayer {
  /// The same layer, seen from the flow that holds the child flow.
  fileprivate func inChild(_ id: EntryID) -> VisibleLayer {
    var layer = self
    layer.top = top.inChild(id)
    layer.below = below?.inChild(id)
    layer.sidebar = sidebar?.inChild(id)
    return layer
  }
}

extension VisibleEntry {
  fileprivate func inChild(_ id: EntryID) -> VisibleEntry {
    var entry = self
    entry.path = [id] + path
    return entry
  }
}
