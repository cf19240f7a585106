/// A link, read and checked as far as possible without knowing what is open.
///
/// The routes of a link are pushed or presented one on top of the other, each in the style that the route prefers. The
/// parameter `style` overrides the styles of the last ones: `style=cover` that of the last route, `style=push-cover` those of
/// the last two.
package struct RoutePlan<Route: Linkable>: Sendable {
  /// A route and how it is presented.
  package struct Step: Sendable {
    package let route: Route
    /// How it is presented; ignored for a root.
    package let presentation: PresentationStyle
  }

  package let link: DeepLink
  /// The routes that the link leads through, the root included if the link names it.
  package let steps: [Step]
  /// The gates before the place, in order.
  package let gates: [Gate]
  /// Whether the change may be animated.
  package let isAnimated: Bool
  /// The names of the parameters that were ignored.
  package let ignored: [String]
  /// The links in the parameter `then`, each of any module.
  package let linksAbove: [DeepLink]
  /// The declared root of the tab that the link leads to.
  package let root: Route
  fileprivate let roots: [Route]

  /// Returns the snapshot that opening the link leads to.
  ///
  /// The tab is the one that the link names, else the one whose root is the first step, else the first one. Other tabs keep
  /// their stacks. Throws when no tab has the name.
  ///
  /// - Parameter current: What is open; `nil` if the module isn't open yet or is being reset.
  package func snapshot(from current: NavigationSnapshot<Route>?) throws(DeepLinkError) -> NavigationSnapshot<Route> {
    var snapshot = NavigationSnapshot(tabs: roots.map { [$0] })
    if let tabs = current?.tabs, !tabs.isEmpty, !tabs.contains(where: \.isEmpty) { snapshot.tabs = tabs }
    let roots = snapshot.tabs.map { $0[0] }
    snapshot.selectedTab = try link.tab(among: roots, or: steps.first?.route)
    let root = roots[snapshot.selectedTab]
    snapshot.tabs[snapshot.selectedTab] = [root]
    for step in steps(above: root) { snapshot.add(step.route, as: step.presentation) }
    return snapshot
  }

  /// Returns the steps to add to a flow with these roots; throws if an alert is on top, because nothing can be above it.
  package func steps(overAlert isAlertOpen: Bool, in roots: [Route]) throws(DeepLinkError) -> ArraySlice<Step> {
    guard !isAlertOpen else { throw link.afterAlertError(at: 0) }
    return roots.contains(root) ? steps(above: root) : steps[...]
  }

  /// Whether the link names a root and nothing above it.
  package var leadsToRoot: Bool { steps(above: root).isEmpty }

  /// Returns the steps without the first one if that is the root.
  private func steps(above root: Route) -> ArraySlice<Step> {
    steps.dropFirst(steps.first?.route.path == root.path ? 1 : 0)
  }

  /// What is open in a child flow that begins at this link.
  ///
  /// Its root is the first route of the link, or the module's root if the link has no route or presents the first as a modal.
  package var childSnapshot: NavigationSnapshot<DeepLink> {
    let startsAtStep = steps.first.map { $0.presentation == .push } ?? false
    var snapshot = NavigationSnapshot(tabs: [[startsAtStep ? steps[0].route : root]])
    for step in steps.dropFirst(startsAtStep ? 1 : 0) { snapshot.add(step.route, as: step.presentation) }
    return snapshot.map(\.link)
  }
}

extension RouteLinks {
  /// Plans a link; throws when it leads nowhere in this module.
  ///
  /// - Parameter ignoringUnknownParameters: Whether parameters that no route uses are ignored instead of refused.
  package func plan(
    _ link: DeepLink, ignoringUnknownParameters: Bool = false
  ) throws(DeepLinkError) -> RoutePlan<Route> {
    let read = try steps(in: link, ignoringUnknownParameters: ignoringUnknownParameters)
    let transition = try link.choice(ofKey: "transition", among: ["animated", "none"])
    let root = roots[try link.tab(among: roots, or: read.first?.route)]
    let rootCount = read.first?.route.path == root.path ? 1 : 0
    let styles =
      Array(repeating: .push, count: rootCount)
      + (try link.presentationStyles(of: read.dropFirst(rootCount).map(\.route.presentation)))
    if let alert = styles.firstIndex(of: .alert), alert + 1 < read.count {
      throw link.afterAlertError(at: read[alert + 1].segments.lowerBound)
    }
    return RoutePlan(
      link: link, steps: zip(read, styles).map { RoutePlan.Step(route: $0.route, presentation: $1) },
      gates: gates + read.flatMap { patterns[$0.entry.pattern].gates }, isAnimated: transition != "none",
      ignored: link.unknownParameters(of: read.map(\.entry.path)).map { link.parameters[$0].key },
      linksAbove: try link.linksAbove(), root: root, roots: roots)
  }
}

