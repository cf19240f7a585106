// A place as one link: what a person sees, and the way back from it. Other tabs are not part of it.
extension Place where Route: Linkable {
  /// The link that opens what is visible here, elsewhere too.
  ///
  /// A place of which no link can be made, because it is too long or because two of its routes give the same parameter
  /// different values, has the link of its visible route alone.
  package var link: Link {
    let whole = wholeLink
    if let read = try? Link(whole.description), let plan = try? LinkPlan(read, in: Route.links, from: self),
      plan.place == self
    {
      return whole
    }
    return visible.link
  }

  private var visible: Route { modals.last?.stack.last ?? tabs[selectedTab][tabs[selectedTab].count - 1] }

  private var wholeLink: Link {
    let roots = tabs.map { $0[0] }
    let stack = tabs[selectedTab]
    // The root goes without saying, unless it is all there is, or a second root would be taken for it.
    let isRootNamed = stack.count == 1 || roots.contains(stack[1])
    let steps =
      [Step(route: stack[0], presentation: .push)]
      + stack.dropFirst().map { Step(route: $0, presentation: .push) }
      + modals.flatMap { modal in
        modal.stack.enumerated().map { Step(route: $1, presentation: $0 == 0 ? .modal(modal.style) : .push) }
      }
    let named = steps.dropFirst(isRootNamed ? 0 : 1)
    var link = Link(module: Route.links.module, paths: named.map(\.route.path))
    if !isRootNamed, selectedTab > 0 { link = link.with("tab", roots[selectedTab].path.description) }
    let styled = named.drop { $0.presentation == $0.route.presentation }
    if !styled.isEmpty { link = link.with("style", styled.map(\.presentation.description).joined(separator: "-")) }
    return link
  }

  private struct Step {
    var route: Route
    var presentation: Presentation
  }
}

extension Link {
  /// The link that leads through one path after the other; a parameter that several paths give stands once.
  fileprivate init(module: String, paths: [LinkPath]) {
    let links = paths.map { Link(module: module, path: $0) }
    let text = Link.scheme + module + links.map { $0.part($0.moduleEnd..<$0.pathEnd) }.joined()
    let parameters = links.flatMap(\.parameters).reduce(into: [Parameter]()) { given, parameter in
      if !given.contains(parameter) { given.append(parameter) }
    }
    let link = Link(canonical: text, moduleEnd: Link.scheme.utf8.count + module.utf8.count, pathEnd: text.utf8.count)
    self = parameters.reduce(link) { $0.with($1.key, $1.value) }
  }
}
