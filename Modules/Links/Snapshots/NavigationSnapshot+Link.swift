extension NavigationSnapshot where Route: Linkable {
  /// The link that opens what is visible, in any copy of the app; other tabs are not part of it.
  ///
  /// It is the link of the visible route alone if the whole link would be too long, or if two routes have the same parameter
  /// with different values.
  package var link: DeepLink {
    if let whole = wholeLink, let plan = try? Route.links.plan(whole), let opened = try? plan.snapshot(from: self),
      opened.map(\.path) == map(\.path)
    {
      return whole
    }
    return visibleRoute?.link ?? DeepLink(module: Route.links.module)
  }

  private var visibleRoute: Route? { modals.last?.stack.last ?? visibleStack.last }

  private var visibleStack: [Route] { tabs.indices.contains(selectedTab) ? tabs[selectedTab] : [] }

  private var wholeLink: DeepLink? {
    let roots = tabs.compactMap(\.first?.path)
    let stack = visibleStack
    // Each route has at least one segment, and only the root can be left out.
    guard let root = stack.first, modals.reduce(stack.count, { $0 + $1.stack.count }) <= LinkReader.maximumSegments + 1
    else { return nil }
    var steps = stack.map { (route: $0, style: PresentationStyle.push) }
    for modal in modals {
      for (index, route) in modal.stack.enumerated() { steps.append((route, index == 0 ? modal.style : .push)) }
    }
    // A link starts at the root. It names the root only if nothing is pushed, or if the next route is a root too.
    let namesRoot = stack.count == 1 || roots.contains(stack[1].path)
    if !namesRoot { steps.removeFirst() }
    var parameters: [DeepLink.Parameter] = []
    for parameter in steps.flatMap({ $0.route.link.parameters }) where !parameters.contains(parameter) {
      parameters.append(parameter)
    }
    if !namesRoot, selectedTab > 0 { parameters.append(.init(key: "tab", value: root.path.description)) }
    let styles = steps.drop { $0.style == $0.route.presentation }.map(\.style.rawValue)
    if !styles.isEmpty { parameters.append(.init(key: "style", value: styles.joined(separator: "-"))) }
    return try? DeepLink(
      module: Route.links.module, segments: steps.flatMap { $0.route.link.segments }, parameters: parameters)
  }
}
