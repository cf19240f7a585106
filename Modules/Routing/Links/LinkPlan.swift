/// What a link asks for, as a whole: the tab, the stack, and the modals with their stacks.
///
/// The steps of a link are pushed or presented one on the other, each the way its route prefers, unless `style` says
/// otherwise: `style=cover` for the last step, `style=push-cover` for the last two.
enum LinkPlan {
  /// The parameters that belong to no route: how the last steps are presented, in which tab, and how it comes into sight.
  static let reservedKeys: Set = ["style", "tab", "transition"]

  /// The place a link leads to, in a module that may show `current` now.
  ///
  /// The tab is the one the link names, else the one whose root is the first step, else the first. Other tabs keep what
  /// they show.
  static func place<Route: Routable>(
    for link: Link, from current: Place<Route>?
  ) throws(LinkMismatch) -> Place<Route> {
    let roots = current?.tabs.compactMap(\.first) ?? Route.links.roots
    var place = Place(tabs: current?.tabs ?? roots.map { [$0] })
    var steps = try Route.links.steps(in: link)
    place.selectedTab = try tab(of: link, roots: roots, first: steps.first?.route)
    place.tabs[place.selectedTab] = [roots[place.selectedTab]]
    if steps.first?.route == roots[place.selectedTab] { steps.removeFirst() }
    _ = try transition(of: link)
    for (step, presentation) in zip(steps, try presentations(of: steps, in: link)) {
      guard place.modals.last?.style != .alert else { throw .afterAlert(step.position) }
      place.add(step.route, as: presentation)
    }
    return place
  }

  /// What the visible steps of a link add to a module that goes on showing what it shows.
  static func pushed<Route: Routable>(for link: Link, on current: Place<Route>) throws(LinkMismatch) -> Place<Route> {
    let wanted = try place(for: link, from: nil as Place<Route>?)
    var place = current
    guard place.modals.last?.style != .alert else { throw .afterAlert(0) }
    for route in wanted.tabs[wanted.selectedTab].dropFirst() { place.add(route, as: .push) }
    for modal in wanted.modals { place.modals.append(modal) }
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

  private static func tab<Route: Routable>(
    of link: Link, roots: [Route], first: Route?
  ) throws(LinkMismatch) -> Int {
    guard let name = link.value(of: "tab") else { return first.flatMap { roots.firstIndex(of: $0) } ?? 0 }
    let names = roots.map(\.path.description)
    guard let index = names.firstIndex(of: name) else { throw .badValue(key: "tab", expected: list(names)) }
    return index
  }

  private static func presentations<Route: Routable>(
    of steps: [RouteLinks<Route>.Step], in link: Link
  ) throws(LinkMismatch) -> [Presentation] {
    var presentations = steps.map(\.route.presentation)
    guard let text = link.value(of: "style") else { return presentations }
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    var styles: [Presentation] = []
    for word in words {
      guard let style = Presentation(word) else {
        throw .badValue(key: "style", expected: list(["push"] + ModalStyle.allCases.map(\.rawValue)))
      }
      styles.append(style)
    }
    guard styles.count <= steps.count else { throw .unknownKey("style", known: []) }
    presentations.replaceSubrange((steps.count - styles.count)..., with: styles)
    return presentations
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
