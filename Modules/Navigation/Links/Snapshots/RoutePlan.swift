/// A link, read and checked as far as possible without knowing what is open.
///
/// The parameter `style=push-cover` overrides the styles of the last two routes.
package struct RoutePlan<Route: Sendable>: Sendable {
  package struct Step: Sendable {
    package let route: Route
    /// The style; `push` for a root, unless the link chooses another.
    package let style: PresentationStyle

    package init(route: Route, style: PresentationStyle) { (self.route, self.style) = (route, style) }
  }

  package let link: DeepLink
  /// The routes of the link, with the root if the link names it.
  package var steps: [Step]
  package let gates: [Gate]
  package let isAnimated: Bool
  package let linksAbove: [DeepLink]
  package let root: Route
  package let tabName: String?
  package var isWithoutRoot = false

  package func map<Other>(_ transform: (Route) -> Other) -> RoutePlan<Other> {
    RoutePlan<Other>(
      link: link, steps: steps.map { .init(route: transform($0.route), style: $0.style) }, gates: gates,
      isAnimated: isAnimated, linksAbove: linksAbove, root: transform(root), tabName: tabName,
      isWithoutRoot: isWithoutRoot)
  }
}

extension RoutePlan {
  package init(to route: Route, as style: PresentationStyle, link: DeepLink, behind gates: [Gate], root: Route) {
    self.init(
      link: link, steps: [Step(route: route, style: style)], gates: gates, isAnimated: true,
      linksAbove: [], root: root, tabName: nil)
  }
}

extension RouteLinks {
  /// Plans a link; throws if it leads nowhere in this module, or has an unknown parameter.
  package func plan(_ link: DeepLink) throws(DeepLinkError) -> RoutePlan<Route> {
    let named = try steps(in: link)
    let read = withParents(named)
    let transition = try link.choice(ofKey: "transition", among: ["animated", "none"])
    let tabName = try link.choice(ofKey: "tab", among: rootNames)
    // A root is pushed, unless the link chooses another style: then it lies over another root.
    let isRoot = read.first.map { roots.contains($0.route) } ?? false
    let preferred = read.enumerated().map { $0 == 0 && isRoot ? .push : $1.route.presentation }
    let styles = try link.presentationStyles(of: preferred)
    let first = styles.first == .push ? read.first?.route : nil
    let root = roots.first { tabName.map($0.path.description.hasSameBytes) ?? ($0 == first) } ?? roots[0]
    if let alert = styles.firstIndex(of: .alert), alert + 1 < read.count {
      throw link.afterAlertError(at: read[alert + 1].position)
    }
    return RoutePlan(
      link: link, steps: zip(read, styles).map { .init(route: $0.route, style: $1) },
      gates: gates + read.flatMap { $0.gates }, isAnimated: transition != "none",
      linksAbove: try link.linksAbove(), root: root, tabName: tabName,
      isWithoutRoot: named.first.map { patterns[$0.entry.pattern].isWithoutRoot } ?? false)
  }

  /// Returns routes, each above its parents, with their gates and the index of their segment.
  private func withParents(_ steps: [Step]) -> [(route: Route, gates: [Gate], position: Int)] {
    var routes: [(route: Route, gates: [Gate], position: Int)] = []
    for step in steps {
      let position = step.segments.lowerBound
      var parents = step.route.parents[...]
      // A link may name a parent too.
      if let below = routes.last?.route, let index = parents.firstIndex(of: below) { parents = parents[(index + 1)...] }
      routes += parents.map { ($0, pattern(of: $0)?.gates ?? [], position) }
      routes.append((step.route, patterns[step.entry.pattern].gates, position))
    }
    return routes
  }
}

extension DeepLink {
  /// The parameters that any link may have.
  static let reservedKeys: Set = ["style", "tab", "then", "transition"]

  /// Returns this link with others in `then`, below existing ones, or `nil` if it can't hold them all.
  package func followed(by links: [DeepLink]) -> DeepLink? {
    if links.isEmpty { return self }
    let above = links.map { String($0.description.dropFirst(Self.scheme.count)) }
    let value = (above + parameters.filter { $0.key == "then" }.map(\.value)).joined(separator: " ")
    let others = parameters.filter { $0.key != "then" }
    return try? DeepLink(
      module: module, segments: segments, parameters: others + [Parameter(key: "then", value: value)])
  }

  /// Returns the links in `then`, separated by spaces and without their scheme.
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

  /// Returns an error about a link in `then`, located at that parameter.
  package func located(above error: DeepLinkError) -> DeepLinkError {
    guard let index = parameterIndex("then") else { return error }
    var located = error
    located.offset = self.error(.value, at: index, "").offset
    return located
  }

  /// Returns the value of a parameter, or `nil`; throws if it isn't a choice.
  fileprivate func choice(ofKey key: String, among choices: [String]) throws(DeepLinkError) -> String? {
    guard let index = parameterIndex(key) else { return nil }
    guard let choice = choices.first(where: parameters[index].value.hasSameBytes) else {
      throw wrongValueError(at: index, choices: choices)
    }
    return choice
  }

  /// Returns the preferred styles, the last ones replaced by the link's.
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
