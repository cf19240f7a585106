/// What is open, without the identities: enough to save it, to send it, and to open it again.
public struct Place<Route: Hashable & Sendable>: Hashable, Sendable {
  /// A modal of a place.
  public struct Modal: Hashable, Sendable {
    /// How it covers what is below.
    public var style: ModalStyle
    /// Its stack, the root first; never empty in a place that a router gives.
    public var stack: [Route]

    /// Makes a modal.
    public init(style: ModalStyle, stack: [Route]) {
      self.style = style
      self.stack = stack
    }
  }

  /// A stack a tab, the root first.
  public var tabs: [[Route]]
  /// The position of the visible tab.
  public var selectedTab: Int
  /// The modals, the topmost last.
  public var modals: [Modal]

  /// Makes a place.
  public init(tabs: [[Route]], selectedTab: Int = 0, modals: [Modal] = []) {
    self.tabs = tabs
    self.selectedTab = selectedTab
    self.modals = modals
  }

  /// The same place with every route turned into something else, such as its link.
  public func map<Other, Failure: Error>(
    _ transform: (Route) throws(Failure) -> Other
  ) throws(Failure) -> Place<Other> {
    var place = Place<Other>(tabs: [], selectedTab: selectedTab)
    for stack in tabs { place.tabs.append(try Self.map(stack, transform)) }
    for modal in modals { place.modals.append(.init(style: modal.style, stack: try Self.map(modal.stack, transform))) }
    return place
  }

  // `Array.map` loses the type of the error inside a closure that is itself generic over it.
  private static func map<Other, Failure: Error>(
    _ stack: [Route], _ transform: (Route) throws(Failure) -> Other
  ) throws(Failure) -> [Other] {
    var result: [Other] = []
    for route in stack { result.append(try transform(route)) }
    return result
  }
}

extension Layers {
  /// What is open, without the identities.
  public var place: Place<Route> {
    Place(
      tabs: tabs.map { $0.entries.map(\.route) }, selectedTab: selectedTab,
      modals: modals.map { .init(style: $0.style, stack: $0.stack.entries.map(\.route)) })
  }

  /// Opens a place as one change.
  ///
  /// What is open there already stays as it is, identities included. The number of tabs is fixed, and over an alert
  /// there is nothing but another one, with one screen each.
  mutating func become(_ place: Place<Route>, ended: (Entry<Route>) -> Void) -> Outcome {
    guard place.tabs.allSatisfy({ !$0.isEmpty }), place.modals.allSatisfy({ !$0.stack.isEmpty }) else {
      return .refused(.emptyStack)
    }
    guard place.tabs.count == tabs.count else { return .refused(.noMatch) }
    guard place.tabs.indices.contains(place.selectedTab) else {
      return .refused(.noSuchTab(String(place.selectedTab)))
    }
    guard place.modals.drop(while: { $0.style != .alert }).allSatisfy({ $0.style == .alert && $0.stack.count == 1 })
    else { return .refused(.alertIsOpen) }
    guard place != self.place else { return .unchanged }

    let old = entries
    let kept = zip(modals, place.modals).prefix { $0.style == $1.style && $0.stack.root.route == $1.stack.first }.count
    modals.removeSubrange(kept...)
    selectedTab = place.selectedTab
    for (index, routes) in place.tabs.enumerated() { tabs[index] = grown(tabs[index], to: routes) }
    for (index, modal) in place.modals.enumerated() {
      if index >= kept, let root = modal.stack.first {
        modals.append(Modal(style: modal.style, stack: Stack(root: makeEntry(root))))
      }
      modals[index].stack = grown(modals[index].stack, to: modal.stack)
    }
    let living = Set(entries.map(\.id))
    for entry in old.reversed() where !living.contains(entry.id) { ended(entry) }
    return .done
  }

  private mutating func grown(_ stack: Stack<Route>, to routes: [Route]) -> Stack<Route> {
    var stack = stack
    if let root = routes.first, root != stack.root.route { stack = Stack(root: makeEntry(root)) }
    let wanted = routes.dropFirst()
    let kept = zip(stack.pushed, wanted).prefix { $0.route == $1 }.count
    stack.pushed.removeSubrange(kept...)
    for route in wanted.dropFirst(kept) { stack.pushed.append(makeEntry(route)) }
    return stack
  }
}
