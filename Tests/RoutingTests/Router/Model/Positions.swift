import Links

@testable import Routing

// Steps and models identify entries by position, because they have no identities. For comparisons, identities are
// removed from the outcomes of the router.

extension NavigationSnapshot<StudioRoute> {
  /// The stacks of all tabs from left to right, then of all modals from bottom to top.
  var layers: [[StudioRoute]] {
    get { tabs + modals.map(\.stack) }
    set {
      tabs = Array(newValue.prefix(tabs.count))
      for index in modals.indices { modals[index].stack = newValue[tabs.count + index] }
    }
  }

  /// Returns the modal level of a layer, or `nil` for a hidden tab; a confirmation has the level of the layer below it.
  func level(of layer: Int) -> Int? {
    if layer < tabs.count { return layer == selectedTab ? 0 : nil }
    return min(layer - tabs.count + 1, modals.count)
  }
}

extension NavigationSnapshot<StudioRoute> {
  /// Returns the state after a link with these routes is opened, or `nil` if an open alert prevents it.
  func after(_ routes: [StudioRoute], _ policy: OpenPolicy) -> NavigationSnapshot? {
    let open = tabs.map { $0[0] }
    let declared: [StudioRoute] = [.desk, .wall]
    // A link to a root alone has nothing to put on top.
    let isRoot = routes.isEmpty || (routes.count == 1 && declared.contains(routes[0]) && open.contains(routes[0]))
    let policy = policy == .push && isRoot ? .reuse : policy
    let roots = policy == .push ? declared.filter(open.contains) : open
    let root = roots.firstIndex { $0 == routes.first }
    var place =
      policy == .push
      ? self : NavigationSnapshot(tabs: policy == .reuse ? tabs : open.map { [$0] }, selectedTab: root ?? 0)
    if policy != .push { place.tabs[root ?? 0] = [open[root ?? 0]] }
    if place.modals.last?.style == .alert { return nil }
    for route in root == nil ? routes : Array(routes.dropFirst()) {
      if route.presentation != .push {
        place.modals.append(Modal(style: route.presentation, stack: [route]))
      } else {
        place.layers[place.modals.isEmpty ? place.selectedTab : place.layers.count - 1].append(route)
      }
    }
    return place
  }
}

extension [[StudioRoute]] {
  /// Returns the layer and the depth of the entry at a position among all entries, or (-1, -1).
  func spot(_ position: Int) -> (layer: Int, depth: Int) {
    indices.flatMap { layer in self[layer].indices.map { (layer, $0) } }.element(position) ?? (-1, -1)
  }
}

extension Array {
  /// Returns the element at a position, or `nil` if it is out of bounds.
  func element(_ position: Int) -> Element? { indices.contains(position) ? self[position] : nil }
}

extension NavigationError {
  static var stale: NavigationError { .stale(EntryID(0)) }
  static var noSuchEntry: NavigationError { .noSuchEntry(EntryID(0)) }
  static var badLink: NavigationError { .invalidLink(DeepLinkError(.link, "", at: 0, "")) }
  static var noResultExpected: NavigationError { .noResultExpected(EntryID(0)) }
}

extension NavigationOutcome {
  /// The outcome without entry identities and link errors.
  var withoutIdentities: NavigationOutcome {
    switch self {
    case .refused(.stale): .refused(.stale)
    case .refused(.noSuchEntry): .refused(.noSuchEntry)
    case .refused(.unknownLink), .refused(.invalidLink): .refused(.badLink)
    case .refused(.noResultExpected): .refused(.noResultExpected)
    default: self
    }
  }
}