extension DeepLink {
  /// The parameters that every link may have: its styles, its tab, the links above it, and whether it is animated.
  static let reservedKeys: Set = ["style", "tab", "then", "transition"]

  /// Returns this link with others in its parameter `then`; `nil` if one link can't hold them all.
  package func followed(by links: [DeepLink]) -> DeepLink? {
    if links.isEmpty { return self }
    let value = links.map { $0.description.dropFirst(Self.scheme.count) }.joined(separator: " ")
    return try? DeepLink(
      module: module, segments: segments, parameters: parameters + [Parameter(key: "then", value: value)])
  }

  /// Returns the places of the parameter `then`: links without their scheme, separated by spaces.
  fileprivate func linksAbove() throws(DeepLinkError) -> [DeepLink] {
    guard let index = parameterIndex("then") else { return [] }
    var links: [DeepLink] = []
    for text in parameters[index].value.split(separator: " ", omittingEmptySubsequences: false) {
      do throws(DeepLinkError) {
        let link = try DeepLink(Self.scheme + text)
        guard link.parameterIndex("then") == nil else {
          throw DeepLinkError(.value, String(text), at: 0, "A place in “then” has no “then” of its own")
        }
        links.append(link)
      } catch {
        var located = self.error(.value, at: index, error.reason)
        located.text = error.text
        throw located
      }
    }
    return links
  }

  /// Returns an error about a place of the parameter `then` with the offset of that parameter's value.
  package func located(above error: DeepLinkError) -> DeepLinkError {
    guard let index = parameterIndex("then") else { return error }
    var located = error
    located.offset = self.error(.value, at: index, "").offset
    return located
  }

  /// Returns the value of a parameter, which must be one of the choices; `nil` when the link lacks the parameter.
  fileprivate func choice(ofKey key: String, among choices: [String]) throws(DeepLinkError) -> String? {
    guard let index = parameterIndex(key) else { return nil }
    guard let choice = choices.first(where: parameters[index].value.hasSameBytes) else {
      throw wrongValueError(at: index, choices: choices)
    }
    return choice
  }

  /// Returns the position of the tab that the link names, else of the one whose root has the path of a route, else 0.
  fileprivate func tab<Route: Linkable>(among roots: [Route], or first: Route?) throws(DeepLinkError) -> Int {
    let names = roots.map(\.path.description)
    if let name = try choice(ofKey: "tab", among: names) { return names.firstIndex(of: name) ?? 0 }
    return roots.firstIndex { $0.path == first?.path } ?? 0
  }

  /// Returns how the routes are presented: the last ones as the link says, the others as they prefer.
  fileprivate func presentationStyles(of preferred: [PresentationStyle]) throws(DeepLinkError) -> [PresentationStyle] {
    guard let index = parameterIndex("style") else { return preferred }
    let words = parameters[index].value.split(separator: "-", omittingEmptySubsequences: false)
    let styles = words.compactMap { PresentationStyle(rawValue: String($0)) }
    guard styles.count == words.count else {
      throw wrongValueError(at: index, choices: PresentationStyle.allCases.map(\.rawValue))
    }
    guard styles.count <= preferred.count else {
      throw error(.key, at: index, "The link has no use for this parameter")
    }
    return preferred.dropLast(styles.count) + styles
  }

  fileprivate func afterAlertError(at position: Int) -> DeepLinkError {
    error(.segment, at: position, "An alert has no screen after it")
  }
}
