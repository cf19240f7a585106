/// What a link asks for, checked as far as possible without knowing what is open.
///
/// The routes of a link are pushed or presented one on top of the other, each in the style that the route prefers. The
/// parameter `style` overrides the styles of the last ones: `style=cover` that of the last route, `style=push-cover` those of
/// the last two.
package struct RoutePlan<Route: Linkable>: Sendable {
  /// A route and how it is presented.
  package struct Step: Sendable {
    /// The route.
    package let route: Route
    /// How it is presented; a root is simply shown.
    package let presentation: PresentationStyle
  }

  /// The link.
  package let link: DeepLink
  /// The routes that the link leads through, the root included if the link names it.
  package let steps: [Step]
  /// The name of the tab, which is the path of its root; `nil` when the link names none.
  package let tab: String?
  /// The gates before the place, in order.
  package let gates: [Gate]
  /// Whether the change may be animated.
  package let isAnimated: Bool
  /// The names of the parameters that were ignored.
  package let ignored: [String]
  private let roots: [Route]

  fileprivate init(
    _ link: DeepLink, steps: [Step], roots: [Route], gates: [Gate], isAnimated: Bool, ignored: [String]
  ) {
    self.link = link
    self.steps = steps
    self.roots = roots
    tab = link.parameter("tab").map { link.text(of: $0.value) }
    self.gates = gates
    self.isAnimated = isAnimated
    self.ignored = ignored
  }

  /// Returns the snapshot that opening the link leads to.
  ///
  /// The tab is the one that the link names, else the one whose root is the first step, else the first one. Other tabs keep
  /// their stacks. Throws when no tab has the name.
  ///
  /// - Parameter current: What is open; `nil` for a module that isn't open yet or is to begin again.
  package func snapshot(from current: NavigationSnapshot<Route>?) throws(DeepLinkError) -> NavigationSnapshot<Route> {
    var snapshot = NavigationSnapshot(tabs: roots.map { [$0] })
    if let tabs = current?.tabs, !tabs.isEmpty, !tabs.contains(where: \.isEmpty) { snapshot.tabs = tabs }
    let roots = snapshot.tabs.map { $0[0] }
    snapshot.selectedTab = try link.tab(among: roots) ?? roots.firstIndex(isWrittenLike: steps.first?.route) ?? 0
    let root = roots[snapshot.selectedTab]
    snapshot.tabs[snapshot.selectedTab] = [root]
    let startsAtRoot = steps.first?.route.path == root.path
    for step in steps.dropFirst(startsAtRoot ? 1 : 0) { snapshot.add(step) }
    return snapshot
  }

  /// Returns what is open, with the routes of the link on top; throws when an alert is open, which has nothing over it.
  package func snapshot(
    pushedOn current: NavigationSnapshot<Route>
  ) throws(DeepLinkError) -> NavigationSnapshot<Route> {
    guard current.modals.last?.style != .alert else { throw link.errorAfterAlert(at: 0) }
    var snapshot = current
    let root = roots[try link.tab(among: roots) ?? roots.firstIndex(isWrittenLike: steps.first?.route) ?? 0]
    for step in steps.dropFirst(steps.first?.route.path == root.path ? 1 : 0) { snapshot.add(step) }
    return snapshot
  }
}

extension RouteLinks {
  /// Plans a link; throws when it leads nowhere in this module.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - ignoringUnknownParameters: Whether parameters that no route uses are ignored instead of refused.
  package func plan(
    _ link: DeepLink, ignoringUnknownParameters: Bool = false
  ) throws(DeepLinkError) -> RoutePlan<Route> {
    let read = try steps(in: link, ignoringUnknownParameters: ignoringUnknownParameters)
    let transition = try link.choice(ofKey: "transition", among: ["animated", "none"])
    let root = roots[try link.tab(among: roots) ?? roots.firstIndex(isWrittenLike: read.first?.route) ?? 0]
    let rootCount = read.first?.route.path == root.path ? 1 : 0
    let styles =
      Array(repeating: .push, count: rootCount)
      + (try link.presentationStyles(of: read.dropFirst(rootCount).map(\.route.presentation)))
    if let alert = styles.firstIndex(of: .alert), alert + 1 < read.count {
      throw link.errorAfterAlert(at: read[alert + 1].match.start)
    }
    return RoutePlan(
      link, steps: zip(read, styles).map { RoutePlan.Step(route: $0.route, presentation: $1) }, roots: roots,
      gates: gates + read.flatMap { patterns[$0.pattern].gates }, isAnimated: transition != "none",
      ignored: unknownKeys(of: link, read).map(link.text))
  }
}

extension DeepLink {
  /// The parameters that every link may have: the styles of its last routes, its tab, and whether it is animated.
  static let reservedKeys: Set = ["style", "tab", "transition"]

  /// Returns the choice that a parameter names; `nil` when the link doesn't have it.
  fileprivate func choice(ofKey key: String, among choices: [String]) throws(DeepLinkError) -> String? {
    guard let value = parameter(key).map({ text(of: $0.value) }) else { return nil }
    guard let choice = choices.first(where: value.hasSameBytes) else { throw errorInValue(of: key, choices: choices) }
    return choice
  }

  fileprivate func tab(among roots: [some Linkable]) throws(DeepLinkError) -> Int? {
    let names = roots.map(\.path.description)
    return try choice(ofKey: "tab", among: names).flatMap { names.firstIndex(of: $0) }
  }

  /// Returns how the routes are presented: the last ones as the link says, the others as they prefer.
  fileprivate func presentationStyles(of preferred: [PresentationStyle]) throws(DeepLinkError) -> [PresentationStyle] {
    guard let (key, value) = parameter("style") else { return preferred }
    let words = text(of: value).split(separator: "-", omittingEmptySubsequences: false)
    let styles = words.compactMap { PresentationStyle(rawValue: String($0)) }
    guard styles.count == words.count else {
      throw errorInValue(of: "style", choices: PresentationStyle.allCases.map(\.rawValue))
    }
    guard styles.count <= preferred.count else {
      throw DeepLinkError(.key, "style", at: key.offset, "The link has no use for this parameter")
    }
    return preferred.dropLast(styles.count) + styles
  }

  fileprivate func errorAfterAlert(at position: Int) -> DeepLinkError {
    error(atSegment: position, "An alert has no screen after it")
  }
}

extension Array where Element: Linkable {
  /// The position of the route with the same path.
  fileprivate func firstIndex(isWrittenLike route: Element?) -> Int? {
    guard let route else { return nil }
    return firstIndex { $0.path == route.path }
  }
}

extension NavigationSnapshot where Route: Linkable {
  fileprivate mutating func add(_ step: RoutePlan<Route>.Step) {
    if step.presentation != .push {
      modals.append(Modal(style: step.presentation, stack: [step.route]))
    } else if modals.isEmpty {
      tabs[selectedTab].append(step.route)
    } else {
      modals[modals.count - 1].stack.append(step.route)
    }
  }
}
