/// What a link asks for, as a whole: the tab, the stack, and the modals with their stacks.
enum LinkPlan {
  /// The parameters that belong to no route: how the last step is presented, in which tab, and how it comes into sight.
  static let reservedKeys: Set = ["style", "tab", "transition"]

  /// The place a link leads to, in a module that may show `current` now.
  ///
  /// The tab is the one the link names, else the one whose root is the first step, else the first. Other tabs keep what
  /// they show.
  static func place<Route: Routable>(
    for link: Link, from current: Place<Route>?
  ) throws(LinkMismatch) -> Place<Route> {
    guard link.module == Route.links.module else { throw .otherModule(expected: Route.links.module) }
    let roots = current?.tabs.compactMap(\.first) ?? Route.links.roots
    var steps = try Route.links.steps(in: link)
    let style = try style(of: link)
    var place = Place(tabs: current?.tabs ?? roots.map { [$0] })
    if let name = link.value(of: "tab") {
      let names = roots.map(\.path.description)
      guard let index = names.firstIndex(of: name) else { throw .badValue(key: "tab", expected: list(names)) }
      place.selectedTab = index
    } else if let index = steps.first.flatMap({ roots.firstIndex(of: $0.route) }) {
      place.selectedTab = index
    }
    place.tabs[place.selectedTab] = [roots[place.selectedTab]]
    if steps.first?.route == roots[place.selectedTab] { steps.removeFirst() }
    if steps.isEmpty, style != nil { throw .unknownKey("style", known: []) }
    _ = try transition(of: link)
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      guard place.modals.last?.style != .alert else { throw .afterAlert(step.position) }
      place.add(step.route, as: isLast ? style ?? step.route.presentation : step.route.presentation)
    }
    return place
  }

  /// How the change that a link makes is to come into sight.
  static func transition(of link: Link) throws(LinkMismatch) -> Transition {
    guard let word = link.value(of: "transition") else { return .animated }
    guard let transition = Transition(rawValue: word) else {
      throw .badValue(key: "transition", expected: list([Transition.animated, .none].map(\.rawValue)))
    }
    return transition
  }

  private static func style(of link: Link) throws(LinkMismatch) -> Presentation? {
    guard let word = link.value(of: "style") else { return nil }
    guard let style = Presentation(word) else {
      throw .badValue(key: "style", expected: list(["push"] + ModalStyle.allCases.map(\.rawValue)))
    }
    return style
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
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

extension Link {
  fileprivate func value(of key: String) -> String? { parameters.first { $0.key == key }?.value }
}
