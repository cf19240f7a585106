/// What a link asks for, as a whole: the tab, the stack, and the modals with their stacks.
///
/// The steps of a link are pushed or presented one on the other, each the way its route prefers, unless `style` says
/// otherwise: `style=cover` for the last step, `style=push-cover` for the last two.
package struct LinkPlan<Route: Linkable> {
  /// The place a link leads to.
  package private(set) var place: Place<Route>
  /// What must be passed before, in this order.
  package let gates: [Gate]
  /// How the change is to come into sight.
  package let transition: TransitionStyle

  /// Plans a link in a module that may show `current` now.
  ///
  /// The tab is the one the link names, else the one whose root is the first step, else the first. Other tabs keep what
  /// they show.
  package init(_ link: Link, in links: RouteLinks<Route>, from current: Place<Route>?) throws(LinkMismatch) {
    // Closures, because a key path of a generic type is made anew each time, which takes longer than all of the rest.
    let roots = current?.tabs.compactMap { $0.first } ?? links.roots
    var steps = try links.steps(in: link)
    gates = links.gates + steps.flatMap { $0.pattern.gates }
    transition = try link.choice(of: "transition", from: TransitionStyle.allCases) ?? .animated
    place = Place(tabs: current?.tabs ?? roots.map { [$0] })
    place.selectedTab =
      try link.choice(of: "tab", from: Array(roots.indices)) { roots[$0].path.description }
      ?? steps.first.flatMap { roots.firstIndex(of: $0.route) } ?? 0
    place.tabs[place.selectedTab] = [roots[place.selectedTab]]
    if steps.first?.route == roots[place.selectedTab] { steps.removeFirst() }
    for (step, presentation) in zip(steps, try link.presentations(of: steps.map { $0.route.presentation })) {
      guard place.modals.last?.style != .alert else { throw .afterAlert(step.position) }
      place.add(step.route, as: presentation)
    }
  }

  /// The place of the link on top of another one, which stays as it is.
  package func place(on current: Place<Route>) throws(LinkMismatch) -> Place<Route> {
    guard current.modals.last?.style != .alert else { throw .afterAlert(0) }
    var result = current
    for route in place.tabs[place.selectedTab].dropFirst() { result.add(route, as: .push) }
    result.modals += place.modals
    return result
  }
}

extension Link {
  /// The parameters that belong to no route: how the last steps are presented, in which tab, and how it comes into sight.
  static let reservedKeys: Set = ["style", "tab", "transition"]

  /// The choice that a parameter names; nil when the link doesn't have the parameter.
  fileprivate func choice<Choice>(
    of key: String, from choices: [Choice], named name: (Choice) -> String
  ) throws(LinkMismatch) -> Choice? {
    guard let word = value(of: key) else { return nil }
    guard let choice = choices.first(where: { name($0) == word }) else {
      throw .badValue(key: key, expected: choices.map(name).joined(separator: ", "))
    }
    return choice
  }

  fileprivate func choice<Choice: RawRepresentable<String>>(
    of key: String, from choices: [Choice]
  ) throws(LinkMismatch) -> Choice? {
    try choice(of: key, from: choices, named: \.rawValue)
  }

  /// How the steps are presented: the last ones as the link says, the others as they prefer.
  fileprivate func presentations(of preferred: [Presentation]) throws(LinkMismatch) -> [Presentation] {
    guard let words = value(of: "style")?.split(separator: "-", omittingEmptySubsequences: false) else {
      return preferred
    }
    let styles = words.compactMap { Presentation($0) }
    guard styles.count == words.count else {
      throw .badValue(key: "style", expected: (["push"] + ModalStyle.allCases.map(\.rawValue)).joined(separator: ", "))
    }
    guard styles.count <= preferred.count else { throw .unknownKey("style", known: []) }
    return preferred.dropLast(styles.count) + styles
  }
}

extension Place {
  fileprivate mutating func add(_ route: Route, as presentation: Presentation) {
    switch presentation {
    case .push where modals.isEmpty: tabs[selectedTab].append(route)
    case .push: modals[modals.count - 1].stack.append(route)
    case .modal(let style): modals.append(Modal(style: style, stack: [route]))
    }
  }
}
