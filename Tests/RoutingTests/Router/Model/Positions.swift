import Links

@testable import Routing

// Steps and models know no identities: they name entries by their positions, and outcomes that name any are made alike.

extension NavigationSnapshot<StudioRoute> {
  /// Every stack: the tabs from left to right, then the modals from bottom to top.
  var layers: [[StudioRoute]] {
    get { tabs + modals.map(\.stack) }
    set {
      tabs = Array(newValue.prefix(tabs.count))
      for index in modals.indices { modals[index].stack = newValue[tabs.count + index] }
    }
  }

  /// How many modals lie below a layer, a question being one with what it covers; nil when it is a hidden tab.
  func level(of layer: Int) -> Int? {
    if layer < tabs.count { return layer == selectedTab ? 0 : nil }
    return min(layer - tabs.count + 1, modals.count)
  }
}

extension NavigationSnapshot<StudioRoute> {
  /// The place that a link through these routes leads to; nil when there is no room for it.
  func after(_ routes: [StudioRoute], _ policy: OpenPolicy) -> NavigationSnapshot? {
    let tabs = policy == .reuse ? tabs : [[.desk], [.wall]]
    let root = tabs.firstIndex { $0[0] == routes.first }
    var place = policy == .push ? self : NavigationSnapshot(tabs: tabs, selectedTab: root ?? 0)
    if policy != .push { place.tabs[root ?? 0] = [tabs[root ?? 0][0]] }
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
  /// The layer and the depth of the entry at a position among all entries; (-1, -1) when there is none.
  func spot(_ position: Int) -> (layer: Int, depth: Int) {
    indices.flatMap { layer in self[layer].indices.map { (layer, $0) } }.element(position) ?? (-1, -1)
  }
}

extension Array {
  /// The element at a position; nil when there is none.
  func element(_ position: Int) -> Element? { indices.contains(position) ? self[position] : nil }
}

extension NavigationError {
  static var stale: NavigationError { .stale(EntryID(0)) }
  static var noSuchEntry: NavigationError { .noSuchEntry(EntryID(0)) }
  static var badLink: NavigationError { .invalidLink(DeepLinkError(.link, "", at: 0, "")) }
  static var noResultExpected: NavigationError { .noResultExpected(EntryID(0)) }
}

extension NavigationOutcome {
  /// The same outcome, naming no entry and no byte of a link.
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
