extension Router: Flow {
  /// What can be seen; empty before `start(in:)`.
  public var visibleLayers: [VisibleLayer<Route.Screen>] {
    let root = layer(layers.tabs[layers.selectedTab], style: nil, tabs: layers.tabs.count > 1 ? tabs : [])
    return ([root] + layers.modals.map { layer($0.stack, style: $0.style, tabs: []) }).compactMap(\.self)
  }

  /// All that is open, as links.
  public var place: Place<Link> { layers.place.map(\.link) }

  /// Where the person is, as one link.
  public var link: Link {
    let place = layers.place
    let stack = place.tabs[place.selectedTab]
    let steps = stack.dropFirst(stack.count > 1 ? 1 : 0) + place.modals.flatMap(\.stack)
    let paths = steps.map(\.path)
    var link = Link(
      module: Route.links.module, segments: paths.flatMap { $0.segments.map(\.text) },
      parameters: paths.last?.parameters.map { .init(key: $0.key, value: $0.value.text) } ?? [])
    if stack.count > 1, place.selectedTab > 0 { link = link.with("tab", stack[0].path.description) }
    return link
  }

  /// Goes back one step; refused as stale unless `entry` is visible.
  public func back(from entry: EntryID) -> Outcome {
    layers.visible.id == entry ? back() : .refused(.stale(entry))
  }

  /// Closes the topmost modal; refused as stale unless `entry` is visible in it.
  public func close(from entry: EntryID) -> Outcome {
    layers.visible.id == entry ? dismiss() : .refused(.stale(entry))
  }

  /// Shows the tab whose root is written like this.
  public func selectTab(_ name: String) -> Outcome {
    guard let tab = layers.tabs.first(where: { $0.root.route.path.description == name }) else {
      return .refused(.noSuchTab(name))
    }
    return select(tab: tab.root.route)
  }

  /// Opens a link of this module as one change.
  ///
  /// What is open there already stays as it is.
  public func open(_ link: Link) -> Outcome {
    guard let place = try? LinkPlan.place(for: link, from: layers.place) else { return .refused(.noMatch) }
    return open(place)
  }

  /// Opens all that was open once, as one change.
  public func restore(_ place: Place<Link>) -> Outcome {
    let routes = try? place.map { link throws(LinkMismatch) in
      let steps = try Route.links.steps(in: link)
      guard let route = steps.first, steps.count == 1 else { throw .unknownSegment(0, known: []) }
      return route
    }
    return routes.map { open($0) } ?? .refused(.noMatch)
  }

  private var tabs: [VisibleLayer<Route.Screen>.Tab] {
    layers.tabs.compactMap { tab in
      screen(of: tab.root.id).map { .init(name: tab.root.route.path.description, root: $0) }
    }
  }

  private func layer(
    _ stack: Stack<Route>, style: ModalStyle?, tabs: [VisibleLayer<Route.Screen>.Tab]
  ) -> VisibleLayer<Route.Screen>? {
    guard let top = screen(of: stack.top.id) else { return nil }
    return VisibleLayer(
      style: style, tabs: tabs, selectedTab: layers.selectedTab, top: .init(entry: stack.top.id, screen: top),
      below: stack.below.flatMap { below in screen(of: below.id).map { .init(entry: below.id, screen: $0) } },
      depth: stack.depth)
  }
}
