extension Router: Flow {
  /// What can be seen; empty before `start(in:)`.
  public var visibleLayers: [VisibleLayer<Route.Screen>] {
    let root = layer(layers.tabs[layers.selectedTab], style: nil, tabs: showsTabs ? tabs : [])
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
  @discardableResult
  public func back(from entry: EntryID) -> Outcome { send(.back, from: entry) }

  /// Closes the topmost modal; refused as stale unless `entry` is visible in it.
  @discardableResult
  public func close(from entry: EntryID) -> Outcome { send(.close, from: entry) }

  /// Calls `observer` after each change.
  public func observeChanges(_ observer: @escaping @MainActor () -> Void) { observe { _ in observer() } }

  /// Shows the tab whose root is written like this.
  @discardableResult
  public func selectTab(_ name: String) -> Outcome {
    guard let tab = layers.tabs.first(where: { $0.root.route.path.description == name }) else {
      return .refused(.noSuchTab(name))
    }
    return select(tab: tab.root.route)
  }

  /// Opens a link of this module as one change.
  ///
  /// What is open there already stays as it is.
  @discardableResult
  public func open(_ link: Link) -> Outcome {
    do throws(LinkMismatch) {
      return send(
        .open(try LinkPlan.place(for: link, from: layers.place)), transition: try LinkPlan.transition(of: link))
    } catch {
      return .refused(.badLink(LinkError(error, in: link)))
    }
  }

  /// Opens all that was open once, as one change.
  @discardableResult
  public func restore(_ place: Place<Link>) -> Outcome {
    do throws(LinkError) {
      return open(try place.map { link throws(LinkError) in try Self.route(of: link) })
    } catch {
      return .refused(.badLink(error))
    }
  }

  private static func route(of link: Link) throws(LinkError) -> Route {
    do throws(LinkMismatch) {
      return try Route.links.route(of: link)
    } catch {
      throw LinkError(error, in: link)
    }
  }

  private var showsTabs: Bool {
    layers.tabs.count > 1 && !layers.tabs[layers.selectedTab].top.route.hidesTabBar
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
